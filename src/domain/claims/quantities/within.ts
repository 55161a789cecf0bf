/** A stretch of a text. */
interface Span {
  start: number;
  end: number;
}

/** Tells which places lie in one of some stretches, given in their order and without overlaps: found by halves, since a text may have any number of both. */
export function placesIn(spans: readonly Span[]): (at: number) => boolean {
  return (at) => {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.end ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    const span = spans[low];
    return span !== undefined && span.start <= at;
  };
}
