import type { Comparison } from '../matching/compare.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { WithLine } from '../matching/evidence/one-more-line.ts';
import type { Statement } from '../matching/statements/statements.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { LayoutFacts } from '../document/source-document.ts';
import type { CheckName, Finding } from './evaluation.ts';
import type { FindingCode } from './finding-codes.ts';
import type { GrammarFact } from './mistakes/grammar-fact.ts';
import type { TailoredContent } from './tailored-content.ts';

/** The job that a resume is scored against, and what the resume shows of it. */
export interface Target extends Comparison {
  /** How well the resume would be tailored to this ad if it showed what a map says. */
  tailoredContentOf: (map: EvidenceMap) => TailoredContent;
  /** {@link oneMoreLine} of the comparison. */
  withLine: WithLine;
}

/** What every rule sees. */
export interface RuleInput {
  /** The resume; when there is an ad, without what was copied from it. */
  parsed: ParsedResume;
  /** What the resume says in the person's own words, each thing once: nothing copied from the ad, nothing repeated. */
  statements: readonly Statement[];
  /** Those of the statements that are sentences about work done: in jobs, projects and volunteering. */
  workSentences: readonly Statement[];
  job: Target | undefined;
  /** Absent for text without a file behind it. */
  layout: LayoutFacts | undefined;
  /** What a grammar checker found. */
  grammar: readonly GrammarFact[] | undefined;
  /** {@link findMistakes} in the resume. */
  mistakes: readonly GrammarFact[];
  /** ISO date. */
  today: string;
}

export interface RuleFinding {
  code: FindingCode;
  facts?: Finding['facts'];
  quotes?: Finding['quotes'];
  /** Points of each check's own 0-100 that fixing the finding brings. */
  gains: Partial<Record<CheckName, number>>;
}

export interface Judgement {
  /** 0-100. */
  score: number;
  findings: RuleFinding[];
}

/** Judges one check; undefined when there is not enough to judge it. */
export type Rule = (input: RuleInput) => Judgement | undefined;

export const clamp = (value: number, least = 0, most = 100): number => Math.min(most, Math.max(least, value));

/** A statement as a quotation: its first line, and its own words. */
export const quoteOf = ({ lines, text }: Statement): Finding['quotes'][number] => ({ line: lines[0] ?? '', text });

/** Something that costs points of a check. */
export interface Cost {
  code: FindingCode;
  /** Out of the check's 100; there is no finding where it is 0. */
  points: number;
  facts?: Finding['facts'];
  quotes?: Finding['quotes'];
  /** What fixing it brings to other checks. */
  also?: RuleFinding['gains'];
}

/** A check that starts from 100 and loses what each finding costs. */
export function judgeCosts(check: CheckName, costs: readonly Cost[]): Judgement {
  const found = costs.filter(({ points }) => points > 0);
  const score = clamp(100 - found.reduce((sum, { points }) => sum + points, 0));
  const findings = found.map(({ points, also, ...finding }): RuleFinding => ({
    ...finding,
    gains: { ...also, [check]: Math.min(points, 100 - score) },
  }));
  return { score, findings };
}
