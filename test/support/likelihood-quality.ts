/** A value, how likely it was said to be right, and whether it is. */
export interface Judged {
  likelihood: number;
  right: boolean;
}

/** The share of the wrong values that are among the tenth said to be least likely right; 1 where none is wrong. */
export function wrongAmongLeastSure(values: readonly Judged[]): number {
  const wrong = values.filter(({ right }) => !right).length;
  const tenth = values.toSorted((a, b) => a.likelihood - b.likelihood).slice(0, Math.round(values.length / 10));
  return wrong === 0 ? 1 : tenth.filter(({ right }) => !right).length / wrong;
}

const bounds = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 1.01];

/** Values by how likely they were said to be right: how many, the mean that was said, and the share that is. */
export const calibration = (
  values: readonly Judged[],
): { from: number; count: number; said: number; right: number }[] =>
  bounds.slice(0, -1).flatMap((from, at) => {
    const own = values.filter(({ likelihood }) => likelihood >= from && likelihood < (bounds[at + 1] ?? 2));
    if (own.length === 0) return [];
    const said = own.reduce((sum, { likelihood }) => sum + likelihood, 0) / own.length;
    return [{ from, count: own.length, said, right: own.filter(({ right }) => right).length / own.length }];
  });

/** Both as a text. */
export function describeLikelihoods(values: readonly Judged[]): string {
  const wrong = values.filter(({ right }) => !right).length;
  const percent = (share: number): string => (100 * share).toFixed(1);
  const most = Math.min(1, values.length / 10 / Math.max(wrong, 1));
  return [
    `${wrong} of ${values.length} values wrong; ${percent(wrongAmongLeastSure(values))} % of them among the least sure tenth ` +
      `(${percent(most)} % is the most possible)`,
    ...calibration(values).map(
      ({ from, count, said, right }) =>
        `  from ${from}: ${count} values, said to be right ${percent(said)} %, right ${percent(right)} %`,
    ),
  ].join('\n');
}
