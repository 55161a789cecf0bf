import type { Posting } from '#domain/posting/posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { fixes } from '../do-finding.ts';
import { today } from '../resumes.ts';

/** The gain that a finding states, and the actual gain of fixing it. */
export interface StatedGain {
  code: string;
  said: number;
  brought: number;
}

const exact = ({ checks }: Evaluation): number => 100 - checks.reduce((sum, { cost }) => sum + cost, 0);
const longestKeyword = 5;

/** Fixes those of an evaluation's findings that a program can, one at a time, at most three per check. */
export function gainsOf(resume: JsonResume, posting: Posting | undefined): StatedGain[] {
  const score = (json: JsonResume) => evaluate({ parsed: parsedFromJsonResume(json), posting, today });
  const before = score(resume);
  return before.checks.flatMap(({ findings }) =>
    findings.slice(0, 3).flatMap((finding): StatedGain[] => {
      // Whole phrases of the ad are not a person's own words: added unchanged they count for nothing.
      if (String(finding.facts['keyword'] ?? '').split(' ').length > longestKeyword) return [];
      const done = fixes[finding.code]?.(resume, finding);
      if (done === undefined) return [];
      return [{ code: finding.code, said: finding.potential, brought: exact(score(done)) - exact(before) }];
    }),
  );
}

export const isTrue = ({ said, brought }: StatedGain): boolean => Math.abs(brought - said) <= 2;
/** Findings about a single thing that nothing else depends on. */
export const plain = /^(?:contact|email|dates|capitals|beginnings|skills-few|work-incomplete|summary-missing)/;
