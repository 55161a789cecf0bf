import type { Figure } from './figure.ts';

/** What was kept last: figures by the group they are measured with ("fixtures/claims") and by name. */
export type Kept = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Verdict = 'held' | 'better' | 'FALLEN' | 'new' | 'GONE';

export interface Row {
  group: string;
  name: string;
  now: number | undefined;
  kept: number | undefined;
  noise: number | undefined;
  verdict: Verdict;
}

/** As it is kept: two decimals say more than any noise. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

function verdictOf({ value, better, noise }: Figure, kept: number | undefined): Verdict {
  if (kept === undefined) return 'new';
  const gain = better === 'more' ? rounded(value) - kept : kept - rounded(value);
  // Kept figures have two decimals, and their sums have more.
  if (gain < -noise - 1e-9) return 'FALLEN';
  return gain > 0 ? 'better' : 'held';
}

/** Compares a group's figures with the kept ones. A figure that's no longer measured counts as lost. */
export function compareGroup(group: string, figures: readonly Figure[], kept: Kept[string] = {}): Row[] {
  const rows = figures.map((figure): Row => ({
    group,
    name: figure.name,
    now: rounded(figure.value),
    kept: kept[figure.name],
    noise: figure.noise,
    verdict: verdictOf(figure, kept[figure.name]),
  }));
  const gone = Object.keys(kept).filter((name) => !figures.some((figure) => figure.name === name));
  return [
    ...rows,
    ...gone.map((name): Row => ({ group, name, now: undefined, kept: kept[name], noise: undefined, verdict: 'GONE' })),
  ];
}

export const isRed = ({ verdict }: Row): boolean => verdict === 'FALLEN' || verdict === 'GONE';

/** The figures as they are kept: those of groups that were not measured stay. */
export function keptFrom(rows: readonly Row[], before: Kept): Kept {
  const measured = [...new Set(rows.map(({ group }) => group))].map((wanted) => {
    const own = rows.filter(({ group }) => group === wanted);
    return [wanted, Object.fromEntries(own.flatMap(({ name, now }) => (now === undefined ? [] : [[name, now]])))];
  });
  const all = { ...before, ...(Object.fromEntries(measured) as Kept) };
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? 1 : -1)));
}

const number = (value: number | undefined): string => (value === undefined ? '-' : String(value));

/** The rows as one table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['figure', 'now', 'last kept', 'noise allowed', ''],
    ...rows.map(({ group, name, now, kept, noise, verdict }) => [
      `${group}: ${name}`,
      number(now),
      number(kept),
      number(noise),
      verdict === 'held' ? '' : verdict,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
