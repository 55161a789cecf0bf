import { groupedBy } from '../../grouped-by.ts';
import { plainWords } from '../../language/fold.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { fluencyWords } from './languages.ts';
import { languageNames } from './language-names.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { headerDate } from '../entries/header-date.ts';
import { isProse } from '../entries/prose.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { lookKey } from '../entries/typography.ts';

/** A part of the resume under one heading; the part before the first heading is `basics` without one. */
export interface Section {
  kind: SectionKind;
  heading?: TextRow | undefined;
  rows: TextRow[];
}

/** Cuts the rows at their headings, recognised by their words and their look. */
export function splitSections(rows: readonly TextRow[]): Section[] {
  const headings = findHeadings(rows);
  const sections: Section[] = [{ kind: 'basics', rows: [] }];
  for (const row of rows) {
    const kind = headings.get(row);
    if (kind) sections.push({ kind, heading: row, rows: [] });
    else sections.at(-1)?.rows.push(row);
  }
  return sections.map(profileOrContact).map(listOfSkills).map(spokenLanguages);
}

/** The rows that are headings, with their sections. */
function findHeadings(rows: readonly TextRow[]): Map<TextRow, SectionKind> {
  const headings = new Map<TextRow, SectionKind>();
  for (const row of rows) {
    const meaning = row.heading ? headingMeaning(row.text) : undefined;
    if (meaning && meaning !== 'label') headings.set(row, meaning);
  }
  const places = new Map(rows.map((row, index) => [row, index]));
  for (const row of unknownHeadings(rows, headings, places)) {
    const above = rows[(places.get(row) ?? 0) - 1];
    const kind = above && headings.get(above);
    // A heading that is broken over two lines is one heading.
    headings.set(row, kind && row.gap < 0.7 * Math.max(row.look.size, 6) ? kind : 'other');
  }
  return headings;
}

/** Rows set like the known headings and standing where they stand, when that look is the headings' own. */
function unknownHeadings(
  rows: readonly TextRow[],
  known: ReadonlyMap<TextRow, SectionKind>,
  places: ReadonlyMap<TextRow, number>,
): TextRow[] {
  const models = [...known.keys()].filter((row) => row.look.size > 0);
  if (models.length < 2) return [];
  const alike = groupedBy(models, (model) => lookKey(model.look));
  const first = rows.findIndex((row) => known.has(row));
  const unknown = rows.filter((row, index) => {
    if (index <= first || known.has(row) || row.bullet || row.pieces.length > 1 || row.text.length > 60) return false;
    if (/[.,;:]$|\d{4}|@/.test(row.text) || headingMeaning(row.text) === 'label') return false;
    return alike.get(lookKey(row.look))?.some((model) => sharesPosition(model, row)) === true;
  });
  // What stands over a date, a title or an employer names an entry, and then so does all that looks like it.
  if (unknown.some((row) => namesEntry(row, rows, places.get(row) ?? 0))) return [];
  const looks = new Set(unknown.map((row) => lookKey(row.look)));
  const inLook = models.filter((row) => looks.has(lookKey(row.look))).length;
  return unknown.length > inLook ? [] : unknown;
}

function namesEntry(row: TextRow, rows: readonly TextRow[], index: number): boolean {
  if (titleScore(row.text) >= 1.5 || employerScore(row.text) >= 1.5) return true;
  return rows.slice(index + 1, index + 3).some((below) => !below.heading && headerDate(below) !== undefined);
}

const sharesPosition = (a: TextRow, b: TextRow): boolean =>
  Math.abs(a.x - b.x) < 3 || Math.abs(a.right - b.right) < 3 || Math.abs((a.x + a.right) / 2 - (b.x + b.right) / 2) < 4;

/** "Profile" above an address and a telephone number is not a summary. */
function profileOrContact(section: Section): Section {
  if (section.kind !== 'summary') return section;
  const contact = section.rows.some((row) =>
    /\w@\w|^\s*(?:e-?mail|phone|website)\b|^[+(]?\d[\d\s().-]{8,}$/i.test(row.text),
  );
  return contact && !section.rows.some((row) => isProse(row)) ? { ...section, kind: 'basics' } : section;
}

/** A section whose heading is not known, but which is a bare list of short names: a group of skills under its own name. */
function listOfSkills(section: Section): Section {
  if (section.kind !== 'other' || section.rows.length === 0 || section.rows.length > 30) return section;
  const bare = section.rows.every(
    (row) =>
      row.text.length <= 70 &&
      !isProse(row) &&
      !/[.!?]$|[:@]|\d{4}/.test(row.text) &&
      row.text.split(/\s+/).length <= 8,
  );
  return bare ? { ...section, kind: 'skills' } : section;
}

/** "Languages" above Python and SQL are skills: they contain no natural language, and no level of speaking one. */
function spokenLanguages(section: Section): Section {
  if (section.kind !== 'languages' || section.rows.length === 0) return section;
  const words = section.rows.flatMap((row) => plainWords(row.text).split(' '));
  return words.some((word) => languageNames.has(word)) || fluencyWords.test(words.join(' '))
    ? section
    : { ...section, kind: 'skills' };
}
