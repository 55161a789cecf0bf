import words from '../../words/resume/contact.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findDates } from '../../language/dates.ts';
import { sourced, type SourcedText } from '../evidence.ts';
import { leavesNoRoom } from '../entries/prose.ts';
import { sameLook, type TextRow } from '../../document/layout/text-row.ts';
import { findAddresses, topLevel } from './web-address.ts';

const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/u;
const phonePattern = /(?<![\p{L}\p{N}/#@.-])\(?(?:\+|00)?\(?\d[\d\s()./–-]{5,22}\d(?!\p{L}|\d|[-/]\d)/gu;
const phoneLabel = patternOf(
  words,
  'labels of telephone numbers',
  'iu',
  (any) => String.raw`(?:${any})(?:[\s.-]{0,4}(?:no|nr|n[°º]|number|nummer|#))?(?!\p{L})[\s.]{0,4}:?\s{0,4}$`,
);
/** Labels of other numbers, right before them. */
const otherLabel = patternOf(
  words,
  'labels of other numbers',
  'iu',
  (any) => String.raw`(?:#|№|n[°º]|(?<!\p{L})(?:${any})|\p{L}(?:nummer|-id|-?nr))\s?[.:#]{0,2}\s*(?:\p{Lu}{1,3}\s)?$`,
);
const money = /^\s*(?:\p{Sc}|(?:EUR|USD|GBP|CHF)\b)/u;
const separators = /[|·•\t;,]/;

/** The e-mail address: the first in the text, else the first that a link points to. */
export function findEmail(rows: readonly TextRow[]): SourcedText | undefined {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const tail = /@\S*$/.test(row.text) ? brokenOff(row, next) : undefined;
    const match = row.text.includes('@') ? emailPattern.exec(row.text + (tail ?? ''))?.[0] : undefined;
    const lines = tail === undefined ? row.lines : [...row.lines, ...(next?.lines ?? [])];
    if (match) return sourced(match.replace(/\s/g, '').replace(/^[.-]+|[.-]+$/g, ''), lines, 0.98);
  }
  for (const row of rows) {
    const link = row.pieces.flatMap((piece) => piece.runs).find((run) => run.link?.startsWith('mailto:'))?.link;
    const address = link?.slice('mailto:'.length).split('?')[0];
    if (address && emailPattern.test(address)) return sourced(address, row.lines, 0.8);
  }
  return undefined;
}

/** The end of an address that was broken at its column's edge: the next row, when it contains nothing else. */
export function brokenOff(row: TextRow, next: TextRow | undefined): string | undefined {
  const tail = next && /^(?:[a-z0-9._%-]{1,14}|[a-z0-9-]*(?:\.[a-z]{2,8})+)$/i.exec(next.text)?.[0];
  if (!next || tail === undefined || isWhole(row.text, tail) || row.look.size === 0 || !sameLook(row.look, next.look))
    return undefined;
  return leavesNoRoom(row, next) && next.gap < 0.9 * row.look.size && Math.abs(next.x - row.x) < 3 ? tail : undefined;
}

/** The address has its ending, and the row below is a separate address or number. */
const isWhole = (address: string, tail: string): boolean =>
  usualEnding.test(address) && (/^[+\d(]/.test(tail) || findAddresses(tail).length > 0);
const usualEnding = new RegExp(`[@.\\w-]\\.(?:${topLevel})$`, 'i');

/** How far around a number it says what the number is: longer than a contact line. */
const mostBeside = 500;

/** The telephone number as it is written. */
export function findPhone(rows: readonly TextRow[]): SourcedText | undefined {
  let best: { value: SourcedText; score: number } | undefined;
  rows.forEach((row, index) => {
    for (const [at, piece] of row.pieces.entries()) {
      for (const match of piece.text.matchAll(phonePattern)) {
        const before = piece.text.slice(Math.max(0, match.index - mostBeside), match.index);
        const labelled =
          phoneLabel.test(before) ||
          (before.trim() === '' &&
            phoneLabel.test((row.pieces[at - 1]?.text ?? rows[index - 1]?.text ?? '').slice(-mostBeside)));
        const end = match.index + match[0].length;
        const score =
          !labelled && isOtherNumber(match[0], before, piece.text.slice(end, end + mostBeside))
            ? 0
            : phoneScore(match[0], labelled, /(?<!\p{L})(?:tele)?fax/iu.test(before));
        if (score > (best?.score ?? 0))
          best = { value: sourced(withoutOpenBracket(match[0].trim()), row.lines, Math.min(score / 5, 0.98)), score };
      }
    }
  });
  return best?.value;
}

/** "(512 555-0188)" without the bracket whose other half was not read. */
const withoutOpenBracket = (text: string): string => (text.includes(')') ? text : text.replace('(', ''));

/** It has another label; or it is short, and among words. */
function isOtherNumber(text: string, before: string, after: string): boolean {
  if (otherLabel.test(before) || money.test(after)) return true;
  if (text.replace(/\D/g, '').length > 8 || /^\s*\(?(?:\+|00)/.test(text)) return false;
  const inBrackets = /\([^)]*\p{L}[^)]*$/u.test(before) || (text.includes('(') && !text.includes(')'));
  const beside = [before.split(separators).at(-1) ?? '', after.split(separators)[0] ?? ''].join(' ');
  return inBrackets || /\p{L}|\p{Sc}/u.test(beside.replace(/\S+@\S+/g, ''));
}

function phoneScore(text: string, labelled: boolean, fax: boolean): number {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || fax) return 0;
  // "0711 2018 2022": a number may have groups like years, but none of these begins with a 0.
  if (findDates(text).length > 0 && !/^\s*(?:\+|\(|0\d{2,}\s)/.test(text) && !labelled) return 0;
  if (/^\d{5}[-–]\d{4}$/.test(text) || /^\(?(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}\)?$/.test(text.trim())) return 0;
  let score = labelled ? 3 : 0;
  if (/^\s*\(?(?:\+|00)/.test(text)) score += 2;
  if (/^\s*\(\d{2,4}\)/.test(text)) score += 2;
  if (digits.length >= 9 && digits.length <= 13) score += 2;
  else score += 0.5;
  if (/[\s().-]/.test(text.trim())) score += 0.5;
  else if (/^0\d/.test(text)) score += 0.4;
  return score;
}
