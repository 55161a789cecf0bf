import { sinceWords } from '../../language/date-words.ts';
import { findDates, type DateSpan } from '../../language/dates.ts';
import { headerDate } from './header-date.ts';
import { continuesIn, openEnd, widestMark } from './prose.ts';
import { titleScore } from './roles.ts';
import { lookOf, sameLook, sharesEdge, type Look, type Piece, type TextRow } from '../../document/layout/text-row.ts';

/** A date that dates an entry. */
export interface Anchor {
  /** The row it is on, and how many rows it takes. */
  index: number;
  length: number;
  span: DateSpan;
}

/** The dates of a section's entries, in their order. */
export function findAnchors(rows: readonly TextRow[]): Anchor[] {
  const dated = rows.flatMap((row, index): Anchor[] => {
    const span = headerDate(row);
    return span ? [{ index, length: 1, span }] : [];
  });
  const anchors = pairedYears(rows, withoutToldDates(rows, dated));
  anchors.push(...closingDates(rows, anchors));
  anchors.sort((a, b) => a.index - b.index);
  const ranges = anchors.filter((anchor) => anchor.span.range);
  // A lone year next to ranges is a detail ("Award 2018"), not another entry, unless it is placed as the ranges are.
  if (ranges.length === 0) return withoutNeighbours(anchors, rows);
  const named = ranges.some((range) => rows[range.index]?.bullet === false);
  const places = differentPlaces(rows, ranges);
  const kept = anchors.filter((anchor) =>
    anchor.span.range ? !(named && isToldSince(rows, anchor)) : standsLikeOne(rows, anchor, places),
  );
  return withoutNeighbours(kept, rows);
}

/**
 * Without the dates that are told of in descriptions: where some dates of a section are set apart as those of entries are, one within a text, in a bullet or in
 * its wrapped lines is another matter ("Audit lead 2022-2024 for three sites").
 */
function withoutToldDates(rows: readonly TextRow[], anchors: readonly Anchor[]): Anchor[] {
  const wrapped = wrappedRows(rows);
  const settings = new Map(
    anchors.flatMap((anchor) => {
      const setting = wrapped.has(anchor.index) ? undefined : settingOf(rows[anchor.index], anchor.span);
      return setting ? [[anchor, setting] as const] : [];
    }),
  );
  const clear = [...settings].filter(([, setting]) => setting !== 'plain').map(([anchor]) => anchor);
  // Where most are set apart by more than a space, a date at the end of a line is one that is told of.
  const isClear = clear.length >= fewestClear && 2 * clear.length > settings.size;
  const apart = isClear ? clear : [...settings.keys()];
  if (apart.length === 0 || (apart.length === 1 && !apart[0]?.span.range)) return [...anchors];
  const set = new Set(apart);
  // Where entries are a list, so are those whose dates stand at its lines' ends.
  const listed = 2 * apart.filter(({ index }) => rows[index]?.bullet).length > apart.length;
  return anchors.filter((anchor) => set.has(anchor) || (listed && !wrapped.has(anchor.index)));
}

const fewestClear = 2;

/** Rows that continue a bullet above them: they begin where its text begins. */
function wrappedRows(rows: readonly TextRow[]): ReadonlySet<number> {
  const wrapped = new Set<number>();
  let bullet: TextRow | undefined;
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (above && row.look.size > 0 && goesOn(above, row)) wrapped.add(index);
    if (row.bullet) bullet = row.look.size > 0 ? row : undefined;
    else if (
      bullet &&
      sameLook(row.look, bullet.look) &&
      Math.abs(row.x - bullet.x) < 3 &&
      row.gap < 0.9 * (row.bottom - row.y)
    )
      wrapped.add(index);
    else bullet = undefined;
  });
  return wrapped;
}

/** "… and took stock between" above "2019 and 2021", "… through three" above "hard winters, 2020-2023". */
function goesOn(above: TextRow, row: TextRow): boolean {
  const last = above.pieces.at(-1);
  const isCell = row.pieces.length > 1 || row.pieces[0]?.field !== undefined;
  if (!last || row.bullet || isCell || !beginsBelow(above, last, row)) return false;
  if (openEnd.test(last.text) && last.text.split(/\s+/).length >= fewestWordsOfText) return true;
  const opensWithDate = findDates(row.text)[0]?.index === 0;
  return /^\p{Ll}/u.test(row.text) && !opensWithDate && sameLook(last.look, row.look) && continuesIn(above, row);
}

