/**
 * How often the costly routes may be called, in requests per window: `max` by one session, `perAddress` by one address. Many people share an office's address,
 * so its limit is usually higher; guessing passwords comes from addresses, so there it is not.
 */
export const limits = {
  upload: { max: 60, perAddress: 300, windowSeconds: 600 },
  review: { max: 600, perAddress: 2400, windowSeconds: 600 },
  optimize: { max: 300, perAddress: 1200, windowSeconds: 3600 },
  score: { max: 120, perAddress: 600, windowSeconds: 600 },
  liveScore: { max: 30, perAddress: 300, windowSeconds: 60 },
  preview: { max: 60, perAddress: 300, windowSeconds: 600 },
  download: { max: 120, perAddress: 600, windowSeconds: 600 },
  login: { max: 10, perAddress: 60, windowSeconds: 600 },
  register: { max: 10, perAddress: 100, windowSeconds: 3600 },
  reset: { max: 5, perAddress: 30, windowSeconds: 3600 },
  payment: { max: 60, perAddress: 300, windowSeconds: 3600 },
} as const satisfies Record<string, { max: number; perAddress: number; windowSeconds: number }>;

export type LimitName = keyof typeof limits;

/** The largest file a person may upload: 10 MB. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** The longest resume text or job description that is accepted, in characters. */
export const maxTextCharacters = 200_000;
