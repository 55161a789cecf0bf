import { skillByName } from '../../lexicon/skills/lexicon.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import { titleNouns } from '../../resume/entries/title-words.ts';
import vague from '../../words/interview/vague-foreign-topics.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';

const vagueWords = new Set(headsOf(vague));

/** Whether there is an interviewer who asks in this language and quotes the ad's words as they stand. */
export const isQuotedIn = (language: Posting['language']): boolean => ['de', 'fr', 'es'].includes(language);

/**
 * What an ad in another language than English calls a skill, in its own words; undefined where they name people, say too little, or where nothing else in
 * the ad is of the same trade: then the word most likely means something else here.
 */
export function foreignName(
  written: string | undefined,
  { skill, text }: Requirement,
  { language, requirements, title }: Posting,
): string | undefined {
  if (written === undefined) return undefined;
  if (!isQuotedIn(language)) return `“${written}”`;
  const words = written.toLowerCase().split(/[\s-]+/);
  const [first = ''] = words;
  if (vagueWords.has(written.toLowerCase()) || (words.length === 1 && isPerson(first))) return undefined;
  // A German word in lower case is a verb or an adjective.
  if (language === 'de' && /^\p{Ll}/u.test(written)) return undefined;
  if (title.toLowerCase().includes(written.toLowerCase()) && words.length === 1) return undefined;
  const family = skillByName(skill ?? '')?.family;
  const ofFamily = requirements.filter((other) => skillByName(other.skill ?? '')?.family === family);
  const isAlone = new Set(ofFamily.map((other) => other.skill)).size < 2;
  return isAlone && words.length === 1 && /^\p{Ll}/u.test(text) && language !== 'de' ? undefined : written;
}

const isPerson = (word: string): boolean =>
  titleNouns.has(word) ||
  titleNouns.has(word.replace(/s$/, '')) ||
  /(?:buchhalter|pfleger|techniker|meister|fachfrau|fachmann|kraft|leiter|referent|koch|innen)(?:in)?$/.test(word) ||
  /(?:euse|trice|ière|iers|eurs|istas?|dores|dora)s?$/.test(word);

/** A language as the ad writes it; undefined for the ad's own and for "Zweitsprache". */
export const languageName = (text: string, skill: string | undefined, { language }: Posting): string | undefined =>
  skill === undefined || skill === 'Foreign languages' || skill === own[language as 'de'] || text.includes(' ')
    ? undefined
    : text;
const own = { de: 'German', fr: 'French', es: 'Spanish' };
