// What a run sees: answers by kind, with their times.
const quantile = (sorted, share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);

export function createTally() {
  const kinds = new Map();
  const times = [];
  let errors = 0;
  let cut = 0;
  let refused = 0;
  const quantileOfAll = (share) =>
    quantile(
      times.toSorted((a, b) => a - b),
      share,
    );
  return {
    /** `status` 0: cut off. 429 and 503 are refusals; every other answer but 200 is an error. */
    note(kind, ms, status, text) {
      if (!kinds.has(kind)) kinds.set(kind, { ms: [], refused: 0, cut: 0, errors: {} });
      const noted = kinds.get(kind);
      if (status === 200) {
        noted.ms.push(ms);
        times.push(ms);
      } else if (status === 429 || status === 503) {
        noted.refused += 1;
        refused += 1;
      } else if (status === 0) {
        noted.cut += 1;
        cut += 1;
      } else {
        const what = `${status} ${text.slice(0, 120)}`;
        noted.errors[what] = (noted.errors[what] ?? 0) + 1;
        errors += 1;
      }
    },
    p50: () => quantileOfAll(0.5),
    p95: () => quantileOfAll(0.95),
    slowest: () => Math.round(times.reduce((most, ms) => Math.max(most, ms), 0)),
    refused: () => refused,
    errors: () => errors,
    faults: () => errors + cut,
    report: () =>
      Object.fromEntries(
        [...kinds].map(([kind, { ms, ...others }]) => {
          const sorted = ms.toSorted((a, b) => a - b);
          return [kind, { answered: ms.length, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), ...others }];
        }),
      ),
  };
}
