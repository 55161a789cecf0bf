import { groupedBy } from '../../grouped-by.ts';
import { fieldOf } from '../../document/headings/field-labels.ts';
import { headingMeaning, keyMeaning, misspeltMeaning } from '../../document/headings/headings.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { headerDate } from '../entries/header-date.ts';
import { schoolScore } from './degree.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { bodyLook, isEmphatic, lookKey } from '../entries/typography.ts';

/**
 * The rows that are headings, with their sections: those that name a section and are set like headings, and all that are set like them and stand where they
 * stand. A person words headings as they like, but sets them all alike, and sets little else so.
 */
export function findHeadings(rows: readonly TextRow[], onlyWords = false): Map<TextRow, SectionKind> {
  const headings = new Map<TextRow, SectionKind>();
  for (const row of rows) {
    const meaning = row.heading && (namedSection(row.text) ?? sectionOf(keyMeaning(row.text)) ?? 'other');
    if (meaning) headings.set(row, meaning);
  }
  if (onlyWords) return headings;
  const places = new Map(rows.map((row, index) => [row, index]));
  for (const row of setLikeHeadings(rows, headings, places)) {
    const above = rows[(places.get(row) ?? 0) - 1];
    const kind = above && headings.get(above);
    const named = namedSection(row.text) ?? sectionOf(keyMeaning(row.text));
    // A heading that is broken over two lines is one heading.
    headings.set(row, named ?? (kind && row.gap < 0.7 * Math.max(row.look.size, 6) ? kind : 'other'));
  }
  const byLook = rows.filter((row) => row.byLook && !headings.has(row) && isShapedLikeOne(row));
  // "Schule und Lehre": one alone that reads like a name is a heading, several are names.
  const names = byLook.filter(isEntryName);
  for (const row of byLook)
    if (names.length < fewestEntries || !isEntryName(row))
      headings.set(row, namedSection(row.text) ?? sectionOf(keyMeaning(row.text)) ?? 'other');
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
  !/^\p{Ll}.*,/u.test(row.text) &&
  /\p{L}{2}/u.test(row.text) &&
  headingMeaning(row.text) !== 'label' &&
  fieldOf(row.text) === undefined;

/** A title, an employer or a school names an entry, whatever word of a heading is in it. */
const isEntryName = ({ text }: TextRow): boolean =>
  titleScore(text) >= 1.5 || employerScore(text) >= 1.5 || schoolScore(text) >= 1.2;

/** The rows that are set like headings, beside those that are known. */
function setLikeHeadings(
  rows: readonly TextRow[],
  known: ReadonlyMap<TextRow, SectionKind>,
  places: ReadonlyMap<TextRow, number>,
): TextRow[] {
  const body = bodyLook(rows);
  const placeOf = (row: TextRow): number => places.get(row) ?? 0;
  const said = groupedBy(rows, ({ text }) => text);
  // What stands under entry after entry is a label of theirs.
  const isShaped = (row: TextRow): boolean => isShapedLikeOne(row) && (said.get(row.text)?.length ?? 0) <= 2;
  const isCertain = (row: TextRow): boolean =>
    known.has(row) || (isShaped(row) && namedSection(row.text) !== undefined);
  const kindsOf = (alike: readonly TextRow[]): number =>
    new Set(alike.map((row) => known.get(row) ?? namedSection(row.text) ?? keyMeaning(row.text))).size;
  const emphatic = rows.filter(
    (row) => !row.bullet && (known.has(row) || row.headingStyle || isEmphatic(row.look, body)),
  );
  const looks = [...groupedBy(emphatic, ({ look }) => lookKey(look)).values()];
  const mostKinds = Math.max(0, ...looks.map((alike) => kindsOf(alike.filter(isCertain))));
  const hasMain = mostKinds >= 2;
  return looks.flatMap((alike) => {
    const shaped = alike.filter(isShaped);
    const certain = alike.filter(isCertain);
    const isMain = kindsOf(certain) >= 2;
    const firstCertain = Math.min(...certain.map(placeOf));
    const isKeyed = (row: TextRow): boolean =>
      !isCertain(row) &&
      sectionOf(keyMeaning(row.text)) !== undefined &&
      // Above all headings a title is the person's own.
      ((isMain && placeOf(row) > firstCertain) || !isEntryName(row));
    const named = [...certain, ...shaped.filter(isKeyed)];
    // Where one look is the headings' by what they say, another one has to say it as clearly.
    const isLargest = 0.9 * alike.length <= shaped.length && alike.length >= fewestAlike && isLargestLook(alike, looks);
    const fewest = isLargest && !hasMain ? 1 : 2;
    if (kindsOf(hasMain ? certain : named) < fewest || 2 * shaped.length < alike.length) return [];
    // Of the names that a resume sets alike, one or two are some section's name by chance.
    if (kindsOf(certain) < mostKinds && 3 * certain.length < shaped.length) return [];
    // Line upon line of it is the text of a column in a colour of its own.
    const set = new Set(alike);
    const inText = alike.filter((row) => !known.has(row) && set.has(rows[placeOf(row) - 1] ?? row));
    if (3 * inText.length > alike.length) return [];
    const first = Math.min(...named.map(placeOf));
    const isNamed = new Set(named);
    const others = shaped.filter((row) => !isNamed.has(row) && placeOf(row) > first);
    const dated = others.filter((row) => standsOverDate(rows, placeOf(row)));
    const names = others.filter(isEntryName);
    // Nothing is set larger than headings: what is in the largest type is one, whatever it names or heads, unless it does both again and again.
    const isOnlyTheirs = isLargest && names.filter((row) => standsOverDate(rows, placeOf(row))).length < fewestEntries;
    const entries = new Set(isOnlyTheirs ? [] : [...names, ...(dated.length > mostOverDates ? dated : [])]);
    // Entries that are named in the headings' look make all else in it doubtful.
    const isOwnLook = entries.size === 0 || (entries.size <= 2 && 3 * entries.size <= named.length);
    const found = isOwnLook ? [...named, ...others.filter((row) => !entries.has(row))] : certain;
    return found.filter((row) => !known.has(row) && named.some((model) => model !== row && sharesPosition(model, row)));
  });
}

const fewestAlike = 4;
const fewestEntries = 2;

/** Set larger than all else that stands out, but for the name at the top. */
const isLargestLook = (alike: readonly TextRow[], looks: readonly (readonly TextRow[])[]): boolean => {
  const size = alike[0]?.look.size ?? 0;
  return size > 0 && looks.every((other) => other === alike || other.length < 2 || (other[0]?.look.size ?? 0) < size);
};

/** The first entry of a section has its date near the section's heading; where many rows have one, they name the entries themselves. */
const mostOverDates = 2;
const standsOverDate = (rows: readonly TextRow[], index: number): boolean =>
  rows.slice(index + 1, index + 3).some((below) => !below.heading && headerDate(below) !== undefined);

const sharesPosition = (a: TextRow, b: TextRow): boolean =>
  Math.abs(a.x - b.x) < 3 || Math.abs(a.right - b.right) < 3 || Math.abs((a.x + a.right) / 2 - (b.x + b.right) / 2) < 4;
