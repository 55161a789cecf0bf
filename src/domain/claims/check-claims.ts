import type { ParsedResume } from '../resume/parsed-resume.ts';
import { checkCauses } from './checks/check-causes.ts';
import { checkContacts } from './checks/check-contacts.ts';
import { checkDates } from './checks/check-dates.ts';
import { checkLanguages } from './checks/check-languages.ts';
import { checkMovedFacts } from './checks/check-moved-facts.ts';
import { checkPresent } from './checks/check-present.ts';
import { checkProperNames } from './checks/check-proper-names.ts';
import { checkNovelty } from './checks/check-novelty.ts';
import { checkNumbers } from './checks/check-numbers.ts';
import { checkPeriods } from './checks/check-dates.ts';
import { checkOutcomes, checkScope } from './checks/check-scope.ts';
import { checkSkills } from './checks/check-skills.ts';
import { checkCertificates, checkDegrees, checkProficiency, checkSchools } from './checks/check-studies.ts';
import { checkTitles } from './checks/check-titles.ts';
import type { ClaimReport, ClaimText, ExplainedSentence, UnsupportedClaim } from './claim.ts';
import { explained, withSource } from './evidence/explain.ts';
import { factBase } from './evidence/fact-base.ts';
import { statementsOf } from './evidence/locate.ts';
import type { ClaimCheck, ClaimContext, CheckedSentence } from './evidence/checked-sentence.ts';

export type { ClaimContext } from './evidence/checked-sentence.ts';

const checks: readonly ClaimCheck[] = [
  checkNumbers,
  checkPeriods,
  checkDates,
  checkProperNames,
  checkTitles,
  checkDegrees,
  checkSchools,
  checkCertificates,
  checkProficiency,
  checkSkills,
  checkScope,
  checkOutcomes,
  checkCauses,
  checkLanguages,
  checkContacts,
  checkMovedFacts,
  checkPresent,
  checkNovelty,
];

/** Checks texts against one resume; created once for many texts. */
export type ClaimChecker = (texts: readonly ClaimText[]) => ClaimReport;

/** Reads the resume once and returns a checker for any number of texts. */
export function claimChecker(source: ParsedResume, context: ClaimContext = {}): ClaimChecker {
  const base = factBase(source, context.today);
  return (texts) => {
    const isVerbatim = verbatimReader();
    let checked = 0;
    const unsupported: UnsupportedClaim[] = [];
    const doubts: UnsupportedClaim[] = [];
    const sentences: ExplainedSentence[] = [];
    for (const statement of statementsOf(texts, base, context)) {
      if (context.explain) sentences.push(explained(statement));
      if (isVerbatim(statement)) continue;
      for (const check of checks) {
        const result = check(statement);
        checked += result.checked;
        unsupported.push(
          ...result.unsupported.map((claim) => (context.explain ? withSource(claim, statement) : claim)),
        );
        doubts.push(...(result.doubts ?? []));
      }
    }
    return {
      supported: unsupported.length === 0,
      checked,
      unsupported: distinct(unsupported),
      doubts: distinct(doubts),
    };
  };
}

/**
 * Checks that the resume contains every number, date, employer, title, degree, school, certificate, skill, scope and outcome of the texts: in the cited lines,
 * else in the entry named, else in the entry that headings, names and words point to. A fact of one entry does not support a claim about another. The texts may
 * address the ad's employer and title.
 */
export const checkClaims = (
  texts: readonly ClaimText[],
  source: ParsedResume,
  context: ClaimContext = {},
): ClaimReport => claimChecker(source, context)(texts);

/** What stands in the evidence word for word claims nothing new, however it is worded. */
function verbatimReader(): (statement: CheckedSentence) => boolean {
  const known = new Map<CheckedSentence['own'], ReadonlySet<string>>();
  return ({ text, header, own }) => {
    if (header) return false;
    const said = known.get(own) ?? new Set(own.map((sentence) => unspaced(sentence.text)));
    known.set(own, said);
    return said.has(unspaced(text));
  };
}

const unspaced = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();

const distinct = (claims: readonly UnsupportedClaim[]): UnsupportedClaim[] => [
  ...new Map(claims.map((claim) => [`${claim.kind}|${claim.claim}|${claim.text}`, claim])).values(),
];
