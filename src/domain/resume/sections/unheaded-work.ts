import { headerDate } from '../entries/header-date.ts';
import { isProse } from '../entries/prose.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { degreeScore, schoolScore } from './degree.ts';
import type { Section } from './section.ts';

/** Where a history without a heading of its own ends up: below the contact, or what is told above it. */
const swallowing: readonly SectionKind[] = ['basics', 'summary'];

/** Where no section is the work, the dated posts that another one swallowed are one: a person who has little else to tell heads it with nothing. */
export function withUnheadedWork(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, rows }) => kind === 'work' && rows.length > 0)) return [...sections];
  return sections.flatMap((section) => {
    const start = swallowing.includes(section.kind) ? firstPost(section.rows) : undefined;
    if (start === undefined) return [section];
    return [
      { ...section, rows: section.rows.slice(0, start) },
      { kind: 'work' as const, rows: section.rows.slice(start) },
    ];
  });
}

const mostRowsAbove = 2;

/** The row that the first post begins with: its date's, or one above it that names it. */
function firstPost(rows: readonly TextRow[]): number | undefined {
  const dated = rows.findIndex(
    (row, index) =>
      index > 0 && headerDate(row)?.range === true && rows.slice(index - 1, index + 3).some((near) => isNamed(near)),
  );
  if (dated < 0) return undefined;
  let start = dated;
  while (start > 1 && dated - start < mostRowsAbove && isNamed(rows[start - 1])) start -= 1;
  return start;
}

const isNamed = (row: TextRow | undefined): boolean =>
  row !== undefined &&
  !isProse(row) &&
  !/@|\d{7}/.test(row.text) &&
  degreeScore(row.text) < 1 &&
  schoolScore(row.text) < 1 &&
  row.pieces.some(({ text }) => titleScore(text) >= 1.5 || employerScore(text) >= 1.2);
