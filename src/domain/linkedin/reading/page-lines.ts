import words from '../../words/linkedin-page.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';

/** A line of a copied page. */
export interface PageLine {
  text: string;
  /** The page has a picture before it: it begins an entry. */
  pictured: boolean;
  /** An empty line stands above it. */
  apart: boolean;
}

/** The text of LinkedIn's pages around a profile, which a copied page therefore contains: counts, buttons, picture names. */
const pageText = [
  /^(?:· )?(?:1st|2nd|3rd\+?|1\.|2\.|3\.\+?|1er|2e|3e\+?|1º|2º|3º\+?)(?: degree connection)?$/i,
  /^\d[\d,.]*\+? (?:connections?|followers?|kontakte?|follower:innen|relations?|abonnés?|contactos?|seguidores)(?: · .*)?$/i,
  patternOf(words, 'buttons and notes', 'i', (any) => String.raw`^(?:${any})$`),
  /^\(?(?:he\/him|she\/her|they\/them)(?:\/\w+)?\)?$/i,
  /^(?:endorsed by|\d+ endorsements?)\b/i,
  /^\d+ experiences? (?:at|across)\b/i,
  /^(?:profile photo|background image|cover photo|verified)$/i,
  /^page \d+ of \d+$/i,
  /^[·•|]$/,
];
const picture = /\blogo$/i;

/** Text after a value on the page that says nothing about the person. */
const tails =
  /\s+·\s+(?:\d+ endorsements?|contact info|(?:1st|2nd|3rd\+?))$|\s*…\s?(?:see )?(?:more|less)$|\s*\((?:he\/him|she\/her|they\/them)\)$/i;

/** For screen readers the page repeats lines, with "to" for the dash between dates. */
const spoken = (line: string): string => line.replace(/\s(?:to|bis|à|a|-|–)\s/g, ' ').toLowerCase();

/** The lines of a pasted profile, without the page's own words and what it repeats. */
export function pageLines(text: string): PageLine[] {
  const lines: PageLine[] = [];
  let pictured = false;
  let apart = false;
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim().replace(tails, '').trim();
    apart ||= line === '';
    if (line === '' || pageText.some((pattern) => pattern.test(line))) continue;
    if (picture.test(line)) {
      pictured = true;
      continue;
    }
    lines.push({ text: line, pictured, apart });
    pictured = false;
    apart = false;
  }
  return withoutRepeats(lines);
}

/** More lines than this are no description. */
const longestRepeat = 40;

/** A line, or lines together, that come twice in a row, once. */
function withoutRepeats(lines: readonly PageLine[]): PageLine[] {
  const kept: PageLine[] = [];
  const keys: string[] = [];
  for (const line of lines) {
    kept.push(line);
    keys.push(spoken(line.text));
    for (let length = 1; length <= longestRepeat && 2 * length <= keys.length; length += 1) {
      if (keys.at(-1) !== keys.at(-1 - length)) continue;
      const isRepeated = keys.slice(-length).every((key, at) => key === keys[keys.length - 2 * length + at]);
      if (!isRepeated) continue;
      kept.splice(-length);
      keys.splice(-length);
      break;
    }
  }
  return kept;
}
