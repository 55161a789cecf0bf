/** How much work was done of late, by whom it was asked for. What lies back counts less and less. */
export interface RecentWork {
  /** Milliseconds. */
  workOf(key: string): number;
  note(key: string, ms: number): void;
  /** How long the last of its kind took; 0 where it is not known. */
  lastOf(key: string): number;
  noteLast(key: string, ms: number): void;
}

/** After so long work counts half, in milliseconds. */
const halfLifeMs = 30_000;
/** Of how many askers it is known; those that were noted longest ago are forgotten. */
const mostKeys = 20_000;

export function createRecentWork(now: () => number): RecentWork {
  const work = new Map<string, { ms: number; at: number }>();
  const last = new Map<string, number>();
  const keep = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
    map.delete(key);
    map.set(key, value);
    const [oldest] = map.keys();
    if (map.size > mostKeys && oldest !== undefined) map.delete(oldest);
  };
  const workOf = (key: string): number => {
    const noted = work.get(key);
    return noted ? noted.ms * 0.5 ** ((now() - noted.at) / halfLifeMs) : 0;
  };
  return {
    workOf,
    note: (key, ms) => keep(work, key, { ms: workOf(key) + ms, at: now() }),
    lastOf: (key) => last.get(key) ?? 0,
    noteLast: (key, ms) => keep(last, key, ms),
  };
}
