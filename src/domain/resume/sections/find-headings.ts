import { groupedBy } from '../../grouped-by.ts';
import { fieldOf } from '../../document/headings/field-labels.ts';
import { headingMeaning, keyMeaning, misspeltMeaning } from '../../document/headings/headings.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { headerDate } from '../entries/header-date.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { bodyLook, isEmphatic, lookKey } from '../entries/typography.ts';

/**
 * The rows that are headings, with their sections: those that name a section and are set like headings, and all that are set like them and stand where they
 * stand. A person words headings as they like, but sets them all alike, and sets little else so.
 */
export function findHeadings(rows: readonly TextRow[]): Map<TextRow, SectionKind> {
  const headings = new Map<TextRow, SectionKind>();
  for (const row of rows) {
    const meaning = row.heading && (namedSection(row.text) ?? sectionOf(keyMeaning(row.text)) ?? 'other');
    if (meaning) headings.set(row, meaning);
  }
  const places = new Map(rows.map((row, index) => [row, index]));
  for (const row of setLikeHeadings(rows, headings, places)) {
    const above = rows[(places.get(row) ?? 0) - 1];
    const kind = above && headings.get(above);
    const named = namedSection(row.text) ?? sectionOf(keyMeaning(row.text));
    // A heading that is broken over two lines is one heading.
    headings.set(row, named ?? (kind && row.gap < 0.7 * Math.max(row.look.size, 6) ? kind : 'other'));
  }
  return headings;
}

const sectionOf = (meaning: ReturnType<typeof headingMeaning>): SectionKind | undefined =>
  meaning === 'label' ? undefined : meaning;

/** The section that a row names by its words. */
const namedSection = (text: string): SectionKind | undefined =>
  sectionOf(headingMeaning(text) ?? misspeltMeaning(text));

const mostWords = 8;

/** What a heading can look like: short, alone on its line, without a date and no sentence. */
const isShapedLikeOne = (row: TextRow): boolean =>
  !row.bullet &&
  row.pieces.length === 1 &&
  row.text.length <= 60 &&
  row.text.split(/\s+/).length <= mostWords &&
  !/[.,;]$|\d{4}|@/.test(row.text) &&
  /\p{L}{2}/u.test(row.text) &&
  headingMeaning(row.text) !== 'label' &&
  fieldOf(row.text) === undefined;

/** A title or an employer names an entry, whatever word of a heading is in it. */
const isEntryName = ({ text }: TextRow): boolean => titleScore(text) >= 1.5 || employerScore(text) >= 1.5;

/** The rows that are set like headings, beside those that are known. */
function setLikeHeadings(
  rows: readonly TextRow[],
  known: ReadonlyMap<TextRow, SectionKind>,
  places: ReadonlyMap<TextRow, number>,
): TextRow[] {
  const body = bodyLook(rows);
  const said = groupedBy(rows, ({ text }) => text);
  const emphatic = rows.filter((row) => !row.bullet && (known.has(row) || isEmphatic(row.look, body)));
  return [...groupedBy(emphatic, ({ look }) => lookKey(look)).values()].flatMap((alike) => {
    // What stands under entry after entry is a label of theirs.
    const shaped = alike.filter((row) => isShapedLikeOne(row) && (said.get(row.text)?.length ?? 0) <= 2);
    const named = shaped.filter(
      (row) => known.has(row) || namedSection(row.text) || (sectionOf(keyMeaning(row.text)) && !isEntryName(row)),
    );
    const kinds = new Set(named.map((row) => known.get(row) ?? namedSection(row.text) ?? keyMeaning(row.text)));
    if (kinds.size < 2 || 2 * shaped.length < alike.length) return [];
    const first = Math.min(...named.map((row) => places.get(row) ?? 0));
    const set = new Set(named);
    const others = shaped.filter((row) => !set.has(row) && (places.get(row) ?? 0) > first);
    const entries = others.filter((row) => namesEntry(row, rows, places.get(row) ?? 0));
    // Entries that are named in the headings' look make all that is unknown in it doubtful.
    const isOwnLook = entries.length === 0 || (entries.length <= 2 && 3 * entries.length <= named.length);
    const doubtful = new Set(isOwnLook ? entries : others);
    const certain = named.filter((row) => known.has(row) || namedSection(row.text));
    const models = certain.length > 0 ? certain : named;
    return [...named, ...others]
      .filter((row) => !known.has(row) && !doubtful.has(row))
      .filter((row) => models.some((model) => model !== row && sharesPosition(model, row)));
  });
}

function namesEntry(row: TextRow, rows: readonly TextRow[], index: number): boolean {
  if (isEntryName(row)) return true;
  return rows.slice(index + 1, index + 3).some((below) => !below.heading && headerDate(below) !== undefined);
}

const sharesPosition = (a: TextRow, b: TextRow): boolean =>
  Math.abs(a.x - b.x) < 3 || Math.abs(a.right - b.right) < 3 || Math.abs((a.x + a.right) / 2 - (b.x + b.right) / 2) < 4;
