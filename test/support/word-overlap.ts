/** The harmonic mean of the shares that two lists of words have in common, each word as often as it is there; 0 where they share none. */
export function wordOverlap(a: readonly string[], b: readonly string[]): number {
  const open = [...b];
  const shared = a.filter((word) => {
    const at = open.indexOf(word);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }).length;
  return shared === 0 ? 0 : (2 * shared) / (a.length + b.length);
}
