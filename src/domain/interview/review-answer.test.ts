import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { PrepQuestion } from './interview-prep.ts';
import { nextQuestion } from './next-question.ts';
import type { AnswerAspect } from './practice.ts';
import { reviewAnswer } from './review-answer.ts';

const fixtures = resolve(import.meta.dirname, '../../../test/fixtures');
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(fixtures, ...path), 'utf8'));

interface Practiced {
  half: 'learn' | 'report';
  person: string;
  /** What it lacks; null where it lacks nothing. */
  weak: AnswerAspect | null;
  text: string;
}
const answers = read('answers', 'practiced-answers.json') as Practiced[];

const question = (kind: PrepQuestion['kind']): PrepQuestion => ({
  id: 'q',
  kind,
  text: 'Tell me about it.',
  origin: 'claim',
  names: [],
  why: '',
  goodAnswer: [],
  evidence: [],
});
const review = (text: string, person = 'nurse-en', kind: PrepQuestion['kind'] = 'behavioral') =>
  reviewAnswer({
    question: question(kind),
    text,
    source: parsedFromJsonResume(read('people', `${person}.json`) as JsonResume),
    today: '2026-01-01',
  });
const weakIn = ({ text, person }: Practiced): AnswerAspect[] =>
  review(text, person)
    .aspects.filter(({ found }) => found !== 'clear')
    .map(({ aspect }) => aspect);

describe('practiced answers of several professions', () => {
  const weak = answers.filter(({ weak: lacks }) => lacks !== null);
  const good = answers.filter(({ weak: lacks }) => lacks === null);

  test('nine in ten weak parts are found', () => {
    const found = weak.filter((answer) => answer.weak !== null && weakIn(answer).includes(answer.weak));
    expect(found.length / weak.length).toBeGreaterThanOrEqual(0.9);
  });

  test('eight in ten good answers are let pass', () => {
    expect(good.filter((answer) => weakIn(answer).length === 0).length / good.length).toBeGreaterThanOrEqual(0.8);
  });

  test('good answers score higher than weak ones', () => {
    const mean = (list: readonly Practiced[]): number =>
      list.reduce((sum, { text, person }) => sum + review(text, person).score, 0) / list.length;
    expect(mean(good)).toBeGreaterThan(mean(weak) + 10);
  });
});

test('quotes the answer’s own words', () => {
  const [first] = answers;
  const { aspects } = review(first?.text ?? '');
  for (const { quote } of aspects) expect(first?.text).toContain(quote);
});

test('a figure that the resume does not show is named', () => {
  const { unsupported, aspects } = review(
    'In 2022 on our cardiac ICU I had to lower infections. I changed the dressing routine and trained every shift. We saved $750,000 in a year.',
  );
  expect(unsupported.join(' ')).toContain('750,000');
  expect(aspects.find(({ aspect }) => aspect === 'evidence')).toMatchObject({
    found: 'thin',
    note: 'figures-not-shown',
  });
});

test('a question about motives needs no story', () => {
  const { aspects } = review(
    'I want to work in your cardiac unit because I know ventilated patients.',
    'nurse-en',
    'general',
  );
  expect(aspects.map(({ aspect }) => aspect)).toEqual(['evidence']);
});

describe('an answer to another question', () => {
  const asked = (kind: PrepQuestion['kind'], answer: string) =>
    reviewAnswer({
      question: {
        ...question(kind),
        text: 'What do you know about Harborview Children’s Hospital, and why pediatric oncology now?',
        names: ['Harborview Children’s Hospital'],
      },
      text: answer,
      source: parsedFromJsonResume(read('people', 'nurse-en.json') as JsonResume),
      today: '2026-01-01',
    });
  const elsewhere =
    'In 2019 at Fairmount Community I had to get late medication records down. I audited the records every quarter, ' +
    'spoke to each nurse and changed the form. In the end late entries fell, and the unit kept the form.';

  test('does not pass as a story, however good it is', () => {
    const { score, aspects } = asked('behavioral', elsewhere);
    expect(score).toBeLessThan(50);
    expect(aspects).toContainEqual(expect.objectContaining({ aspect: 'evidence', note: 'off-question' }));
  });

  test('about motives has to name something of the employer and of the person', () => {
    expect(asked('general', elsewhere).aspects).toMatchObject([{ found: 'thin', note: 'nothing-of-job' }]);
    const both = asked(
      'general',
      'Harborview treats the sickest children of the region, and its oncology ward trains its own nurses. On the cardiac ICU I ' +
        'learned to watch ventilated patients closely and to speak with families on their worst day. I want to bring that to children.',
    );
    expect(both.aspects).toMatchObject([{ found: 'clear' }]);
    expect(both.score).toBeGreaterThan(80);
  });
});

test.each(['', '   ', 'Yes.'])('%j says nothing', (text) => {
  expect(review(text).score).toBeLessThan(20);
});

describe('the next question', () => {
  const questions = ['a', 'b', 'c'].map((id) => ({ id }));
  const answered = (questionId: string, score: number) => ({ questionId, review: { score } });

  test('is one that was never answered', () => {
    expect(nextQuestion(questions, [])).toBe('a');
    expect(nextQuestion(questions, [answered('a', 10)])).toBe('b');
  });

  test('is then the weakest, by its latest answer', () => {
    expect(nextQuestion(questions, [answered('c', 90), answered('b', 40), answered('a', 60), answered('b', 95)])).toBe(
      'b',
    );
  });

  test('is not the one just answered while another is weak', () => {
    expect(nextQuestion(questions, [answered('b', 40), answered('a', 60), answered('c', 90)])).toBe('a');
    expect(nextQuestion(questions, [answered('b', 40), answered('a', 90), answered('c', 90)])).toBe('b');
  });

  test('is none when all were answered well', () => {
    expect(nextQuestion(questions, [answered('a', 80), answered('b', 90), answered('c', 75)])).toBeUndefined();
  });
});
