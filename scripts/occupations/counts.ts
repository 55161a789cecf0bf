/** How often something was seen with each occupation. */
export type Counts = Map<string, number>;

export function count(counts: Map<string, Counts>, key: string, code: string, weight: number): void {
  const own = counts.get(key) ?? new Map<string, number>();
  own.set(code, (own.get(code) ?? 0) + weight);
  counts.set(key, own);
}

export const totalOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, each) => sum + each, 0);

/** The counts as shares of their sum, the largest first. */
export function sharesOf(counts: ReadonlyMap<string, number>): [string, number][] {
  const total = totalOf(counts);
  return [...counts]
    .map(([code, each]): [string, number] => [code, each / total])
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
