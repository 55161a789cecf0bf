/** The guided tours, by the names that the specification gives. */
export const tourIds = ['home-first-visit', 'new-user-registration', 'authenticated-user'] as const;
export type TourId = (typeof tourIds)[number];

/** The `data-testid` of everything that a tour can point at; several elements may have it, and the first visible one is used. */
export const tourTargets = {
  score: 'tour-score',
  optimize: 'tour-optimize',
  jobs: 'tour-jobs',
  account: 'tour-account',
  upload: 'tour-upload',
  steps: 'tour-steps',
} as const;
