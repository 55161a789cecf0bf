import general from '../../words/claims/general-words.json' with { type: 'json' };
import asking from '../../words/interview/asking-words.json' with { type: 'json' };
import neutral from '../../words/claims/neutral-words.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { quantitiesOf } from '../../claims/quantities/quantities.ts';
import { sameValue } from '../../claims/quantities/quantity.ts';
import { isSaid } from '../../claims/words/said.ts';
import { carriesContent, wordsOf, type Word } from '../../claims/words/words.ts';
import type { ClaimChecker } from '../../claims/check-claims.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { splitSentences } from '../../language/sentences.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { allProbes } from '../english/phrases.ts';
import { sweepingWords } from '../../tailoring/new-claims.ts';
import { isOffLimits } from './off-limits.ts';
import { asFirstPerson, isAsking, supposes, supposesPast, tellsOfPerson } from './second-person.ts';
import { skillsIn, type Support, vocabularyOf } from './support.ts';

const stemsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => wordsOf(word, 'en').flatMap(({ key, stem }) => [key, stem])));
const neutralWords = stemsOf(headsOf(neutral, 'brought in by rewording'));
const tellingWords = stemsOf(headsOf(asking, 'telling too'));
const askingWords = new Set([...stemsOf(headsOf(asking)), ...tellingWords, ...neutralWords]);
const openWords = new Set([...stemsOf(headsOf(general)), ...vocabularyOf(allProbes().join('\n')), ...askingWords]);

/** What is known of a resume when wordings about it are checked. */
export interface Known {
  check: ClaimChecker;
  /** All that the resume says, in small letters. */
  said: string;
  /** The words of each of its texts. */
  lines: readonly ReadonlySet<string>[];
  skills: ReadonlySet<string>;
  /** How the ad calls the job and the employer: asked about, and had by nobody. */
  target: readonly string[];
}

/** What makes nothing larger: "How did you get everyone to agree?", and where nothing is said of the person "What if every test failed?" */
const sweepingAsked = { ofPerson: 'any everyone', else: 'any every everyone always never zero' };
/** Numbers that count what is asked for: "two examples", "your first 90 days". */
const askedFor =
  /\b(?:one|two|three|four) (?:examples?|minutes?|things?|steps?|sentences?|reasons?)\b|\bfirst (?:30|60|90|two|three|six) (?:days?|weeks?|months?)\b/gi;
const address = /@|https?:|\bwww\.|\b[\w-]+\.(?:com|org|net|io)\b/i;

/** What a wording is held against. */
interface Checking {
  support: Support;
  /** What the question names. */
  names: readonly string[];
  /** Whether the resume shows what it asks about. */
  isShown: boolean;
  known: Known;
}

/**
 * Why a wording cannot be used: what it says that neither the question, nor the person's lines, nor the ad say of it. Empty for one that says nothing
 * new. English alone: words of other languages are strange.
 */
export function faultsOf(text: string, { support, names, isShown, known }: Checking): string[] {
  if (address.test(text)) return ['address'];
  if (isOffLimits(text, support.asked)) return ['off limits'];
  if (detectLanguage(names.reduce((rest, name) => rest.replace(name, ' '), text)) !== 'en') return ['language'];
  const missing = isShown ? [] : names.filter((name) => isNotShown(name, known));
  return splitSentences(text.replaceAll('’', "'")).flatMap(({ text: sentence }) => [
    ...strangeNumbers(sentence, support),
    ...strangeSkills(sentence, support),
    ...strangeWords(sentence, support),
    ...swappedNumbers(sentence, support.text),
    ...strangeSweep(sentence, support),
    ...(supposes(sentence) ? missing.filter((name) => says(sentence, name)).map((name) => `not shown: ${name}`) : []),
    ...(tellsOfPerson(sentence) ? claimsOf(sentence, known) : []),
  ]);
}

const claimsOf = (sentence: string, { check }: Known): string[] =>
  check([{ text: asFirstPerson(sentence) }]).unsupported.map(({ kind, claim }) => `${kind}: ${claim}`);

function strangeNumbers(sentence: string, { stated, quantities }: Support): string[] {
  const told = sentence.replace(askedFor, ' ');
  const numbers = quantitiesOf(told).filter(
    (quantity) =>
      quantity.label === undefined &&
      !quantities.some(
        (known) => sameValue(quantity, known) && (quantity.rate === undefined || quantity.rate === known.rate),
      ),
  );
  const years = (told.match(/\b(?:19|20)\d\d\b/g) ?? []).filter((year) => !stated.includes(year));
  return [...numbers.map((quantity) => quantity.text), ...years];
}

