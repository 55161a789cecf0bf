import capitals from '../../words/claims/capitals.json' with { type: 'json' };
import countryNames from '../../words/countries.json' with { type: 'json' };
import { entriesOf, headsOf } from '../../words/word-table.ts';
import { isJob } from '../evidence/mentions.ts';
import type { ClaimKind } from '../claim.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '../../language/english-verbs.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { monthNumbers } from '../../language/date-words.ts';
import { foldInPlace } from '../../language/fold.ts';
import { conceptsOf, isTranslatable } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { isGeneral } from '../words/general-words.ts';
import { isRegionByLetters, isWrittenShort, standsForWords } from '../words/abbreviations.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import { placesIn } from '../quantities/within.ts';
import { stopWords } from '../../language/stop-words.ts';
import { isWorkplace } from '../evidence/letter-speech.ts';
import { sheetWords } from '../../resume/document/sheet-words.ts';
import { degreePatterns, titleNouns } from './ranks.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { carriesContent, type Word } from '../words/words.ts';

/** Every name (employer, school, product, place) must be in the evidence; a name of another entry may not move here. */
export const checkProperNames: ClaimCheck = (statement) => {
  const names = statement.header ? headerWords(statement) : namesIn(statement);
  const unknown = names.filter((name) => !isKnown(name, statement));
  const claims = (some: readonly Word[]) =>
    some.map((name) => unsupportedClaim(statement, kindOf(name, statement), name.text, reasonOf(name, statement)));
  const isMild = (name: Word): boolean =>
    (!statement.cited && !statement.header && isGeneral(name)) ||
    isMaker(name, statement) ||
    isJoinedToKnown(name, statement) ||
    isPlaceSaidElsewhere(name, statement);
  return {
    checked: names.length,
    unsupported: claims(unknown.filter((name) => !isMild(name))),
    doubts: claims(unknown.filter(isMild)),
  };
};

/** "Microsoft Power BI" where the resume has Power BI: the maker of what is known. */
export const isMaker = ({ key, end }: Word, { text, words, vocabulary, cited }: CheckedSentence): boolean =>
  !cited &&
  makers.has(key) &&
  words.some(({ start, key: next }) => start === end + 1 && vocabulary.has(next) && text.charAt(end) === ' ');

/** "ISO/IEC 17025" where the resume has ISO 17025. */
const isJoinedToKnown = (
  { start, end }: Word,
  { claimed, words, vocabulary, cited, header }: CheckedSentence,
): boolean =>
  !cited &&
  !header &&
  words.some(
    (other) =>
      ((other.end === start - 1 && claimed.charAt(other.end) === '/') ||
        (other.start === end + 1 && claimed.charAt(end) === '/')) &&
      vocabulary.has(other.key),
  );

const makers: ReadonlySet<string> = new Set(headsOf(capitals, 'makers'));

/** A country where the resume names towns alone, the town of another place of work: said of the person, not of what was done here. */
const isPlaceSaidElsewhere = ({ key, text }: Word, { cited, header, base, entries }: CheckedSentence): boolean => {
  if (cited || header) return false;
  const code = countries.get(foldInPlace(text).toLowerCase());
  if (code !== undefined)
    return !base.sentences.some(({ words }) => words.some((word) => word.text !== code && countries.has(word.key)));
  return base.entries.some((entry) => isJob(entry) && !entries.includes(entry) && entry.header.has(key));
};

/** Countries with their codes. */
const countries: ReadonlyMap<string, string> = new Map(
  entriesOf(countryNames).flatMap(({ head, columns: [names = []] }) =>
    names.map((name): [string, string] => [name, head]),
  ),
);

const isKnown = (word: Word, { text, vocabulary, target, own, words, cited }: CheckedSentence): boolean =>
  vocabulary.has(word.key) ||
  (!cited && (standsForWords(word, own) || isWrittenShort(word, words, own) || isRegionByLetters(word, own))) ||
  vocabulary.has(word.stem) ||
  (target.has(word.key) && !isWorkplace(text, word.start)) ||
  own.some((sentence) => sentence.text.includes(word.text)) ||
  (!cited && (isCutShort(word, own) || isOfOtherSpelling(word, own)));

/** "CA Inter" for "CA Intermediate": a name cut short in the evidence. */
const isCutShort = ({ text }: Word, own: CheckedSentence['own']): boolean =>
  text.length >= 8 &&
  own.some(({ words }) =>
    words.some(({ text: short }) => short.length >= 4 && /^\p{Lu}/u.test(short) && text.startsWith(short)),
  );

