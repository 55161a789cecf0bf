import { createComparer, type Compare, type Comparison } from '../matching/compare.ts';
import { oneMoreLine } from '../matching/evidence/one-more-line.ts';
import { ownStatements } from '../matching/originality/own-words.ts';
import { statementReader, type Statement } from '../matching/statements/statements.ts';
import type { Posting } from '../posting/posting.ts';
import { generationalCache } from '../memoize.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { LayoutFacts } from '../document/source-document.ts';
import { atsLevelOf } from './parse-rate.ts';
import { catalogue, passedFrom, rulesetVersion } from './catalogue.ts';
import { categoryKeys, checkNames, groupScoreKeys, type CheckName } from './check-names.ts';
import type { Check, Evaluation, Finding } from './evaluation.ts';
import { hundredth, weightedMean } from './exact-scores.ts';
import { foundOnce, type Found } from './found-once.ts';
import type { GrammarFact } from './mistakes/grammar-fact.ts';
import { missingKeywords, recommendedKeywords } from './keywords.ts';
import { findMistakes, type KnownMistakes } from './mistakes/mistakes.ts';
import { parseRate } from './parse-rate.ts';
import type { Judgement, RuleInput, Target } from './rule.ts';
import { rules } from './rules/rule-table.ts';
import { tailoredContentReader } from './tailored-content.ts';

export interface EvaluationInput {
  parsed: ParsedResume;
  /** Without a job, the checks about one are not judged. */
  posting?: Posting | undefined;
  /** Without a file, the checks about its layout are not judged. */
  layout?: LayoutFacts | undefined;
  /** What a grammar checker found, in addition to the built-in checks. */
  grammar?: readonly GrammarFact[] | undefined;
  /** ISO date: current jobs last until then. */
  today: string;
  /** A LinkedIn profile has no file, no letterhead and no length of its own. */
  target?: 'resume' | 'linkedin' | undefined;
}

type Judgements = ReadonlyMap<CheckName, Judgement>;

/**
 * Scores a resume, with or without a job: all checks, rolled up by the catalogue's weights. The overall score is the weighted mean of the checks that could be
 * judged: of craft (the checks that need no job) and fit (those about the job). The same input always gives the same outcome.
 */
export const evaluate = (input: EvaluationInput): Evaluation => createEvaluator()(input);

/**
 * {@link evaluate} for one resume that is edited for one ad: what was read from the ad, and from unchanged texts, is kept. A caller that compares the two as
 * well passes its compare function, so that nothing is read twice.
 */
export function createEvaluator(compare: Compare = createComparer()): (input: EvaluationInput) => Evaluation {
  const readStatements = statementReader();
  const mistakes: KnownMistakes = generationalCache();
  return (input) => {
    const { parsed, posting, layout, grammar, today } = input;
    const comparison = posting && compare(parsed, posting, today);
    const { own, statements } = comparison ?? { own: parsed, statements: ownStatements(readStatements(parsed)) };
    mistakes.nextGeneration();
    return evaluationOf(input, {
      parsed: own,
      statements,
      workSentences: statements.filter(isWorkSentence),
      job: comparison && targetOf(comparison),
      layout,
      grammar,
      mistakes: findMistakes(own, mistakes),
      today,
    });
  };
}

function evaluationOf(input: EvaluationInput, facts: RuleInput): Evaluation {
  const { target = 'resume' } = input;
  const judgements = judgeAll(facts, target);
  // A profile has checks of its own for what it lacks, and takes from these what it shares with a resume.
  const found = target === 'resume' ? foundOnce(judgements) : foundByEach(judgements);
  const rate = parseRate(facts.parsed, input.layout);
  const categories = Object.fromEntries(
    categoryKeys.map((key) => [key, meanOf(judgements, (name) => catalogue[name].category === key) ?? null]),
  ) as Evaluation['categories'];
  const overallScore = meanOf(judgements, () => true) ?? 0;
  const matchScore = meanOf(judgements, isAboutJob);
  const groups = Object.fromEntries(
    groupScoreKeys.map((key) => [key, meanOf(judgements, (name) => catalogue[name].group === key) ?? overallScore]),
  ) as Evaluation['groups'];
  return {
    rulesetVersion,
    overallScore,
    craftScore: meanOf(judgements, (name) => !isAboutJob(name)) ?? 0,
    ...(matchScore !== undefined && { matchScore, fitShare: fitShareOf(judgements) }),
    categories,
    groups,
    checks: checkNames.map((name) => toCheck(name, judgements, found)),
    atsCompatibilityLevel: atsLevelOf(categories.ats ?? rate, rate),
    estimatedATSParseRate: rate,
    missingKeywords: facts.job ? missingKeywords(facts.job.map) : [],
    recommendedKeywords: facts.job ? recommendedKeywords(facts.job.map) : [],
  };
}

