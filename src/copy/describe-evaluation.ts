import { catalogue } from '#domain/scoring/catalogue.ts';
import type { Check, CheckName, Evaluation, Finding } from '#domain/scoring/evaluation.ts';
import { findingCodes, type FindingCode } from '#domain/scoring/finding-codes.ts';
import { groupedBy } from '#domain/grouped-by.ts';
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
/** Of a text of fewer words nothing is praised that a longer one would have to show: five words are seldom wrong. */
const fewWords = 100;
/** From so many points of the overall score on a finding is told as an issue. */
const costlyFrom = 0.1;
export const mostStrengths = 6;
/** How many findings are shown before somebody asks for all: nobody reads twenty. */
export const mostShownFirst = 12;
/** From so many points on an action is of high or medium priority. */
const priority = { high: 2, medium: 0.8 } as const;

/** A finding and the check it is told under. */
interface Told {
  check: CheckName;
  code: FindingCode;
  finding: Finding;
}

/**
 * An evaluation in a language's sentences, for people. Findings of a ruleset that is no longer known are left out. While mistakes of
 * language are still to come, `pending`, nobody is praised for having none.
 */
export function describeEvaluation(
  { checks }: Pick<Evaluation, 'checks'>,
  copy: Copy,
  { pending = false }: { pending?: boolean } = {},
): DescribedEvaluation {
  const told = checks.flatMap(toldOf);
  const findings = described(told, checks, copy);
  const between = (least: number, most: number) =>
    findings.filter(({ potential }) => potential >= least && potential < most).map(actionOf);
  const issues = findings.filter(isCostly).slice(0, mostShownFirst);
  return {
    strengths: strengthsOf(
      checks.filter((check) => isKnown(check, pending)),
      told,
      copy,
    ),
    issues: issues.map(({ issue }) => issue),
    suggestions: issues.map(({ fix, worth: points }) => `${fix} ${points}`),
    highPriorityActions: between(priority.high, Infinity),
    mediumPriorityActions: between(priority.medium, priority.high),
    lowPriorityActions: between(0, priority.medium),
    feedback: Object.fromEntries(checks.map((check) => [check.name, feedbackOf(check, told, checks, copy)])) as Record<
      CheckName,
      string
    >,
    findings,
  };
}

const toldOf = ({ name, findings }: Check): Told[] =>
  findings.flatMap((finding) => (isFindingCode(finding.code) ? [{ check: name, code: finding.code, finding }] : []));

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

/** Whether a check is well passed, and nothing that it found costs anything: a resume is not the right length and too short. */
const isStrength = ({ name, score }: Check, told: readonly Told[]): boolean =>
  isStrong(score) && !told.some(({ check, finding }) => costs(finding) && finders(check, finding).includes(name));

export const isStrong = (score: number | undefined): boolean => score !== undefined && score >= strongFrom;

/** Some findings are only worth knowing: a gap between two jobs. */
const costs = ({ helps, potential }: Finding): boolean => (helps ? helps.length > 0 : potential > 0);

const finders = (check: CheckName, { foundBy }: Finding): readonly string[] => foundBy ?? [check];
const helped = (check: CheckName, { helps }: Finding): readonly string[] => helps ?? [check];

/** Whether there is too little text to praise how it is written. */
const isTiny = (told: readonly Told[]): boolean =>
  told.some(({ code, finding: { facts } }) => code === 'too-short' && Number(facts['words']) < fewWords);

const strengthsOf = (checks: readonly Check[], told: readonly Told[], { checkWords }: Copy): string[] =>
  checks
    .filter(({ name }) => catalogue[name].category !== 'grammar' || !isTiny(told))
    .filter((check) => isStrength(check, checkWords[check.name].strengthOfMost ? [] : told))
    .toSorted((a, b) => catalogue[b.name].weight - catalogue[a.name].weight)
    .slice(0, mostStrengths)
    .map(({ name }) => checkWords[name].strength);

export const isFindingCode = (code: string): code is FindingCode => findingCodes.some((known) => known === code);

/** Findings in words, those of one kind together, the most worth doing first. */
function described(told: readonly Told[], checks: readonly Check[], copy: Copy): DescribedFinding[] {
  return [...groupedBy(told, ({ code }) => code)]
    .map(([code, group]): DescribedFinding => {
      const findings = group.map(({ finding }) => finding);
      const potential = potentialOf(group, checks);
      return {
        check: group[0]?.check ?? '',
        code,
        ...copy.findingWordings[code](readFacts(findings.map(({ facts }) => facts))),
        worth: copy.worth(potential),
        potential,
        quotes: eachOnce(findings.flatMap(({ quotes }) => quotes)),
      };
    })
    .toSorted((a, b) => b.potential - a.potential);
}

const eachOnce = (quotes: Finding['quotes']): Finding['quotes'] => [
  ...new Map(quotes.map((quote) => [JSON.stringify([quote.line, quote.text]), quote])).values(),
];

/** Doing all of a group cannot bring more than the checks it helps cost now. */
function potentialOf(group: readonly Told[], checks: readonly Check[]): number {
  const names = new Set(group.flatMap(({ check, finding }) => helped(check, finding)));
  const most = checks.reduce((sum, { name, cost }) => sum + (names.has(name) ? cost : 0), 0);
  const sum = group.reduce((total, { finding }) => total + finding.potential, 0);
  return Math.round(10 * Math.min(sum, most)) / 10;
}

/** A sentence on a check: what it found, or else what another found that would raise it. */
function feedbackOf(check: Check, told: readonly Told[], checks: readonly Check[], copy: Copy): string {
  const { name, score } = check;
  const { checkWords, notJudged, nothingFound } = copy;
  if (score === undefined) {
    const { subject } = catalogue[name];
    return subject === 'job' || subject === 'layout' ? notJudged[subject] : notJudged.other;
  }
  const own = told.filter(({ check: teller, finding }) => costs(finding) && finders(teller, finding).includes(name));
  const others = told.filter(({ check: teller, finding }) => helped(teller, finding).includes(name));
  const [first] = described(own.length > 0 || isStrong(score) ? own : others, checks, copy);
  if (first) return `${first.issue} ${first.fix}`;
  return isStrong(score) ? checkWords[name].strength : nothingFound;
}
