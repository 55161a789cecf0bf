import { isComparable, isTranslatable } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { isNamedIn } from '../../lexicon/skills/lexicon.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { EvidenceMap, RequirementEvidence } from '../evidence/evidence-map.ts';
import { termsOf, type Term } from './term-match.ts';

/** Whether resume and ad are written in different languages, so that only words known in both can be told to be the same. */
export const isAcrossLanguages = (resume: Language, ad: Language): boolean =>
  resume !== ad && resume !== 'other' && ad !== 'other';

/** Whether a word of an ad has a meaning that is known in other languages too. */
const isJudgeable = ({ stem, others = [] }: Term): boolean => [stem, ...others].some(isTranslatable);

/**
 * Of an ad's terms those that a resume in its own language, or in another one, could be found to say: all of them, or those
 * that are known across languages and those that it does say (names). Undefined where the languages cannot be compared.
 */
export function judgeableTerms(
  terms: readonly Term[],
  said: ReadonlyMap<string, number>,
  resume: Language,
  ad: Language,
): readonly Term[] | undefined {
  if (!isAcrossLanguages(resume, ad)) return terms;
  if (!isComparable(resume) || !isComparable(ad)) return undefined;
  return terms.filter((term) => isJudgeable(term) || said.has(term.stem));
}

/** So large a share of a phrase's weight has to be known in the resume's language. */
const judgeableShare = 0.5;

/**
 * What can be judged of a map: across languages, phrases whose words are not known in both cannot be found in a resume,
 * whatever it says, and are left out; skills that have a name there, degrees, languages and years can.
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
