import proseWords from '../../words/resume/small-words.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { foldInPlace } from '../../language/fold.ts';
import { degreeLetters, degreePattern } from '../sections/degree-words.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

/** Words that occur in sentences and not in names. */
const smallWords = patternOf(
  proseWords,
  'in prose alone',
  'gu',
  (any) => String.raw`(?<![\p{L}.@/])(?:${any})(?!\p{L})`,
);
const joiningHyphen = patternOf(
  proseWords,
  'prefixes with a hyphen',
  'iu',
  (any) => String.raw`(?<!\p{L})(?:${any})-$`,
);

/** "Bachelor of Science in Marine Biology with Specialization in Coastal Ecology": as long as a sentence, and with its words. */
const opensWithDegree = (text: string): boolean =>
  text.length <= longestDegree &&
  !/[.!?…;]$/.test(text) &&
  (degreePattern.exec(foldInPlace(text).toLowerCase())?.index === 0 || degreeLetters.test(text));

const longestDegree = 130;

/** "Map Drawing for Field Work and Survey Planning Basics": all but small words begin as names do. */
const isTitled = (text: string): boolean =>
  !/[.!?…;:]$/.test(text) &&
  text.split(/\s+/).every((word) => !/^\p{Ll}\p{L}{3}/u.test(word)) &&
  !/\p{Ll}/u.test(text.charAt(0));

/** Whether a row is running text rather than a name, a title, a date or a label. */
export function isProse(row: Pick<TextRow, 'text'>): boolean {
  const text = row.text;
  if (opensWithDegree(text)) return false;
  if (text.length > 110) return true;
  if (isTitled(text)) return false;
  const words = text.split(/\s+/).length;
  const commas = text.match(/,/g)?.length ?? 0;
  if (words >= 7 && /[.!?…;]$/.test(text) && 5 * commas < words) return true;
  const small = text.match(smallWords)?.length ?? 0;
  return words >= 9 && small >= 2;
}

/** How a row ends that is not complete. */
export const openEnd = patternOf(
  proseWords,
  'at the end of an open row',
  'iu',
  (any) => String.raw`[,–—&/(-]$|(?<!\p{L})(?:${any})$`,
);

/** Whether a row continues in the next one: it reaches its column's edge, or ends within a sentence. */
export function continuesIn(row: TextRow, next: TextRow): boolean {
  if (next.bullet || next.gap > 0.9 * Math.max(row.bottom - row.y, 8)) return false;
  if (/^(?:https?:|www\.)/.test(next.text)) return false;
  // What begins further left than a bullet's own mark is no part of it.
  if (row.bullet && next.x < row.x - widestMark) return false;
  const startsLow = /^[\p{Ll}(&%]/u.test(next.text);
  const reaches = leavesNoRoom(row, next);
  const open = openEnd.test(row.text);
  if (row.look.size > 0 && Math.abs(row.look.size - next.look.size) > 1) return false;
  if (/-$/.test(row.text) && startsLow) return true;
  if (startsLow && (reaches || open || !/[.!?]$/.test(row.text))) return true;
  return (reaches || open) && (!/[.!?:]$/.test(row.text) || reaches) && Math.abs(next.x - row.x) < 40;
}

/** How far left of its text a bullet's mark stands at most. */
export const widestMark = 24;
const shortestFull = 55;

/** The next row's first word would not have fitted on this row: the line was broken because it was full. */
export function leavesNoRoom(row: TextRow, next: TextRow): boolean {
  // Text without a page has no edge; only long lines can have been broken.
  if (row.look.size === 0 && row.text.length < shortestFull) return false;
  const first = next.text.split(/\s/)[0] ?? '';
  const word = ((next.right - next.x) * (first.length + 1)) / Math.max(next.text.length, 1);
  return row.right + word > row.edge - 1;
}

/** Lines of one paragraph as one text; a word hyphenated at a line's end is joined again. */
export function joinLines(lines: readonly string[]): string {
  // Put together at the end, and only the last of it looked at: what stands before is long in the end.
  const parts: string[] = [];
  let end = '';
  for (const line of lines) {
    const joint = end === '' ? '' : jointOf(end, line);
    if (joint === 'hyphen off') parts.push((parts.pop() ?? '').slice(0, -1));
    else parts.push(joint);
    parts.push(line);
    end = joint === 'hyphen off' ? end.slice(0, -1) + line : end + joint + line;
    end = end.slice(-longestEnd);
  }
  return parts.join('');
}

/** The longest prefix that a hyphen joins, and what may stand before it. */
const longestEnd = 40;

/** What parts two lines of a paragraph. Whether a hyphen is the word's own cannot be known; prefixes that are written with one keep it. */
function jointOf(end: string, line: string): '' | ' ' | 'hyphen off' {
  if (/\p{Ll}[-‐\u00AD]$/u.test(end) && /^\p{Ll}/u.test(line)) return joiningHyphen.test(end) ? '' : 'hyphen off';
  const japanese =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。ー]$/u.test(end) &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。ー]/u.test(line);
  return japanese ? '' : ' ';
}
