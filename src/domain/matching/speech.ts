import { findSkills } from '../lexicon/find-skills.ts';
import { skillByName } from '../lexicon/lexicon.ts';
import type { Posting } from '../posting/posting.ts';
import type { Language } from '../resume/parsed-resume.ts';
import type { EvidenceMap } from './evidence-map.ts';
import type { Statement } from './statements.ts';
import { termsOfText } from './term-match.ts';

/** How much of a resume speaks of what an ad speaks of. */
export const speechNumbers = {
  /** A word of the ad that so many of the resume's statements have counts half. */
  halfAt: 2,
  /** Nobody uses every word of an ad: this share is all. */
  enoughTold: 0.5,
  /** So many statements about a requirement's field count two thirds. */
  fieldAt: 3,
} as const;

/** Whether a statement tells of something, and does not just name or claim it. */
const isTold = ({ role }: Statement): boolean => role !== 'list' && role !== 'claim';

/**
 * How often the resume's own statements use the words of the ad, 0-1: each word by the number of statements that have it,
 * the second one worth less than the first; words that every ad has count less.
 */
export function toldShare(statements: readonly Statement[], { title, body }: Posting, language: Language): number {
  const times = new Map<string, number>();
  for (const { stems } of statements.filter(isTold))
    for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1);
  let total = 0;
  let sum = 0;
  for (const { stem, weight } of termsOfText(`${title}\n${body}`, language)) {
    const count = times.get(stem) ?? 0;
    total += weight;
    sum += (weight * count) / (count + speechNumbers.halfAt);
  }
  return total === 0 ? 0 : Math.min(1, sum / total / speechNumbers.enoughTold);
}

/** How much of the resume is about the fields of what is asked, 0-1, by the requirements' weight: ten years of nursing for an ad for a nurse. */
export function fieldShare(statements: readonly Statement[], map: EvidenceMap): number {
  const counts = new Map<string, number>();
  for (const { families } of statements.filter(isTold))
    for (const family of families) counts.set(family, (counts.get(family) ?? 0) + 1);
  let total = 0;
  let sum = 0;
  for (const { requirement } of map) {
    const names =
      requirement.skill === undefined ? findSkills(requirement.text, { list: true }) : [{ skill: requirement.skill }];
    const families = names.map(({ skill }) => skillByName(skill)?.family ?? '');
    const count = Math.max(0, ...families.map((family) => counts.get(family) ?? 0));
    total += requirement.weight;
    sum += requirement.weight * (1 - Math.exp(-count / speechNumbers.fieldAt));
  }
  return total === 0 ? 0 : sum / total;
}
