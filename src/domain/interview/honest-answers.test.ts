import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { QuestionKind } from './interview-prep.ts';
import { goodFrom } from './next-question.ts';
import { reviewAnswer } from './review-answer.ts';

const fixtures = resolve(import.meta.dirname, '../../../test/fixtures');
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(fixtures, ...path), 'utf8'));

interface Answered {
  half: 'learn' | 'report';
  person: string;
  /** A truthful story with all its parts, a truthful one that lacks some, or no honest answer. */
  tier: 'full' | 'partial' | 'bad';
  flaw: string | null;
  /** Words that must be among what to be sure of. */
  lies?: string[];
  kind: QuestionKind;
  question: string;
  names: string[];
  evidence: string[];
  text: string;
}

const judged = (answered: Answered) => {
  const { kind, question, names, evidence, text, person } = answered;
  const review = reviewAnswer({
    question: {
      id: 'q',
      kind,
      text: question,
      origin: 'claim',
      names,
      why: '',
      goodAnswer: [],
      evidence: evidence.map((line) => ({ lines: [], text: line })),
    },
    text,
    source: parsedFromJsonResume(read('people', `${person}.json`) as JsonResume),
    today: '2026-01-01',
  });
  return { ...answered, review };
};
const all = (read('answers', 'honest-answers.json') as Answered[]).map(judged);
const of = (tier: Answered['tier']) => all.filter((each) => each.tier === tier);
const scores = (tier: Answered['tier']): number[] => of(tier).map(({ review }) => review.score);

describe('answers to one question each', () => {
  test('a truthful story with all its parts scores above one that lacks some, and that above no honest answer', () => {
    expect(Math.min(...scores('full'))).toBeGreaterThan(Math.max(...scores('partial')));
    expect(Math.min(...scores('partial'))).toBeGreaterThan(Math.max(...scores('bad')));
  });

  test.each(of('full'))('$person, $kind: a truthful answer is good, with details of its own', ({ review }) => {
    expect(review.score).toBeGreaterThanOrEqual(goodFrom);
  });

  test.each(of('bad').filter(({ lies }) => lies !== undefined))(
    '$person, $kind: what the resume does not show is named',
    ({ review, lies = [] }) => {
      for (const lie of lies) expect(review.unsupported.join(' | ')).toContain(lie);
      expect(review.aspects.find(({ aspect }) => aspect === 'evidence')?.found).not.toBe('clear');
    },
  );

  test.each(of('bad').filter(({ flaw }) => flaw === 'other language'))(
    '$person, $kind: an answer in another language than the question is told so',
    ({ review }) => {
      expect(review.aspects.map(({ note }) => note)).toContain('other-language');
    },
  );
});