const workSections = new Set(['work', 'projects', 'volunteer']);

/** Whether a statement is a sentence about work done. A project's name is not: layouts that leave it out would score better. */
const isWorkSentence = ({ role, section, pointer }: Statement): boolean =>
  role === 'sentence' && workSections.has(section) && !pointer.endsWith('/name');

function targetOf(comparison: Comparison): Target {
  const { statements, ad, recency, copied } = comparison;
  return {
    ...comparison,
    tailoredContentOf: tailoredContentReader(statements, ad.posting.language, recency, copied.length),
    withLine: oneMoreLine(comparison),
  };
}

function judgeAll(input: RuleInput, target: 'resume' | 'linkedin'): Judgements {
  const judgements = new Map<CheckName, Judgement>();
  for (const name of checkNames) {
    if (target === 'linkedin' && !catalogue[name].linkedin) continue;
    const judgement = rules[name](input);
    if (judgement) judgements.set(name, { ...judgement, score: Math.round(judgement.score) });
  }
  return judgements;
}

const isAboutJob = (name: CheckName): boolean => catalogue[name].subject === 'job';

const totalWeight = (judgements: Judgements, isMeant: (name: CheckName) => boolean = () => true): number =>
  [...judgements.keys()].filter(isMeant).reduce((sum, name) => sum + catalogue[name].weight, 0);

/** What share of the overall score the checks about the job are, in percent. */
const fitShareOf = (judgements: Judgements): number =>
  Math.round((100 * totalWeight(judgements, isAboutJob)) / totalWeight(judgements));

/** The weighted mean of those of the named checks that were judged, rounded; undefined when none of them was. */
function meanOf(judgements: Judgements, isMeant: (name: CheckName) => boolean): number | undefined {
  const meant = [...judgements].flatMap(([name, { score }]): [CheckName, number][] =>
    isMeant(name) ? [[name, score]] : [],
  );
  const mean = weightedMean(meant);
  return mean === undefined ? undefined : Math.round(mean);
}

const foundByEach = (judgements: Judgements): Found[] =>
  [...judgements].flatMap(([name, { findings }]) => findings.map((finding): Found => ({ finding, by: [name] })));

function toCheck(name: CheckName, judgements: Judgements, found: readonly Found[]): Check {
  const judgement = judgements.get(name);
  const { impact, weight } = catalogue[name];
  if (!judgement) return { name, passed: false, impact, cost: 0, findings: [] };
  const total = totalWeight(judgements);
  return {
    name,
    score: judgement.score,
    passed: judgement.score >= passedFrom,
    impact,
    cost: tenth((weight * (100 - judgement.score)) / total),
    findings: found
      .filter(({ by: [teller] }) => teller === name)
      .map((each) => toFinding(each, judgements, total))
      .toSorted((a, b) => b.potential - a.potential),
  };
}

/** What fixing it brings: for each check it helps, its points of that check (never more than are left) by the weight. */
function toFinding({ finding, by }: Found, judgements: Judgements, total: number): Finding {
  const { code, facts = {}, quotes = [] } = finding;
  const gains = (Object.entries(finding.gains) as [CheckName, number][])
    .map(([name, gain]) => ({
      name,
      points: (catalogue[name].weight * Math.min(gain, 100 - (judgements.get(name)?.score ?? 100))) / total,
    }))
    .filter(({ points }) => points > 0);
  const potential = hundredth(gains.reduce((sum, { points }) => sum + points, 0));
  return { code, facts, quotes, potential, foundBy: by, helps: gains.map(({ name }) => name) };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
