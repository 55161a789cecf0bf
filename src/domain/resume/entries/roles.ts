import { foldInPlace } from '../../language/fold.ts';
import organisations from '../../words/organisations.json' with { type: 'json' };
import { alternativesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { titleCharacters, titleEndings, titleModifiers, titleNouns } from './title-words.ts';

const legalForms: ReadonlySet<string> = new Set(headsOf(organisations, 'legalForms'));
/** Words that occur in the names of organisations and hardly anywhere else. */
const organisationNouns: ReadonlySet<string> = new Set(headsOf(organisations, 'nouns'));
/** Words that occur in the names of organisations, and in titles and subjects too: they count where no noun of a title does. */
const weakOrganisationNouns: ReadonlySet<string> = new Set(headsOf(organisations, 'weakNouns'));
const organisationCharacters = patternOf(organisations, 'characters', '');
/** What the name of a department or a field of work ends with: "Software Engineering", "Human Resources". */
const departments: ReadonlySet<string> = new Set(headsOf(organisations, 'departments'));
/** Words that name a kind of engagement in place of an employer. */
const employerStandIns: ReadonlySet<string> = new Set(headsOf(organisations, 'standIns'));

const wordsOf = (text: string): string[] =>
  foldInPlace(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#&.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter(Boolean);

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
const isTitleNoun = (word: string): boolean =>
  titleNouns.has(word) || titleNouns.has(singular(word)) || titleEndings.test(word);

const titleParts = (text: string): string[][] =>
  text.split(/[,/|&–—]|\s-\s|\b(?:and|und|et|y|e|of|for|de|für|ds|do spraw)\b/i).map(wordsOf);

/**
 * How much a short text looks like a job title, from about -1 to 3. A title's noun counts most in the position where English and German (last) or the Romance
 * languages (first) put it; a sentence is not a title.
 */
export function titleScore(text: string): number {
  if (titleCharacters.test(text)) return 2;
  // Brackets that are never closed would each be followed to the text's end.
  const head = text.includes(')') ? text.replace(/\([^)]*\)/g, ' ') : text;
  const words = wordsOf(head).flatMap((word) => (titleNouns.has(word) ? [word] : word.split('-').filter(Boolean)));
  if (words.length === 0 || words.length > 14) return -0.5;
  const named = words.some(isTitleNoun);
  // If no word is a title's noun, a part of the text can have one only if it is split differently from the words.
  const parts = !named && !/[&-]|[^\p{ASCII}]/u.test(head) ? [] : titleParts(head);
  let score = named ? 1 : 0;
  if (
    parts.some(
      (part) =>
        isTitleNoun(part.at(-1)?.replace(/^.*-/, '') ?? '') ||
        isTitleNoun(part.filter((w) => !/^(?:i{1,3}|iv|v|\d)$/.test(w)).at(-1) ?? ''),
    )
  )
    score += 1;
  else if (isTitleNoun(words[0] ?? '')) score += 0.8;
  const modifiers = words.filter((word) => titleModifiers.has(word)).length;
  if (score > 0) score += Math.min(modifiers, 2) * 0.25;
  else if (modifiers > 0) score += 0.4;
  if (
    /\((?:m\/w\/d|w\/m\/d|m\/f\/d|h\/f|f\/h|m\/w|part[- ]time|full[- ]time|contract|intern|remote|temp)\)/i.test(text)
  )
    score += 0.8;
  if (/[.!]$/.test(text) && words.length > 6) score -= 1;
  return score;
}

/** "Inc.", "S.L.": what stands behind a company's name, and is part of it. */
export const isLegalForm = (text: string): boolean =>
  legalForms.has(foldInPlace(text).toLowerCase().replace(/[.\s]/g, '')) || legalCapitals.test(text);

const legalCapitals = patternOf(
  organisations,
  'legalCapitals',
  '',
  (any) => String.raw`(?:^|[\s,])(?:${any})\.?(?:$|[\s,)])`,
);

/** "Pike & Sons", "Reed, Stone and Partners": a firm under its owners' names. */
const owners = new RegExp(
  String.raw`\p{L}\s+(?:(?:&|\+|and|und|et|y|e|i|en)\s+(?:${alternativesOf(organisations, 'kin')})|` +
    String.raw`[&+]\s*(?:${alternativesOf(organisations, 'kin behind an ampersand')}))(?!\p{L})`,
  'iu',
);
export const isFirm = (text: string): boolean => owners.test(foldInPlace(text));

/** "Penhale Contractors", "Wells Chemists": a title that means several people is what a firm is called. */
export function namesMany(text: string): boolean {
  const words = wordsOf(text);
  return [words[0], words.at(-1)].some(
    (word) => word !== undefined && !titleNouns.has(word) && singular(word) !== word && titleNouns.has(singular(word)),
  );
}

/** Whether a short text names a department or a field of work by all of its words, and nobody who employs: "Software Engineering", "Human Resources". */
export function isDepartment(text: string): boolean {
  const words = wordsOf(text);
  const isPart = (word: string): boolean => departments.has(word) || titleModifiers.has(word);
  return departments.has(words.at(-1) ?? '') && words.every(isPart);
}

/** How much a short text looks like an organisation's name, from 0 to about 3. */
export function employerScore(text: string): number {
  if (organisationCharacters.test(text)) return 1.5;
  const words = wordsOf(text).map((word) => word.replace(/\./g, ''));
  if (words.length === 0 || words.length > 12) return 0;
  let score = 0;
  if (
    words.some((word) => legalForms.has(word) && !/^(?:as|se|co|ab|ag|me|oy|sa|us|sl|ev|bv)$/.test(word)) ||
    legalCapitals.test(text)
  )
    score += 2;
  const titled = words.some(isTitleNoun);
  const isNoun = (word: string | undefined): boolean =>
    word !== undefined && (organisationNouns.has(word) || (!titled && weakOrganisationNouns.has(word)));
  if (words.some(isNoun)) score += isNoun(words.at(-1)) || isNoun(words[0]) ? 1.2 : 0.7;
  if (words.length <= 4 && words.every((word) => employerStandIns.has(word))) score += 1.5;
  if (/^[A-Z][\w.-]*\.(?:com|io|ai|org|net|de|fr|co|dev|app)$/.test(text.trim())) score += 1.5;
  if (/^[A-Z&]{3,6}$/.test(text.trim()) && !titled) score += 0.7;
  if (/^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(text.trim())) score += 0.5;
  if (/^(?:the|groupe|grupo|university|universit|ministry|bank of)\s/i.test(text)) score += 0.5;
  return score;
}
