import framingWords from '../../words/matching/framing-words.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { readLanguages } from '../../language/stop-words.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import { conceptsOf } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import type { AdWords } from './copied-lines.ts';
import { framedStatements } from './repeated-frames.ts';
import type { Statement } from '../statements/statements.ts';

/** A single year says nothing about what was done; two say how long a job was held. */
const year = /^(?:19|20)\d\d$/;

/** The minimum share of the content words that has to be the person's own and not the ad's. */
export const ownShare = 0.2;

/** Words that introduce or claim and mean nothing by themselves: those of the language, and the English ones, which its ads use as well. */
const frameStems: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  readLanguages.map((language) => [
    language,
    new Set([...headsOf(framingWords, language), ...headsOf(framingWords, 'en')].map((word) => stem(word, language))),
  ]),
);

/**
 * Statements with hardly a word of the person's own: the ad's words in any order, and words that frame them. Anyone who did a thing can say to what, with whom
 * or with which result; anyone who did not can only repeat the ad's words, or say the same about each of them ({@link framedStatements}). Names in a list of
 * skills are never bare, nor is a single title or certificate.
 */
export function bareStatements(
  statements: readonly Statement[],
  ad: AdWords,
  language: Language,
): ReadonlySet<Statement> {
  const shareOwn = ownShareFor(ad, language);
  const isBare = ({ words }: Statement): boolean => shareOwn(words) < ownShare;
  const isAboutWork = ({ role, section }: Statement): boolean =>
    role === 'sentence' || role === 'claim' || (role === 'list' && workSections.has(section));
  const framed = framedStatements(statements, adsWordReader(ad, language), language);
  return new Set(statements.filter((each) => framed.has(each) || (isAboutWork(each) && isBare(each))));
}

/** Whether an ad has a word (by its key), or, if it is in another language, a word of the same meaning. */
function adsWordReader(ad: AdWords, language: Language): (word: string) => boolean {
  const meaningOf = (word: string): string => conceptsOf(word, language)[0]?.[0] ?? word;
  return ad.language === language || language === 'other'
    ? (word) => ad.stems.has(stem(word, language))
    : (word) => ad.meanings.has(meaningOf(word));
}

/** The share, 0-1, of the content words (by their keys) that an ad does not have; 0 where there are none. */
export function ownShareFor(ad: AdWords, language: Language): (words: Iterable<string>) => number {
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

const workSections: ReadonlySet<Statement['section']> = new Set(['work', 'projects', 'volunteer', 'summary']);
