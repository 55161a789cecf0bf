import { readStatements } from '../matching/statements/statements.ts';
import { catalogue, passedFrom } from '../scoring/catalogue.ts';
import { categoryKeys, type CategoryKey, type Check, type CheckName, type Finding } from '../scoring/evaluation.ts';
import { evaluate } from '../scoring/evaluate.ts';
import type { GrammarFact } from '../scoring/mistakes/grammar-fact.ts';
import {
  profileCatalogue,
  profileCheckNames,
  profileRulesetVersion,
  sharedChecks,
  type ProfileCheckName,
} from './profile-checks.ts';
import { judge, profileRules } from './profile-rules.ts';
import type { LinkedinProfile } from './read-profile.ts';

export type ProfileCheck = Omit<Check, 'name'> & { name: CheckName | ProfileCheckName };

/** The outcome of scoring a profile. Same input, same outcome, always. */
export interface ProfileEvaluation {
  rulesetVersion: string;
  overallScore: number;
  /** A category in which nothing could be judged is null. */
  categories: Record<CategoryKey, number | null>;
  checks: ProfileCheck[];
}

interface Judged {
  name: CheckName | ProfileCheckName;
  weight: number;
  category: CategoryKey;
  impact: Check['impact'];
  score: number;
  /** Together with what fixing each brings, in points out of this check's 100. */
  findings: (Omit<Finding, 'potential'> & { gain: number })[];
}

/**
 * Scores a profile by LinkedIn's own rules and by the resume checks that apply equally to a profile, in the same six categories. The overall score is the
 * weighted mean of what could be judged.
 */
export function evaluateProfile(
  profile: LinkedinProfile,
  { today, grammar }: { today: string; grammar?: readonly GrammarFact[] | undefined },
): ProfileEvaluation {
  const judged = [...ownChecks(profile), ...resumeChecks(profile, today, grammar)];
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (checks: readonly Judged[]): number | null => {
    const weights = checks.reduce((sum, { weight }) => sum + weight, 0);
    return weights === 0
      ? null
      : Math.round(checks.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights);
  };
  return {
    rulesetVersion: `linkedin-${profileRulesetVersion}`,
    overallScore: meanOf(judged) ?? 0,
    categories: Object.fromEntries(
      categoryKeys.map((key) => [key, meanOf(judged.filter(({ category }) => category === key))]),
    ) as ProfileEvaluation['categories'],
    checks: judged.map(({ name, weight, impact, score, findings }) => ({
      name,
      score,
      passed: score >= passedFrom,
      impact,
      cost: tenth((weight * (100 - score)) / total),
      findings: findings.map(({ gain, ...finding }) => ({ ...finding, potential: tenth((weight * gain) / total) })),
    })),
  };
}

function ownChecks(profile: LinkedinProfile): Judged[] {
  const statements = readStatements(profile.parsed);
  return profileCheckNames.flatMap((name) => {
    const costs = profileRules[name](profile, statements);
    if (!costs) return [];
    const { score, findings } = judge(costs);
    return [
      {
        name,
        ...profileCatalogue[name],
        score,
        findings: findings.map(({ code, points, facts = {}, quotes = [] }) => ({ code, facts, quotes, gain: points })),
      },
    ];
  });
}

/** The shared checks, judged by the engine; the gains of their findings are converted back into points of the check. */
function resumeChecks(
  { parsed }: LinkedinProfile,
  today: string,
  grammar: readonly GrammarFact[] | undefined,
): Judged[] {
  const { checks } = evaluate({ parsed, today, grammar, target: 'linkedin' });
  const total = checks.reduce((sum, { name, score }) => sum + (score === undefined ? 0 : catalogue[name].weight), 0);
  return checks.flatMap(({ name, score, impact, findings }) => {
    const { weight, category } = catalogue[name];
    if (score === undefined || !sharedChecks.some((shared) => shared === name)) return [];
    return [
      {
        name,
        weight,
        category,
        impact,
        score,
        findings: findings.map(({ potential, ...finding }) => ({ ...finding, gain: (potential * total) / weight })),
      },
    ];
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
