import { findDates } from '../../language/dates.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { employerScore, titleScore } from './roles.ts';

const fewest = 2;

/** Rows whose entries are headed by their dates, with the post as the first bullet below: that bullet names the entry and tells nothing of it. */
export function withNamesOffBullets(rows: readonly TextRow[]): TextRow[] {
  const below = new Set(rows.filter((row, index) => row.bullet && isDateAlone(rows[index - 1])));
  const named = [...below].filter(({ text }) => titleScore(text) >= 1.5 || employerScore(text) >= 1.2);
  if (named.length < fewest || 2 * named.length < below.size) return [...rows];
  return rows.map((row) => (below.has(row) ? { ...row, bullet: false } : row));
}

const isDateAlone = (row: TextRow | undefined): boolean => {
  if (row === undefined || row.bullet) return false;
  const [date] = findDates(row.text);
  return date?.range === true && row.text.length - date.text.length <= 2;
};
