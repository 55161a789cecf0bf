import { isTranslated, stemsOfWord } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { allAskedBy, type Posting } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import { tokenise } from '../../language/tokenise.ts';
import { followedShare, stretchesOf, type AdStretches } from './followed-ad.ts';
import { runsOf, shareIn } from './shared-runs.ts';

/** Four words in the ad's order are seldom the same by chance; three count when they are all that a line has. */
const longRun = 4;
const shortRun = 3;
/** A sentence of at least this many words is copied when the ad has `longShare` of them word for word. */
const longWords = 8;
/** Following the ad with other words in between counts from this many more words on: a few words in its order are chance. */
const followingWords = 3;
/** Romance languages need more small words to say the same. */
const longWordsElsewhere: Partial<Record<Language, number>> = { fr: 10, es: 10, pt: 10, it: 10 };
const longShare = 0.6;
/** A shorter line may repeat the ad by chance, but not several consecutive ones that each repeat `shortShare` of it. */
const shortShare = 0.8;
const linesInRow = 3;
const listLinesInRow = 6;
/** Nor do this many that are scattered among lines of the person's own, each of at least `scatteredWords` words. */
export const scatteredLines = 4;
const scatteredWords = 4;
/** A line of this many words or fewer (a heading of the ad, a single skill) does not interrupt the lines around it. */
const slightWords = 4;
/** This many consecutive lines with nothing but a few words of the ad are a list of its keywords. */
const keywordsInRow = 4;
/** Words of the ad strung together without a sentence: at least this many, nearly all from the ad, with hardly any small words. */
const strungWords = 6;
const strungShare = 0.85;
const strungSmallWords = 0.08;
/** At least this many parts between commas, each too short for a clause, are a list of words, too. */
const strungParts = 5;
const partWords = 3.5;

/** An ad's words, and the runs they are part of. */
export interface AdWords {
  words: ReadonlySet<string>;
  /** The minimum number of words of a whole sentence in its language. */
  sentence: number;
  language: Language;
  /** The words' stems in the ad's language. */
  stems: ReadonlySet<string>;
  /** Everything that the words may mean: stems of English words, where they are known. */
  meanings: ReadonlySet<string>;
  long: ReadonlySet<string>;
  short: ReadonlySet<string>;
  stretches: AdStretches;
}

/** The words of an ad with its boilerplate, and the names of the skills it asks for: people who paste an ad paste those, too. */
export function adWords(posting: Posting): AdWords {
  const { title, ad, language } = posting;
  const requirements = allAskedBy(posting);
  const skills = requirements.flatMap(({ skill }) => skill ?? []);
  // Also the ad's text after repair: ads have lost line ends ("specialsDocument services"), which reading restores.
  const sentences = requirements.map(({ sentence }) => sentence);
  const texts = [...new Set([title, ad, ...skills, ...sentences])].map((text) =>
    tokenise(text).map((token) => token.key),
  );
  const words = new Set(texts.flat());
  const stems = new Set([...words].map((word) => stem(word, language)));
  return {
    words,
    language,
    stems,
    meanings: isTranslated(language) ? new Set([...words].flatMap((word) => stemsOfWord(word, language))) : stems,
    sentence: longWordsElsewhere[language] ?? longWords,
    long: runsOf(texts, longRun),
    short: runsOf(texts, shortRun),
    stretches: stretchesOf(tokenise(ad).map((token) => token.key)),
  };
}

/** A whole sentence of the ad. */
export const isLongCopy = (words: readonly string[], ad: AdWords): boolean =>
  words.length >= ad.sentence && shareOf(words, ad) >= longShare && shareIn(words, ad.long, longRun) >= longShare;

/** A few words of the ad in its order. */
const isShortCopy = (words: readonly string[], ad: AdWords): boolean =>
  words.length >= shortRun && shareOf(words, ad) >= shortShare && shareIn(words, ad.short, shortRun) >= shortShare;

/** The ad's words in its order, with others inserted between them or replacing some. */
export const isFollowing = (words: readonly string[], ad: AdWords, least = ad.sentence + followingWords): boolean =>
  words.length >= least && followedShare(words, ad.stretches) >= longShare;

