/** The guided tours, by the names that the specification gives. */
export const tourIds = ['home-first-visit', 'new-user-registration', 'authenticated-user'] as const;
export type TourId = (typeof tourIds)[number];

/** The `data-testid` of everything that a tour can point at; more than one element may have it, and the first that is seen is meant. */
export const tourTargets = {
  score: 'tour-score',
  optimize: 'tour-optimize',
  jobs: 'tour-jobs',
  account: 'tour-account',
  upload: 'tour-upload',
  steps: 'tour-steps',
} as const;
