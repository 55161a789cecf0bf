import words from '../../words/resume/person-names.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findDates } from '../../language/dates.ts';
import { squeeze } from '../../language/fold.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { sourced, type SourcedText } from '../evidence.ts';
import { placeScore } from './location.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { sameLook, type TextRow } from '../../document/layout/text-row.ts';

const documentEnd =
  /(?:['’]s)?\s*(?:[-–—:|,]\s*)?(?:curr[ií]culum v[ií]t(?:ae|æ)|resume|résumé|cv|lebenslauf|curr[ií]culum)(?:\s+(?:19|20)\d\d)?\s*$/i;
const greeting = patternOf(
  words,
  'labels of a name',
  'iu',
  (any) => String.raw`^(?:(?:hi|hello|hey)[,!.]?\s+)?(?:i['’]?\s?a?m|my name is|je suis|ich bin|soy|(?:${any})\s*:)\s+`,
);
const documentWord = patternOf(
  words,
  'names of the document',
  'iu',
  (any) => String.raw`^(?:${any})(?![\p{L}\p{N}])\s*(?:of|de|di|von|van|[-–—:|])?\s*`,
);
const credentials = patternOf(
  words,
  'letters behind a name',
  'i',
  (any) => String.raw`[,|]\s*(?:(?:${any})\.?\s*,?\s*)+$`,
);
const nameWord = patternOf(
  words,
  'particles',
  'u',
  (any) => String.raw`^(?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:${any})|["“(]\p{Lu}[\p{L}.-]+[")”])$`,
);

/** "(she/her)" behind a name. */
const pronouns = patternOf(
  words,
  'pronouns',
  'iu',
  (any) => String.raw`\s*[([|,]?\s*(?:${any})(?:\s?/\s?(?:${any}))+[)\]]?\s*$`,
);

/** "OLSEN, MARTA K.": the family's name first, as forms and some countries have it. */
const familyFirst = /^\p{Lu}[\p{Lu}\p{M}'’ -]+,\s+\p{Lu}[\p{L}\p{M}'’. -]+$/u;

/** Letters of scripts that have no capitals, Hebrew and Arabic among them, with the marks that occur in names. */
const uncased = /^[\p{Lo}\p{M}\s'’.\-־׳״]+$/u;

/** "Name" in the cell before. */
const nameLabel = patternOf(words, 'labels of a name', 'iu', (any) => String.raw`^(?:${any})\s*:?$`);

/** Whether a text is the label before a name on a form. */
export const isNameLabel = (text: string): boolean => nameLabel.test(text);

interface Candidate {
  text: string;
  lines: string[];
  labelled?: boolean;
  score: number;
}

/** The person's name: in large type, at the top, shaped like a name and similar to the e-mail address. */
export function findName(
  rows: readonly TextRow[],
  firstHeading: number,
  hints: readonly string[],
): SourcedText | undefined {
  const page = rows.filter((row, index) => row.page === (rows[0]?.page ?? 1) && !isInitials(row, rows[index + 1]));
  const largest = Math.max(...page.map((row) => row.look.size), 0);
  const candidates: Candidate[] = [];
  const isBlind = largest === 0 && hints.length === 0 && titleScore(page[0]?.text ?? '') >= 2;
  let best = 0;
  page.forEach((row, index) => {
    if (index > 60 && row.look.size < largest) return;
    // Where the name was removed and a title heads the resume, the text below has no name.
    if (isBlind && index >= firstHeading) return;
    for (const candidate of namesIn(
      row,
      page.slice(index + 1, row.look.size >= largest - 0.6 ? index + 3 : index + 2),
    )) {
      const extra = (candidate.labelled ? labelledName : 0) - (continuesName(row, page[index - 1], largest) ? 1 : 0);
      const score = nameScore(candidate.text, row, { index, firstHeading, largest, hints, least: best - extra });
      candidates.push({ ...candidate, score: score > 0 ? score + extra : score });
      best = Math.max(best, score > 0 ? score + extra : score);
    }
  });
  const name = candidates.sort((a, b) => b.score - a.score || b.lines.length - a.lines.length)[0];
  if (!name || name.score < 1) return undefined;
  return sourced(name.text, name.lines, Math.min(name.score / 8, 0.99));
}

/** In the type of the largest text, directly below a row in the same type: a name begins above it. */
const continuesName = (row: TextRow, above: TextRow | undefined, largest: number): boolean =>
  above !== undefined &&
  largest > 0 &&
  row.look.size >= largest - 0.6 &&
  sameLook(row.look, above.look) &&
  row.gap < row.look.size &&
  above.y <= row.y &&
  nameWord.test(above.text.split(/\s+/)[0] ?? '');

/** "BT" in large type above "Beatrix Tolland": an ornament. */
const isInitials = (row: TextRow, below: TextRow | undefined): boolean =>
  below !== undefined &&
  /^\p{Lu}(?:\.?\s?\p{Lu}){1,2}\.?$/u.test(row.text) &&
  below.look.size < row.look.size &&
  below.text.startsWith(row.text.slice(0, 1)) &&
  /^\p{Lu}\p{L}+/u.test(below.text);

/** The row's own text, its first piece, and the row joined with the next ones when a name is set on two or three lines. */
function namesIn(row: TextRow, next: readonly TextRow[]): Omit<Candidate, 'score'>[] {
  const tidy = (text: string): string =>
    text
      .replace(documentWord, '')
      .replace(documentEnd, '')
      .replace(greeting, '')
      .replace(pronouns, '')
      .replace(credentials, '')
      .replace(/(?:[,;:!|]|(?<!(?:^|[\s.])(?:\p{Lu}|Jr|Sr))\.)+$/u, '')
      .trim();
  const own = row.pieces.map((piece) => tidy(piece.text)).slice(0, 2);
  const found = own.map((text, index): Omit<Candidate, 'score'> => {
    const labelled = index > 0 && nameLabel.test(row.pieces[0]?.text ?? '');
    return { text: labelled ? inOrder(text) : text, lines: row.lines, labelled };
  });
  if (row.pieces.length > 1)
    found.push({ text: tidy(row.pieces.map((piece) => piece.text).join(' ')), lines: row.lines });
  const inline = /^([^|•·–—,/]+?)(?:\s*,\s+|\s+[|•·–—/-]\s+)/.exec(row.text)?.[1];
  if (inline) found.push({ text: tidy(inline), lines: row.lines });
  let above = row;
  let text = row.text;
  const lines = [row.id];
  for (const below of next) {
    const close = row.look.size > 0 && below.gap < row.look.size && above.y <= below.y;
    const alike = above === row ? Math.abs(below.look.size - row.look.size) < 1 : sameLook(below.look, row.look);
    if (!close || !alike) break;
    text = /\p{L}-$/u.test(text) ? text + below.text : `${text} ${below.text}`;
    lines.push(below.id);
    found.push({ text: tidy(text), lines: [...lines] });
    above = below;
  }
  return found;
}

/** "Nowak, Anna": a name on a form, with the family's first. */
const inOrder = (text: string): string => text.replace(/^([^,]+),\s*([^,]+)$/u, '$2 $1');

/** What the label "Name" before it counts. */
const labelledName = 3;

/** How much a text looks like the name on a row; also 0 where it cannot reach `least`. */
function nameScore(
  text: string,
  row: TextRow,
  {
    index,
    firstHeading,
    largest,
    hints,
    least,
  }: { index: number; firstHeading: number; largest: number; hints: readonly string[]; least: number },
): number {
  if (text.length < 2 || text.length > 48 || /[\d@/\\:;!?%]|https?|www\./.test(text)) return 0;
  const words = (familyFirst.test(text) ? text.replace(',', '') : text).split(/\s+/).filter(Boolean);
  if (words.length > 6) return 0;
  const cjk = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s・]{2,12}$/u.test(text);
  let score = 0;
  if (words.every((word) => nameWord.test(word)) && words.length >= 2) score += 2;
  else if (cjk || (words.length >= 2 && words.length <= 5 && uncased.test(text))) score += 2;
  else if (words.length === 1 && /^\p{Lu}/u.test(text)) score += 0.5;
  else if (words.length >= 2 && words.length <= 4 && /^\p{L}[\p{L}\s'’.-]+$/u.test(text)) score += 0.5;
  else return 0;
  if (largest > 0 && row.look.size >= largest - 0.6) score += 3;
  else if (largest > 0 && row.look.size >= 0.75 * largest) score += 1;
  if (index === 0) score += 2;
  else if (index < firstHeading && index < 4) score += 1;
  else if (index >= firstHeading) score -= 1;
  if (row.bullet) score -= 2;
  const address = addressScore(words, hints);
  // Everything below lowers the value.
  if (score + address.words + address.whole < least) return 0;
  if (headingMeaning(text) !== undefined || findDates(text).length > 0) return 0;
  const titled = titleScore(text);
  // A resume without any contact may have no name: a title at its head is then a title.
  if (hints.length === 0 && largest === 0 && titled >= 2) return 0;
  // Baker, Cook and Mason are names too: where a name is expected, a title's noun means little.
  const alone = largest > 0 ? row.look.size >= largest - 0.6 : index < Math.min(firstHeading, 3);
  score -= (alone ? 0.4 : 2.5) * Math.max(titled, 0) + (cjk ? 0 : 1.5 * employerScore(text));
  if (placeScore(text) > 0.8 && !(row.look.size >= largest - 0.6)) score -= 2;
  return score + address.words + address.whole;
}

/** What its words in the e-mail address count, and an address made of its initial and its last word. */
function addressScore(words: readonly string[], hints: readonly string[]): { words: number; whole: number } {
  const tokens = words
    .flatMap((word) => word.split('-'))
    .map(squeeze)
    .filter((word) => word.length >= 2);
  const matched = tokens.filter((token) => hints.some((hint) => hint.includes(token))).length;
  const isWhole = (hint: string): boolean => hint === (tokens[0]?.[0] ?? '') + (tokens.at(-1) ?? '');
  return {
    words: tokens.length > 0 ? (3 * matched) / tokens.length : 0,
    whole: tokens.length >= 2 && hints.some(isWhole) ? 1.5 : 0,
  };
}