/** "B737" where the evidence has "Boeing 737". */
const isOfOtherSpelling = ({ text }: Word, own: CheckedSentence['own']): boolean => {
  const [, letters = '', digits = ''] = /^(\p{Lu}{1,3})-?(\d{2,})$/u.exec(text) ?? [];
  return (
    digits !== '' &&
    own.some(({ words }) =>
      words.some((word, at) => word.text === digits && words[at - 1]?.text.startsWith(letters.charAt(0)) === true),
    )
  );
};

const reasonOf = ({ key }: Word, { base }: CheckedSentence) => (base.vocabulary.has(key) ? 'elsewhere' : 'absent');

/** In a line that names an entry every word counts that may be a name or title, except small words, months, words for "today" and a document's own labels. */
function headerWords({ words, base, text, cited }: CheckedSentence): Word[] {
  const lengths = quantitiesOf(text, base.language).filter(({ unit }) => unit.startsWith('time:'));
  return words.filter(
    (word) =>
      carriesContent(word, base.language) &&
      (cited || /^[\p{Lu}\d]/u.test(word.text) || titleNouns.has(word.key)) &&
      !dateWords.has(foldInPlace(word.text).toLowerCase()) &&
      !lengths.some(({ start, end }) => start <= word.start && word.end <= end),
  );
}

const dateWords = new Set([
  ...monthNumbers.keys(),
  ...headsOf(capitals, 'beside dates'),
  ...Object.values(sheetWords).flatMap(({ courses, grade }) =>
    [courses, grade].map((label) => foldInPlace(label).toLowerCase()),
  ),
]);

/** Capitalised words in places where grammar does not require a capital. */
function namesIn({ claimed: text, words, base, quantities }: CheckedSentence): Word[] {
  const content = words.filter((word) => carriesContent(word, base.language) && text.charAt(word.start) !== ' ');
  const capitals = content.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const titleCase = base.language === 'de' || (content.length >= 4 && capitals / content.length > 0.85);
  const skills = findSkills(text);
  const isNumber = placesIn(quantities().filter(({ unit, label }) => unit !== '' && !label));
  return content.filter((word) => {
    if (skills.some(({ start, end }) => start <= word.start && word.end <= end) || isDegree(word)) return false;
    if (isNumber(word.start)) return false;
    if (!/\p{Lu}|\d/u.test(word.text) || isOrdinary(word, base.language)) return false;
    const size = /^\d+(?:st|nd|rd|th|k|m|b|x|h|bn|mm|ms|s)$/i.test(word.text);
    const marked = /\p{L}.*\p{Lu}|\p{L}\d|\d\p{L}/u.test(word.text) && !size;
    if (marked) return true;
    if (!/^\p{Lu}/u.test(word.text) || opensSentence(word, text)) return false;
    return base.language === 'de' ? isGermanName(word, text) : !titleCase;
  });
}

/** German writes every noun with a capital: a name is no word that is known, and stands where somebody works or before a hyphen. */
const isGermanName = ({ key, start, end }: Word, text: string): boolean =>
  conceptsOf(key, 'de').every((concept) => !concept.some(isTranslatable)) &&
  (/(?<!\p{L})(?:bei|für|von)\s$/iu.test(text.slice(0, start)) || /^-\p{Lu}/u.test(text.slice(end)));

/** "B.S.", "M.Arch": what a degree says is checked as one. */
const isDegree = ({ text }: Word): boolean =>
  /\./.test(text) && degreePatterns.some(([, pattern]) => text.search(pattern) === 0);

const opensSentence = ({ start }: Word, text: string): boolean =>
  /(?:^|[.!?:•–—-]\s+|["“(]\s*|^\W+)$/.test(text.slice(0, start));

const isOrdinary = ({ key }: Word, language: CheckedSentence['base']['language']): boolean =>
  stopWords(language).has(key) ||
  stopWords('en').has(key) ||
  dateWords.has(key) ||
  (titleNouns.has(key) && !/^(?:c[a-z]o|ciso|vp|svp|evp)$/.test(key)) ||
  ordinary.has(key) ||
  [verbOfBase, verbOfPast, verbOfGerund].some((of) => of(key) !== undefined);

/** Capitalised words of letters and headings that name nobody. */
const ordinary = new Set(headsOf(capitals, 'in letters'));

function kindOf({ start, end }: Word, { text, header, entry }: CheckedSentence): ClaimKind {
  const around = text.slice(Math.max(0, start - 25), end + 30);
  if (/universit|college|school|institut|academy|hochschule|école|escuela/i.test(around)) return 'school';
  if (/certif|licen[sc]e/i.test(around)) return 'certificate';
  if (header || /\b(?:at|for|with|joined|from|bei|chez|en|inc|llc|ltd|gmbh)\b/i.test(around))
    return entry?.section === 'education' ? 'school' : 'employer';
  return 'skill';
}
