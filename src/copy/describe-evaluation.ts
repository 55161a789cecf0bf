import { alsoHelped, catalogue } from '#domain/scoring/catalogue.ts';
import type { Check, CheckName, Evaluation, Finding } from '#domain/scoring/evaluation.ts';
import { findingCodes, type FindingCode } from '#domain/scoring/finding-codes.ts';
import type { Copy } from './copy.ts';
import { readFacts } from './finding-words.ts';

/** One thing to do, in words; findings of one kind are one thing. */
export interface DescribedFinding {
  /** The check it was found by. */
  check: string;
  code: string;
  issue: string;
  why: string;
  fix: string;
  worth: string;
  /** Points of the overall score that doing it brings. */
  potential: number;
  quotes: Finding['quotes'];
}

export interface DescribedEvaluation {
  strengths: string[];
  issues: string[];
  suggestions: string[];
  highPriorityActions: string[];
  mediumPriorityActions: string[];
  lowPriorityActions: string[];
  feedback: Record<CheckName, string>;
  /** Everything found, the most worth doing first. */
  findings: DescribedFinding[];
}

/** From so many points on a check is a strength. */
const strongFrom = 85;
/** From so many points of the overall score on a finding is told as an issue. */
const costlyFrom = 0.1;
export const mostStrengths = 6;
export const mostIssues = 10;
/** From so many points on an action is of high or medium priority. */
const priority = { high: 2, medium: 0.8 } as const;

/**
 * An evaluation in a language's sentences, for people. Findings of a ruleset that is no longer known are left out. While mistakes of
 * language are still to come, `pending`, nobody is praised for having none.
 */
export function describeEvaluation(
  { checks }: Pick<Evaluation, 'checks'>,
  copy: Copy,
  { pending = false }: { pending?: boolean } = {},
): DescribedEvaluation {
  const findings = saidOnce(
    checks.flatMap((check) => describeCheck(check, checks, copy)),
    copy,
  ).toSorted((a, b) => b.potential - a.potential);
  const between = (least: number, most: number) =>
    findings.filter(({ potential }) => potential >= least && potential < most).map(actionOf);
  const costly = findings.filter(isCostly);
  return {
    strengths: strengthsOf(
      checks.filter((check) => isKnown(check, pending)),
      findings,
      copy,
    ),
    issues: costly.slice(0, mostIssues).map(({ issue }) => issue),
    suggestions: costly.slice(0, mostIssues).map(({ fix, worth: points }) => `${fix} ${points}`),
    highPriorityActions: between(priority.high, Infinity),
    mediumPriorityActions: between(priority.medium, priority.high),
    lowPriorityActions: between(0, priority.medium),
    feedback: Object.fromEntries(checks.map((check) => [check.name, feedbackOf(check, checks, copy)])) as Record<
      CheckName,
      string
    >,
    findings,
  };
}

/** What two checks found alike is one thing to do, worth what it brings to both. */
export function saidOnce(findings: readonly DescribedFinding[], { worth }: Copy): DescribedFinding[] {
  const said = new Map<string, DescribedFinding>();
  for (const finding of findings) {
    const before = said.get(finding.code);
    const potential = Math.round(10 * (finding.potential + (before?.potential ?? 0))) / 10;
    said.set(finding.code, before ? { ...before, potential, worth: worth(potential) } : finding);
  }
  return [...said.values()];
}

const actionOf = ({ issue, fix }: DescribedFinding): string => `${issue} ${fix}`;

/** Whether what the check found is all that it will find. */
export const isKnown = ({ name }: { name: string }, pending: boolean): boolean =>
  !pending || name !== 'grammarSpelling';

export const isCostly = ({ potential }: Pick<DescribedFinding, 'potential'>): boolean => potential >= costlyFrom;

/** Whether a check is well passed, and nothing is told as an issue of it: a resume is not the right length and too short. */
export const isStrength = (
  { name, score }: { name: string; score?: number | undefined },
  findings: readonly DescribedFinding[],
): boolean =>
  score !== undefined && score >= strongFrom && !findings.some((found) => found.check === name && isCostly(found));

const strengthsOf = (checks: readonly Check[], findings: readonly DescribedFinding[], { checkWords }: Copy): string[] =>
  checks
    .filter((check) => isStrength(check, checkWords[check.name].strengthOfMost ? [] : findings))
    .toSorted((a, b) => catalogue[b.name].weight - catalogue[a.name].weight)
    .slice(0, mostStrengths)
    .map(({ name }) => checkWords[name].strength);

export const isFindingCode = (code: string): code is FindingCode => findingCodes.some((known) => known === code);

/** What a check found, findings of one kind together. */
function describeCheck({ name, findings }: Check, checks: readonly Check[], copy: Copy): DescribedFinding[] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.flatMap((code) => {
    if (!isFindingCode(code)) return [];
    const group = findings.filter((finding) => finding.code === code);
    const words = copy.findingWordings[code](readFacts(group.map(({ facts }) => facts)));
    const potential = potentialOf(group, name, checks);
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

/** Doing all of a group cannot bring more than the checks it helps cost now. */
function potentialOf(group: readonly Finding[], name: CheckName, checks: readonly Check[]): number {
  const helped = [name, ...(alsoHelped[name] ?? [])];
  const most = checks.reduce((sum, check) => sum + (helped.includes(check.name) ? check.cost : 0), 0);
  const sum = group.reduce((total, { potential }) => total + potential, 0);
  return Math.round(10 * Math.min(sum, most)) / 10;
}

function feedbackOf(check: Check, checks: readonly Check[], copy: Copy): string {
  const { name, score } = check;
  const { checkWords, notJudged, nothingFound } = copy;
  if (score === undefined) {
    const { subject } = catalogue[name];
    return subject === 'job' || subject === 'layout' ? notJudged[subject] : notJudged.other;
  }
  const [first] = describeCheck(check, checks, copy).toSorted((a, b) => b.potential - a.potential);
  if (first && (isCostly(first) || score < strongFrom)) return `${first.issue} ${first.fix}`;
  return score >= strongFrom ? checkWords[name].strength : nothingFound;
}
