/** Holds the CSRF token of one page. */
export interface CsrfTokens {
  /** The token, fetched once however many callers ask at the same time. Rejects when it cannot be fetched; the next call tries again. */
  get(): Promise<string>;
  clear(): void;
}

export function createCsrfTokens(fetchToken: () => Promise<string>): CsrfTokens {
  let cached: Promise<string> | undefined;
  return {
    get() {
      if (cached) return cached;
      const asked = fetchToken();
      cached = asked;
      asked.catch(() => {
        if (cached === asked) cached = undefined;
      });
      return asked;
    },
    clear() {
      cached = undefined;
    },
  };
}
