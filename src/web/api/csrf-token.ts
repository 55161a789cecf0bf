/** Holds the CSRF token of one page. */
export interface CsrfTokens {
  /**
   * The token, fetched once for each session however many ask at the same time. Rejects when it cannot be fetched; the next call
   * tries again.
   */
  get(): Promise<string>;
  clear(): void;
}

interface Deps {
  fetchToken: () => Promise<string>;
  /** Changes whenever the browser's session does, in whichever tab that happens. */
  sessionMark: () => string;
}

export function createCsrfTokens({ fetchToken, sessionMark }: Deps): CsrfTokens {
  let cached: { token: Promise<string>; mark?: string } | undefined;
  return {
    get() {
      if (cached && (cached.mark === undefined || cached.mark === sessionMark())) return cached.token;
      const asked: typeof cached = { token: fetchToken() };
      cached = asked;
      asked.token.then(
        () => {
          // Read when the token has come: the first one brings its session along.
          asked.mark = sessionMark();
        },
        () => {
          if (cached === asked) cached = undefined;
        },
      );
      return asked.token;
    },
    clear() {
      cached = undefined;
    },
  };
}
