import { expect, test } from 'vitest';
import { readPosting } from '#domain/posting/read-posting.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { fixes } from '../do-finding.ts';
import { today } from '../resumes.ts';
import type { Corpus } from './corpus.ts';

/** The gain that a finding states and the one that fixing it brought. */
export interface StatedGain {
  code: string;
  said: number;
  brought: number;
}

const exact = ({ checks }: Evaluation): number => 100 - checks.reduce((sum, { cost }) => sum + cost, 0);
const longestKeyword = 5;

/** Fixes those of an evaluation's findings that a program can, each alone, at most three per check. */
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

/** How many findings there are to try, and the share of them that state the right gain. */
interface Bound {
  moreThan: number;
  share: number;
}

/** Tests that the gain that findings about these people, and in these other resumes, state is what fixing them brings. */
export function gainsAreTrue({ people, adTextFor }: Corpus, others: readonly JsonResume[], bound: Bound): void {
  const material = [...people.map(({ resume }) => resume), ...others]
    .filter(({ work }) => (work ?? []).some(({ highlights }) => (highlights ?? []).length >= 3))
    .flatMap((resume, index) => [
      { resume, posting: undefined },
      { resume, posting: readPosting(adTextFor(index, 7)) },
    ]);

  test('is right for most findings about resumes of all kinds, and for all about a single thing', () => {
    const gains = material.flatMap(({ resume, posting }) => gainsOf(resume, posting));
    expect(gains.length).toBeGreaterThan(bound.moreThan);
    expect(gains.filter((gain) => plain.test(gain.code) && !isTrue(gain))).toEqual([]);
    expect(gains.filter(isTrue).length / gains.length).toBeGreaterThanOrEqual(bound.share);
  });

  test('and the resume contains what it quotes', () => {
    for (const { resume, posting } of material.slice(0, 12)) {
      const parsed = parsedFromJsonResume(resume);
      const text = parsed.lines.map((line) => line.text.replace(/\s+/g, ' ')).join(' ');
      const quotes = evaluate({ parsed, posting, today }).checks.flatMap(({ findings }) =>
        findings.flatMap((finding) => finding.quotes.map((quote) => quote.text.replace(/\s+/g, ' ').trim())),
      );
      expect(quotes.filter((quote) => !text.includes(quote))).toEqual([]);
    }
  });
}
