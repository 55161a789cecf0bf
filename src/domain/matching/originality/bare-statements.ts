import framingWords from '../../words/matching/framing-words.json';
import { headsOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { readLanguages } from '../../language/stop-words.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import { conceptsOf } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import type { AdWords } from './copied-lines.ts';
import { framedStatements } from './repeated-frames.ts';
import type { Statement } from '../statements/statements.ts';

/** One year tells nothing of what was done; two say how long a job was held. */
const year = /^(?:19|20)\d\d$/;

/** So large a share of the words that mean something has to be the person's and not the ad's. */
export const ownShare = 0.2;

/** Words that claim or introduce and tell nothing of themselves: a language's own, and the English ones, which its ads use as well. */
const frameStems: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  readLanguages.map((language) => [
    language,
    new Set([...headsOf(framingWords, language), ...headsOf(framingWords, 'en')].map((word) => stem(word, language))),
  ]),
);

/**
 * Statements in which next to nothing is the person's own: the ad's words, in whatever order, and words that frame them. Who
 * did a thing can say what it was done to, with whom or what came of it; who did not can only say the ad's words, or the same
 * of each of them ({@link framedStatements}). What is listed among the skills is no telling and never bare, nor are titles and
 * certificates held, each for itself.
 */
export function bareStatements(
  statements: readonly Statement[],
  ad: AdWords,
  language: Language,
): ReadonlySet<Statement> {
  const shareOwn = ownShareBeside(ad, language);
  const isBare = ({ words }: Statement): boolean => shareOwn(words) < ownShare;
  const isTelling = ({ role, section }: Statement): boolean =>
    role === 'sentence' || role === 'claim' || (role === 'list' && tellingSections.has(section));
  const framed = framedStatements(statements, adsWordReader(ad, language), language);
  return new Set(statements.filter((each) => framed.has(each) || (isTelling(each) && isBare(each))));
}

/** Tells whether an ad has a word (its key); beside an ad in another language words are the same that mean the same. */
function adsWordReader(ad: AdWords, language: Language): (word: string) => boolean {
  const meaningOf = (word: string): string => conceptsOf(word, language)[0]?.[0] ?? word;
  return ad.language === language || language === 'other'
    ? (word) => ad.stems.has(stem(word, language))
    : (word) => ad.meanings.has(meaningOf(word));
}

/** The share, 0-1, of the words (keys) that mean something and that an ad does not have; 0 where none means anything. */
export function ownShareBeside(ad: AdWords, language: Language): (words: Iterable<string>) => number {
  const framing = frameStems.get(language) ?? new Set<string>();
  const stops = stopWords(language);
  const isAds = adsWordReader(ad, language);
  return (words) => {
    const content = new Map([...words].filter((word) => !stops.has(word)).map((word) => [stem(word, language), word]));
    for (const each of content.keys()) if (framing.has(each)) content.delete(each);
    const years = [...content.keys()].filter((word) => year.test(word));
    if (years.length === 1) content.delete(years[0] ?? '');
    const own = [...content.values()].filter((word) => !isAds(word));
    return own.length / Math.max(1, content.size);
  };
}

const tellingSections: ReadonlySet<Statement['section']> = new Set(['work', 'projects', 'volunteer', 'summary']);
