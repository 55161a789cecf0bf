/**
 * How often the routes that cost something may be called, in requests per window: `max` by one account, in all its sessions together, or by
 * one visitor's session; `perAddress` by one address. Many people share an office's address, so it may do more; guessing passwords comes
 * from addresses, so there it may not. Wrong passwords are counted apart.
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
/**
 * The longest texts that are taken, in characters: the longest resumes have some 30,000, the longest ads 10,000. Sentences of
 * `copy` name these numbers.
 */
export const maxResumeCharacters = 60_000;
export const maxAdCharacters = 40_000;
/** Of a job's title, and of a company's name. */
export const maxTitleCharacters = 200;
/** Of a LinkedIn profile: experience, skills and recommendations make it about as long as a resume. */
export const maxProfileCharacters = 60_000;
