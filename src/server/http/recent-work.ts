/** How much work was done of late, by whom it was asked for. What lies back counts less and less. */
export interface RecentWork {
  /** Milliseconds. */
  workOf(key: string): number;
  note(key: string, ms: number): void;
}

/** After so long work counts half, in milliseconds. */
const halfLifeMs = 30_000;
/** How many askers are remembered; the oldest are forgotten first. */
const mostKeys = 20_000;

export function createRecentWork(now: () => number): RecentWork {
  const work = new Map<string, { ms: number; at: number }>();
  const workOf = (key: string): number => {
    const noted = work.get(key);
    return noted ? noted.ms * 0.5 ** ((now() - noted.at) / halfLifeMs) : 0;
  };
  return {
    workOf,
    note(key, ms) {
      const noted = { ms: workOf(key) + ms, at: now() };
      work.delete(key);
      work.set(key, noted);
      const [oldest] = work.keys();
      if (work.size > mostKeys && oldest !== undefined) work.delete(oldest);
    },
  };
}
