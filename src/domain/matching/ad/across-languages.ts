import { isComparable, isTranslatable } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { isNamedIn } from '../../lexicon/skills/lexicon.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { EvidenceMap, RequirementEvidence } from '../evidence/evidence-map.ts';
import { termsOf, type Term } from './term-match.ts';

/** Whether resume and ad are in different languages, so that only words known in both can be compared. */
export const isAcrossLanguages = (resume: Language, ad: Language): boolean =>
  resume !== ad && resume !== 'other' && ad !== 'other';

/** Whether the dictionary knows what a word of an ad means in other languages. */
const isJudgeable = ({ stem, others = [] }: Term): boolean => [stem, ...others].some(isTranslatable);

/**
 * The ad's terms that could be found in a resume in this language: in the ad's own language all of them; in another those that are known across languages, and
 * those that the resume does use (names). Undefined where the two languages cannot be compared.
 */
export function judgeableTerms(
  terms: readonly Term[],
  counts: ReadonlyMap<string, number>,
  resume: Language,
  ad: Language,
): readonly Term[] | undefined {
  if (!isAcrossLanguages(resume, ad)) return terms;
  if (!isComparable(resume) || !isComparable(ad)) return undefined;
  return terms.filter((term) => isJudgeable(term) || counts.has(term.stem));
}

/** A phrase can be searched for when words with this share of its weight are known in the resume's language. */
const judgeableShare = 0.5;

/**
 * The requirements of a map that can be judged. Across languages a phrase whose words are not known in both cannot be found in the resume, whatever it says,
 * and is left out. Skills that have a name in the resume's language, degrees, languages and years can be judged.
 */
export function judgeable(map: EvidenceMap, parsed: ParsedResume, posting: Posting): EvidenceMap {
  const { language } = parsed;
  if (!isAcrossLanguages(language, posting.language)) return map;
  const isPhraseJudgeable = (requirement: Requirement): boolean => {
    if (!isComparable(language) || !isComparable(posting.language)) return false;
    const terms = termsOf(requirement, posting.language);
    const weightOf = (part: readonly Term[]): number => part.reduce((sum, { weight }) => sum + weight, 0);
    return weightOf(terms.filter(isJudgeable)) >= judgeableShare * weightOf(terms);
  };
  return map.filter(({ requirement, kind }: RequirementEvidence) => {
    if (requirement.kind === 'experience') return requirement.years !== undefined;
    if (requirement.kind === 'degree' || requirement.kind === 'language' || kind === 'shown') return true;
    const hasName = requirement.skill !== undefined && isNamedIn(requirement.skill, language);
    return hasName || isPhraseJudgeable(requirement);
  });
}
