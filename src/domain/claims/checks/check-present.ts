import words from '../../words/claims/experience.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { isJob } from '../evidence/mentions.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import { unsupportedClaim, type ClaimCheck } from '../evidence/checked-sentence.ts';
import { shared, topicsOf, wordsOf } from '../words/words.ts';

/** From the word for "now" to the end of its clause; what somebody "is", told behind their title: "Analyst, cleaning data in R". */
const now = patternOf(words, 'at present', 'giu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})[^.;]*`);
const behindTitle = /^\p{L}[^,.;]{3,60},\s(\p{L}+ing\s[^.;]*)/gu;
/** Parts of what is told: each may be of another place. */
const between = /,\s|\sand\s(?=\p{L}+ing\s)|\sbut\s|\safter\s|\sfollowing\s/u;

const leastAlike = 3;

/** What somebody is said to do now may not be what the resume has of a position that has ended alone. */
export const checkPresent: ClaimCheck = (statement) => {
  const { letter, cited, addressing, claimed, base, entries } = statement;
  const jobs = base.entries.filter(isJob);
  const isOver = jobs.some(({ dates }) => dates.some(({ present }) => present));
  if (!letter || cited || addressing || entries.length > 0 || !isOver) return { checked: 0, unsupported: [] };
  const described = /\bI\b/.test(claimed) ? [] : claimed.matchAll(behindTitle);
  const parts = [...claimed.matchAll(now), ...described].flatMap((match) => (match[1] ?? match[0]).split(between));
  const unsupported = parts.flatMap((part) => {
    const topics = topicsOf(wordsOf(part, base.language), base.language);
    const best = (sentences: readonly SourceSentence[]): number =>
      Math.max(0, ...sentences.map((sentence) => shared(topics, sentence.topics)));
    const bestIn = (isPresent: boolean): number =>
      Math.max(
        0,
        ...jobs
          .filter(({ dates }) => dates.some(({ present }) => present) === isPresent)
          .map(({ sentences }) => best(sentences)),
      );
    const past = bestIn(false);
    const isPast = past >= leastAlike && past > bestIn(true) && past > best(base.general);
    return isPast ? [unsupportedClaim(statement, 'date', part.trim(), 'changed')] : [];
  });
  return { checked: parts.length, unsupported };
};