/** It begins where the text above does or, below a bullet, where the bullet's mark stands. */
const beginsBelow = (above: TextRow, last: Piece, row: TextRow): boolean =>
  Math.abs(last.x - row.x) <= 3 ||
  (above.bullet && above.pieces.length === 1 && row.x < above.x && above.x - row.x <= widestMark);

const fewestWordsOfText = 5;
const mostWordsBeside = 14;
/** "2013 – 2014: wrote the plan for the move of the archive" */
const mostWordsTold = 5;
/** "Summers 2012 - 2014" */
const mostWordsOfDate = 1;
/** Three small words in a row: a sentence and no name. */
const sentence = /(?<!\p{L})\p{Ll}{2,}\s+(?:\p{Ll}{2,}\s+){2}/u;

/** How a date is set apart from the rest of its row: alone or in its place on the line, in brackets, by a mark, or by nothing but a space. */
type Setting = 'alone' | 'bracketed' | 'marked' | 'plain';

/** "(May 2019 - Apr 2020, Feb 2022 - )": what stands behind a date without those that it is listed with. */
function withoutMoreDates(text: string): string {
  const next = findDates(text)[0];
  return next?.range && /^\s*[,;&+]\s*$/u.test(text.slice(0, next.index))
    ? withoutMoreDates(text.slice(next.end))
    : text;
}

