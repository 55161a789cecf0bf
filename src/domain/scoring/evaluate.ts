import { judgeable } from '../matching/ad/across-languages.ts';
import { bareStatements } from '../matching/originality/bare-statements.ts';
import { copiedStatements, ownStatements } from '../matching/originality/own-words.ts';
import { fitScore } from '../matching/fit.ts';
import { mapStatements } from '../matching/evidence/map-evidence.ts';
import { oneMoreLine } from '../matching/evidence/one-more-line.ts';
import { ownResume } from '../matching/originality/own-resume.ts';
import { recencyReader } from '../matching/evidence/recency.ts';
import { jobsBeside, titledJobs } from '../matching/titles/relevance.ts';
import { readSoughtAd, type SoughtAd } from '../matching/ad/sought-ad.ts';
import { speechOf } from '../matching/ad/speech.ts';
import { readStatements, type ReadTexts, type Statement } from '../matching/statements/statements.ts';
import { titleFit } from '../matching/titles/title-fit.ts';
import type { Posting } from '../posting/posting.ts';
import { memoizeLast, generationalCache } from '../memoize.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { LayoutFacts } from '../document/source-document.ts';
import { atsLevelOf } from './parse-rate.ts';
import { catalogue, passedFrom, rulesetVersion } from './catalogue.ts';
import { categoryKeys, checkNames, groupScoreKeys, type CheckName } from './check-names.ts';
import type { Check, Evaluation, Finding } from './evaluation.ts';
import type { GrammarFact } from './mistakes/grammar-fact.ts';
import { missingKeywords, recommendedKeywords } from './keywords.ts';
import { findMistakes, type KnownMistakes } from './mistakes/mistakes.ts';
import { parseRate } from './parse-rate.ts';
import { quoteOf, type Judgement, type RuleFinding, type RuleInput, type Target } from './rule.ts';
import { rules } from './rules/rule-table.ts';
import { tailoringReader } from './tailoring-to-ad.ts';

export interface EvaluationInput {
  parsed: ParsedResume;
  /** Without a job, the checks about one are not judged. */
  posting?: Posting | undefined;
  /** Without a file, the checks about its layout are not judged. */
  layout?: LayoutFacts | undefined;
  /** What a grammar checker found, beside the built-in checks. */
  grammar?: readonly GrammarFact[] | undefined;
  /** ISO date: present jobs last until then. */
  today: string;
  /** A LinkedIn profile has no file, no letterhead and no length of its own. */
  target?: 'resume' | 'linkedin' | undefined;
}

type Judgements = ReadonlyMap<CheckName, Judgement>;

/**
 * Scores a resume, with or without a job: all checks, rolled up by the catalogue's weights. The overall score is the
 * weighted mean of the checks that could be judged. The same input gives the same outcome, always.
 */
export const evaluate = (input: EvaluationInput): Evaluation => createEvaluator()(input);

/** {@link evaluate} for one resume that is edited beside one ad: what was read of the ad, and of the texts that stayed as they were, is kept. */
export function createEvaluator(): (input: EvaluationInput) => Evaluation {
  const reading: Reading = {
    soughtAd: memoizeLast(readSoughtAd),
    texts: generationalCache(),
    mistakes: generationalCache(),
  };
  return (input) => {
    reading.texts.nextGeneration();
    reading.mistakes.nextGeneration();
    return evaluationOf(input, readForRules(input, reading));
  };
}

function evaluationOf(input: EvaluationInput, facts: RuleInput): Evaluation {
  const judgements = judgeAll(facts, input.target ?? 'resume');
  const rate = parseRate(facts.parsed, input.layout);
  const categories = Object.fromEntries(
    categoryKeys.map((key) => [key, meanOf(judgements, (name) => catalogue[name].category === key) ?? null]),
  ) as Evaluation['categories'];
  const overallScore = meanOf(judgements, () => true) ?? 0;
  const groups = Object.fromEntries(
    groupScoreKeys.map((key) => [key, meanOf(judgements, (name) => catalogue[name].group === key) ?? overallScore]),
  ) as Evaluation['groups'];
  return {
    rulesetVersion,
    overallScore,
    ...(facts.job && { matchScore: fitScore({ ...facts, ...facts.job }) }),
    categories,
    groups,
    checks: checkNames.map((name) => toCheck(name, judgements)),
    atsCompatibilityLevel: atsLevelOf(categories.ats ?? rate, rate),
    estimatedATSParseRate: rate,
    missingKeywords: facts.job ? missingKeywords(facts.job.map) : [],
    recommendedKeywords: facts.job ? recommendedKeywords(facts.job.map) : [],
  };
}

