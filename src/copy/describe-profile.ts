import { catalogue } from '#domain/scoring/catalogue.ts';
import type { Finding } from '#domain/scoring/evaluation.ts';
import type { ProfileCheck, ProfileEvaluation } from '#domain/linkedin/evaluate-profile.ts';
import {
  profileCatalogue,
  profileFindingCodes,
  type ProfileCheckName,
  type ProfileFindingCode,
} from '#domain/linkedin/profile-checks.ts';
import type { Copy } from './copy.ts';
import {
  isCostly,
  isFindingCode,
  isKnown,
  isStrong,
  mostShownFirst,
  mostStrengths,
  saidOnce,
  type DescribedFinding,
} from './describe-evaluation.ts';
import { readFacts, type Wording } from './finding-words.ts';

export interface DescribedProfile {
  strengths: string[];
  issues: string[];
  suggestions: string[];
  /** Everything found, the most worth doing first. */
  findings: DescribedFinding[];
}

/** The evaluation of a LinkedIn profile in a language's sentences, for people; `pending` as for a resume. */
export function describeProfile(
  { checks }: Pick<ProfileEvaluation, 'checks'>,
  copy: Copy,
  { pending = false }: { pending?: boolean } = {},
): DescribedProfile {
  const findings = saidOnce(
    checks.flatMap((check) => describeCheck(check, copy)),
    copy,
  ).toSorted((a, b) => b.potential - a.potential);
  const costly = findings.filter(isCostly);
  return {
    strengths: strengthsOf(
      checks.filter((check) => isKnown(check, pending)),
      findings,
      copy,
    ),
    issues: costly.slice(0, mostShownFirst).map(({ issue }) => issue),
    suggestions: costly.slice(0, mostShownFirst).map(({ fix, worth: points }) => `${fix} ${points}`),
    findings,
  };
}

const isOwn = (name: ProfileCheck['name']): name is ProfileCheckName => name in profileCatalogue;
const weightOf = (name: ProfileCheck['name']): number =>
  (isOwn(name) ? profileCatalogue[name] : catalogue[name]).weight;

const strengthsOf = (
  checks: readonly ProfileCheck[],
  findings: readonly DescribedFinding[],
  { checkWords, profileStrengths }: Copy,
): string[] =>
  checks
    .filter(({ name, score }) => isStrong(score) && !findings.some((found) => found.check === name && isCostly(found)))
    .toSorted((a, b) => weightOf(b.name) - weightOf(a.name))
    .slice(0, mostStrengths)
    .map(({ name }) => (isOwn(name) ? profileStrengths[name] : checkWords[name].strength));

const isProfileCode = (code: string): code is ProfileFindingCode => profileFindingCodes.some((known) => known === code);

const wordingOf = (code: string, { profileFindings, findingWordings }: Copy): Wording | undefined => {
  if (isProfileCode(code)) return profileFindings[code];
  return isFindingCode(code) ? findingWordings[code] : undefined;
};

/** What a check found, findings of one kind together; doing all of them brings no more than the check costs. */
function describeCheck({ name, cost, findings }: ProfileCheck, copy: Copy): DescribedFinding[] {
  return [...new Set(findings.map(({ code }) => code))].flatMap((code) => {
    const wording = wordingOf(code, copy);
    if (!wording) return [];
    const group: Finding[] = findings.filter((finding) => finding.code === code);
    const sum = group.reduce((total, { potential }) => total + potential, 0);
    const potential = Math.round(10 * Math.min(sum, cost)) / 10;
    const words = wording(readFacts(group.map(({ facts }) => facts)));
    return [
      {
        check: name,
        code,
        ...words,
        worth: copy.worth(potential),
        potential,
        quotes: group.flatMap(({ quotes }) => quotes),
      },
    ];
  });
}