/**
 * Skills of which neither the name nor the words stand in what the question rests on: "nurses" is in "Charge Nurse", and "trust" is no estate planning
 * here.
 */
const strangeSkills = (sentence: string, { skills, vocabulary }: Support): string[] =>
  findSkills(sentence, { list: true })
    .filter(
      ({ skill, surface }) =>
        !skills.has(skill) &&
        !wordsOf(surface, 'en').every(
          (word) => isSaid(word, vocabulary) || (isPlain(word) && isSaid(word, askingWords)),
        ),
    )
    .map(({ skill }) => skill);

function strangeSweep(sentence: string, { asked }: Support): string[] {
  if (tellsOfPerson(sentence)) return sweepingWords(sentence, asked);
  return sweepingWords(sentence, `${asked}\n${supposes(sentence) ? sweepingAsked.ofPerson : sweepingAsked.else}`);
}

/** Counts of what the support counts otherwise: "tested 9 landing pages" where 70 were tested and 9 kept. */
function swappedNumbers(sentence: string, support: string): string[] {
  const known = countsIn(support);
  return countsIn(sentence).flatMap(({ value, of, text }) => {
    const counted = known.filter((each) => each.of === of);
    return counted.length > 0 && !counted.some((each) => each.value === value) ? [`swapped: ${text}`] : [];
  });
}

const countsIn = (text: string): { value: number; of: string; text: string }[] =>
  quantitiesOf(text).flatMap(({ value, end, text: written }) => {
    const [next] = wordsOf(text.slice(end, end + 40), 'en');
    return next !== undefined && carriesContent(next, 'en') ? [{ value, of: next.stem, text: written }] : [];
  });

const isPlain = ({ text }: Word): boolean => text === text.toLowerCase();

/** Words that stand in nothing the question rests on and that no interviewer asks with. What is told of the person has to stand there in all its words. */
function strangeWords(sentence: string, support: Support): string[] {
  const tells = tellsOfPerson(sentence);
  const asks = isAsking(sentence);
  // What went wrong in a trade is asked of what may happen, not of what this person did.
  const isOpen = asks && !supposesPast(sentence);
  const vocabulary = isOpen ? new Set([...support.vocabulary, ...support.trade]) : support.vocabulary;
  // What supposes nothing of the person may use the words of all trades: "What would you do if a contract were unclear?"
  const usual = tells ? tellingWords : asks && !supposes(sentence) ? openWords : askingWords;
  const named = findSkills(sentence).filter(({ skill }) => support.skills.has(skill));
  return wordsOf(sentence.replace(/n't\b/g, ' not'), 'en')
    .filter(
      (word) =>
        carriesContent(word, 'en') &&
        !isSaid(word, vocabulary) &&
        (isName(word, sentence) || !isSaid(word, usual)) &&
        !named.some(({ surface }) => surface.toLowerCase().includes(word.text.toLowerCase())),
    )
    .map((word) => word.text);
}

/** A capital inside a sentence makes a name of any word: "Target", "Shell". */
const isName = ({ text, start }: Word, sentence: string): boolean =>
  /^\p{Lu}/u.test(text) && /[\p{L}\d,;:]["'“”’)]?\s+["'“(]?$/u.test(sentence.slice(0, start));

/** Whether something of the ad stands in no text of the resume. */
function isNotShown(name: string, { said, lines, skills, target }: Known): boolean {
  if (target.some((each) => each.toLowerCase().includes(name.toLowerCase()))) return false;
  if (said.includes(name.toLowerCase())) return false;
  const words = wordsOf(name, 'en').filter((word) => carriesContent(word, 'en'));
  const named = [...skillsIn(name)];
  // A name of one skill is that skill; in a clause the skill is only a part of what is asked.
  if (words.length <= 2 && named.length > 0 && named.every((skill) => skills.has(skill))) return false;
  return !lines.some((line) => words.every((word) => isSaid(word, line)));
}

/** Whether a sentence names something, in whichever form of its words. */
function says(sentence: string, name: string): boolean {
  const said = vocabularyOf(sentence);
  const words = wordsOf(name, 'en').filter((word) => carriesContent(word, 'en'));
  return words.filter((word) => isSaid(word, said)).length * 2 > words.length;
}