const toldSections = new Set(['work', 'projects', 'volunteer']);

/** Whether a statement tells of work done. A project's name does not: layouts that leave it out would score better. */
const isToldWork = ({ role, section, pointer }: Statement): boolean =>
  role === 'sentence' && toldSections.has(section) && !pointer.endsWith('/name');

/** What is read with, and may be known from the time before. */
interface Reading {
  soughtAd: typeof readSoughtAd;
  texts: ReadTexts;
  mistakes: KnownMistakes;
}

function readForRules(
  { parsed: whole, posting, layout, grammar, today }: EvaluationInput,
  { soughtAd, texts, mistakes }: Reading,
): RuleInput {
  const ad = posting && soughtAd(posting, whole.language);
  const { parsed, copied: lines } = ad ? ownResume(whole, ad.words) : { parsed: whole, copied: [] };
  const all = readStatements(parsed, texts);
  const copied = ad ? copiedStatements(all, ad.words) : new Set<Statement>();
  const bare = ad && bareStatements(all, ad.words, parsed.language);
  const statements = ownStatements(all, copied, bare);
  const told = statements.filter(isToldWork);
  const quotes = [...lines.map(({ id, text }) => ({ line: id, text })), ...[...copied].map(quoteOf)];
  const job = ad && targetOf(ad, statements, parsed, today, quotes);
  return { parsed, statements, told, job, layout, grammar, mistakes: findMistakes(parsed, mistakes), today };
}

function targetOf(
  ad: SoughtAd,
  statements: readonly Statement[],
  parsed: ParsedResume,
  today: string,
  copied: Target['copied'],
): Target {
  const { posting } = ad;
  const held = titledJobs(parsed, ad);
  const title = titleFit(parsed, ad, held, today);
  const recency = recencyReader(parsed.resume, today);
  const sources = { parsed, ad, jobs: held, title, recency, today };
  const map = judgeable(mapStatements(statements, sources), parsed, posting);
  const jobs = jobsBeside(map, held);
  const speech = speechOf(statements, ad, map, parsed.language);
  const tailoringOf = tailoringReader(statements, posting.language, recency, copied.length);
  return { posting, map, title, jobs, speech, tailoringOf, withLine: oneMoreLine(map, statements, sources), copied };
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

const totalWeight = (judgements: Judgements): number =>
  [...judgements.keys()].reduce((sum, name) => sum + catalogue[name].weight, 0);

/** The weighted mean of the judged checks that are meant, rounded; undefined when none of them was judged. */
function meanOf(judgements: Judgements, isMeant: (name: CheckName) => boolean): number | undefined {
  let total = 0;
  let sum = 0;
  for (const [name, { score }] of judgements) {
    if (!isMeant(name)) continue;
    total += catalogue[name].weight;
    sum += catalogue[name].weight * score;
  }
  return total === 0 ? undefined : Math.round(sum / total);
}

function toCheck(name: CheckName, judgements: Judgements): Check {
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
    findings: judgement.findings
      .map((finding) => toFinding(finding, judgements, total))
      .toSorted((a, b) => b.potential - a.potential),
  };
}

/** What doing it brings: for each check it helps, its points of that check (never more than are left) by the weight. */
function toFinding(finding: RuleFinding, judgements: Judgements, total: number): Finding {
  const gains = Object.entries(finding.gains) as [CheckName, number][];
  const potential = gains.reduce((sum, [name, gain]) => {
    const left = 100 - (judgements.get(name)?.score ?? 100);
    return sum + (catalogue[name].weight * Math.min(gain, left)) / total;
  }, 0);
  return { code: finding.code, facts: finding.facts ?? {}, quotes: finding.quotes ?? [], potential: tenth(potential) };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