function settingOf(row: TextRow | undefined, span: DateSpan): Setting | undefined {
  if (!row) return undefined;
  const piece = row.pieces.find(({ text }) => text.includes(span.text));
  if (!piece) return undefined;
  const at = piece.text.indexOf(span.text);
  const before = piece.text.slice(0, at);
  // "2024 – 2028 (expected)" ends with its date.
  const after = withoutMoreDates(piece.text.slice(at + span.text.length)).replace(/^\s*\(\p{L}[^()]*\)\s*$/u, '');
  // "[Oct 2022 - Present] Front-End Developer"
  if (!row.bullet && /^\s*[([]\s*$/.test(before) && /^\s*[)\]]/.test(after)) return 'bracketed';
  const rest = `${before}${after}`.replace(/[\s()[\],.;|·•–—-]+/g, '');
  if (rest === '') return !row.bullet || row.pieces.length > 1 ? 'alone' : undefined;
  const closes = /^[\s)\].]*$/.test(after);
  const bracketed = /[([]\s*$/.test(before) && closes;
  if (row.bullet) return bracketed && titleScore(before) >= 1.5 && before.length <= 60 ? 'bracketed' : undefined;
  if (bracketed) return 'bracketed';
  // "2019 – 2021, Acme": what follows is a name, and no sentence.
  const words = `${before} ${after}`.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (/^\s*:\s*\p{Ll}/u.test(after) && words > mostWordsTold) return undefined;
  if (words > mostWordsBeside || !(closes || /^\s*$/.test(before))) return undefined;
  if (/[|·•]\s*$/.test(before) || /^\s*[|·•:]/.test(after)) return 'marked';
  if (words <= mostWordsOfDate) return 'alone';
  if (sentence.test(`${before} ${after}`)) return undefined;
  return /[.,;:–—-]\s*$/.test(before) || /^(?:\s*[|·•,;:–—-]|\.\s+\p{Lu})/u.test(after) ? 'marked' : 'plain';
}

/** "• Passed every inspection since 2016", in a list whose entries have their dates elsewhere: it is told of one of them. */
function isToldSince(rows: readonly TextRow[], { index, span }: Anchor): boolean {
  const row = rows[index];
  return row?.bullet === true && row.pieces.length === 1 && span.finish === undefined && opening.test(span.text);
}

const opening = new RegExp(`^(?:${sinceWords.join('|')})(?!\\p{L})`, 'iu');

/** In a list whose items end with their dates, items that read like a sentence do so too. */
function closingDates(rows: readonly TextRow[], anchors: readonly Anchor[]): Anchor[] {
  const known = new Set(anchors.map((anchor) => anchor.index));
  const items = anchors.filter((anchor) => rows[anchor.index]?.bullet && closes(rows[anchor.index], anchor.span));
  if (items.length < 2) return [];
  return rows.flatMap((row, index): Anchor[] => {
    if (!row.bullet || known.has(index)) return [];
    const span = findDates(row.text).at(-1);
    return span?.range && closes(row, span) ? [{ index, length: 1, span }] : [];
  });
}

const closes = (row: TextRow | undefined, span: DateSpan): boolean =>
  row !== undefined && row.text.trimEnd().length - (row.text.lastIndexOf(span.text) + span.text.length) <= 2;

/** A date alone on its row above another one is the beginning of a range, the other its end. */
function pairedYears(rows: readonly TextRow[], anchors: readonly Anchor[]): Anchor[] {
  const alone = (anchor: Anchor | undefined): boolean =>
    anchor !== undefined &&
    !anchor.span.range &&
    anchor.span.start !== undefined &&
    anchor.span.text.length >= (rows[anchor.index]?.text.length ?? 0) - 2;
  return anchors.flatMap((anchor, index): Anchor[] => {
    const before = anchors[index - 1];
    const next = anchors[index + 1];
    if (
      before &&
      alone(before) &&
      alone(anchor) &&
      anchor.index === before.index + 1 &&
      inOrder(before.span, anchor.span)
    )
      return [];
    if (!next || !alone(anchor) || !alone(next) || next.index !== anchor.index + 1 || !inOrder(anchor.span, next.span))
      return [anchor];
    return [{ ...anchor, length: 2, span: { ...anchor.span, finish: next.span.start, range: true } }];
  });
}

const inOrder = (a: DateSpan, b: DateSpan): boolean => (a.start?.year ?? 0) <= (b.start?.year ?? 0);

const isAlone = (row: TextRow, anchor: Anchor): boolean => row.text.length - anchor.span.text.length <= 3;

/** How a stretch's last letters are set: a date at its end often has a type of its own. */
const lastLook = (piece: Piece): Look => lookOf(piece.runs.slice(-1), '');

/** The ranges' rows, one of those that stand and look alike: there are no more of these than places on a page. */
function differentPlaces(rows: readonly TextRow[], ranges: readonly Anchor[]): TextRow[] {
  const places = new Map<string, TextRow>();
  for (const range of ranges) {
    const row = rows[range.index];
    const last = row?.pieces.at(-1);
    if (!row || !last) continue;
    const key = [row.pieces.length, row.x, row.right, last.x, last.right, ...lookOfEnd(last)].join(' ');
    if (!places.has(key)) places.set(key, row);
  }
  return [...places.values()];
}

const lookOfEnd = (piece: Piece): unknown[] =>
  [piece.look, lastLook(piece)].flatMap(({ size, bold, italic, color }) => [size, bold, italic, color]);

function standsLikeOne(rows: readonly TextRow[], anchor: Anchor, places: readonly TextRow[]): boolean {
  const row = rows[anchor.index];
  if (!row || (row.bullet && !isAlone(row, anchor))) return false;
  return places.some((other) => {
    if (other.pieces.length !== row.pieces.length || !endsAlike(row, other)) return false;
    const mine = row.pieces.at(-1);
    const theirs = other.pieces.at(-1);
    return (
      mine !== undefined &&
      theirs !== undefined &&
      (sameLook(mine.look, theirs.look) || sameLook(lastLook(mine), lastLook(theirs))) &&
      (Math.abs(mine.right - theirs.right) < 6 || sharesEdge(row, other, 6) || Math.abs(mine.x - theirs.x) < 6)
    );
  });
}

/** "Tavern 1904   York" does not end with its date as "Cook   2016 – 2020" does. */
const endsAlike = (row: TextRow, range: TextRow): boolean =>
  findDates(row.pieces.at(-1)?.text ?? '').length > 0 || findDates(range.pieces.at(-1)?.text ?? '').length === 0;

/** A date directly below a date with nothing else on its row belongs to the same header. */
function withoutNeighbours(anchors: readonly Anchor[], rows: readonly TextRow[]): Anchor[] {
  return anchors.filter((anchor, index) => {
    const before = anchors[index - 1];
    if (!before || anchor.index !== before.index + before.length) return true;
    const text = rows[anchor.index]?.text ?? '';
    return text.length - anchor.span.text.length > 8 || before.span.range;
  });
}