/** Words of the ad strung together, with next to no small ones between them. */
export const isStrung = (words: readonly string[], smallWords: number, ad: AdWords): boolean =>
  words.length >= strungWords && smallWords <= words.length * strungSmallWords && shareOf(words, ad) >= strungShare;

/** The share of words, 0-1, that the ad has. */
const shareOf = (words: readonly string[], ad: AdWords): number =>
  words.length === 0 ? 0 : words.filter((word) => ad.words.has(word)).length / words.length;

/** `loose`: the ad's words in another order; `keyword`: next to nothing but the ad's words; `slight`: next to no words at all. */
type Kind = 'long' | 'short' | 'loose' | 'keyword' | 'slight';

interface RunLine {
  line: SourceLine;
  kind: Kind;
}

/**
 * Lines of a resume that are in the ad: long ones individually, shorter ones where several are next to one another or to a long one, as they are where an ad
 * was pasted in; lines between them count with them if their words are the ad's. Names of skills in a list of skills are not copies: they belong there.
 */
export function copiedLines({ lines, language }: ParsedResume, ad: AdWords): Set<string> {
  const stops = stopWords(language);
  const copied = new Set<string>();
  let run: RunLine[] = [];
  const closeRun = () => {
    for (const { line } of copiedOf(run)) copied.add(line.id);
    run = [];
  };
  const scattered: string[] = [];
  for (const line of lines) {
    const kind = kindOf(line, ad, stops);
    if (kind === undefined) closeRun();
    else run.push({ line, kind });
    if (kind === 'short' && line.section !== 'skills' && tokenise(line.text).length >= scatteredWords)
      scattered.push(line.id);
  }
  closeRun();
  if (scattered.length >= scatteredLines) for (const id of scattered) copied.add(id);
  return copied;
}

/** A line with a date has at most this many words when it is a title or a place with its date. */
const mostDatedWords = 8;
const year = /^(?:19|20)\d\d$/;

function kindOf({ text, heading, section }: SourceLine, ad: AdWords, stops: ReadonlySet<string>): Kind | undefined {
  const all = tokenise(text).map((token) => token.key);
  const words = all.filter((word) => !(word.length === 4 && year.test(word) && !ad.words.has(word)));
  // Years that the ad does not have are the person's: "Systems administrator (2013 - 2016)". A year after a sentence is not.
  const years = all.length - words.length;
  if (years > 1 || (years === 1 && words.length <= mostDatedWords)) return undefined;
  if (isLongCopy(words, ad)) return 'long';
  const smallWords = words.filter((word) => stops.has(word)).length;
  const isSkills = section === 'skills';
  if (!isSkills && (isStrung(words, smallWords, ad) || isListed(text, words, ad) || isFollowing(words, ad)))
    return 'long';
  // In text with many small words, almost any few words occur in the same order by chance.
  const few = ad.sentence > longWords ? ad.sentence : longRun;
  if (isShortCopy(words, ad) || (!isSkills && isFollowing(words, ad, few))) return 'short';
  if (words.length <= slightWords) return shareOf(words, ad) === 1 ? 'keyword' : 'slight';
  if (shareOf(words, ad) >= strungShare) return 'loose';
  return heading ? 'slight' : undefined;
}

/** "Kotlin, Spring Boot, running our services, Kafka, GraphQL": a list, in spite of its small words. */
const isListed = (text: string, words: readonly string[], ad: AdWords): boolean => {
  const parts = text.split(/[,;|•]/).length;
  return parts >= strungParts && words.length / parts <= partWords && shareOf(words, ad) >= strungShare;
};

function copiedOf(run: readonly RunLine[]): readonly RunLine[] {
  const whole = run.filter(({ kind }) => kind === 'long' || kind === 'short');
  const enough = whole.every(({ line }) => line.section === 'skills') ? listLinesInRow : linesInRow;
  const isPasted = whole.length >= enough || whole.some(({ kind }) => kind === 'long');
  const asked = run.filter(({ line, kind }) => kind !== 'slight' && !line.heading);
  if (isPasted) return asked;
  const keywords = asked.filter(({ line, kind }) => kind !== 'loose' && line.section !== 'skills');
  return keywords.length >= keywordsInRow ? keywords : [];
}
