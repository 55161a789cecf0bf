import { describe, expect, test } from 'vitest';
import { checkNames, type Check, type Finding } from '#domain/scoring/evaluation.ts';
import { catalogue } from '#domain/scoring/catalogue.ts';
import { copyFor } from './copy-for.ts';
import { describeEvaluation } from './describe-evaluation.ts';

const copy = copyFor('en');

const checkAt = (name: Check['name'], score: number, findings: Finding[] = []): Check => ({
  name,
  score,
  passed: score >= 70,
  impact: catalogue[name].impact,
  cost: (100 - score) / 20,
  findings,
});

const costly = (name: Check['name']): Finding => ({
  code: 'columns',
  facts: { columns: 2 },
  quotes: [],
  potential: 0,
  foundBy: ['cleanFormatting', name],
  helps: [name],
});

describe.each(checkNames)('%s', (name) => {
  const { strength, strengthOfMost } = copy.checkWords[name];
  const saidAt = (score: number, findings?: Finding[]) =>
    describeEvaluation({ checks: [checkAt(name, score, findings)] }, copy);

  test.each([0, 69, 70, 84])('is no strength at %i, and says so', (score) => {
    const { strengths, feedback, issues } = saidAt(score);
    expect(strengths).toEqual([]);
    expect(feedback[name]).not.toBe(strength);
    expect(issues).toEqual([]);
  });

  test.each([85, 100])('is a strength at %i', (score) => {
    expect(saidAt(score).strengths).toEqual([strength]);
    expect(saidAt(score).feedback[name]).toBe(strength);
  });

  test.each([85, 99])('is none at %i beside what it found, however little that is worth', (score) => {
    const { strengths, feedback } = saidAt(score, [costly(name)]);
    expect(strengths).toEqual(strengthOfMost ? [strength] : []);
    expect(feedback[name]).toMatch(/^The page has 2 columns\./);
  });

  test('is one beside what is only worth knowing', () => {
    const gap = { ...costly(name), code: 'dates-gap', facts: { months: 14, before: 'Cook' }, helps: [] };
    expect(saidAt(100, [gap]).strengths).toEqual([strength]);
  });
});

test('what raises a check stands as its feedback where it found nothing of its own', () => {
  const found: Finding = { ...costly('keywordOptimization'), foundBy: ['skillsAlignment'] };
  const { feedback } = describeEvaluation(
    { checks: [checkAt('skillsAlignment', 20, [found]), checkAt('keywordOptimization', 20)] },
    copy,
  );
  expect(feedback.keywordOptimization).toMatch(/^The page has 2 columns\./);
});

test('nobody is praised for the grammar of five words', () => {
  const short: Finding = {
    code: 'too-short',
    facts: { words: 5, least: 250, most: 1000 },
    quotes: [],
    potential: 4,
    foundBy: ['appropriateLength'],
    helps: ['appropriateLength'],
  };
  const { strengths } = describeEvaluation(
    { checks: [checkAt('appropriateLength', 2, [short]), checkAt('grammarSpelling', 100), checkAt('noImages', 100)] },
    copy,
  );
  expect(strengths).toEqual([copy.checkWords.noImages.strength]);
});
