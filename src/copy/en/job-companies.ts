import { either } from './counting.ts';

/** Companies whose job boards are checked. */
export const jobCompanies = {
  either,
  /** Why a board gave nothing the last time, by the codes of `SourceFailure`. */
  failures: {
    tooLarge: (provider: string) => `This board on ${provider} is too large for us to read, so we left it out.`,
    unreachable: (provider: string) => `We couldn’t reach this board on ${provider}. We’ll try again soon.`,
    slow: (provider: string) => `${provider} took too long to answer. We’ll try again soon.`,
    refused: (provider: string) => `${provider} doesn’t let us read this board. It may no longer be public.`,
    limited: (provider: string) => `${provider} only takes so many requests. We’ll try again later.`,
    broken: (provider: string) => `We couldn’t read what ${provider} sent us. We’ll try again later.`,
    unknown: (provider: string) =>
      `${provider} doesn’t have this board, or no longer does. Please check the address on the company’s careers page.`,
    failed: (provider: string) => `${provider} had a problem of its own. We’ll try again later.`,
  },
} as const;
