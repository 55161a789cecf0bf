import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';
import { documentFromText } from '../document/plain-text.ts';
import type { LayoutFacts } from '../document/source-document.ts';
import { catalogue } from './catalogue.ts';
import { evaluate } from './evaluate.ts';
import { checkNames, evaluationSchema, type CheckName, type Evaluation } from './evaluation.ts';

const posting = engineerPosting();
const engineer = parsedText(engineerResume);
const withJob = evaluate({ parsed: engineer, posting, today });
const withoutJob = evaluate({ parsed: engineer, today });

const checkOf = (evaluation: Evaluation, name: CheckName) => {
  const check = evaluation.checks.find((each) => each.name === name);
  if (!check) throw new Error(`no check ${name}`);
  return check;
};

const pdf: LayoutFacts = {
  ...documentFromText(engineerResume).layout,
  kind: 'pdf',
  fonts: [{ name: 'Inter', share: 1 }],
  bodySize: 10.5,
  smallestSize: 9,
};

describe('evaluate', () => {
  test('answers in the specified shape, with each of the checks once', () => {
    expect(() => evaluationSchema.parse(withJob)).not.toThrow();
    expect(withJob.checks.map(({ name }) => name)).toEqual([...checkNames]);
  });

  test('the same input gives the same outcome', () => {
    expect(evaluate({ parsed: parsedText(engineerResume), posting: engineerPosting(), today })).toEqual(withJob);
  });

  test('a check that cannot be judged has no score and leaves the denominator', () => {
    const unjudged = withoutJob.checks.filter(({ score }) => score === undefined).map(({ name }) => name);
    expect(unjudged.toSorted()).toEqual(
      checkNames
        .filter(
          (name) =>
            catalogue[name].subject === 'job' ||
            (catalogue[name].subject === 'layout' && !/Headings|Bullets/.test(name)),
        )
        .toSorted(),
    );
    expect(withoutJob.matchScore).toBeUndefined();
    expect(checkOf(withoutJob, 'jobTitleMatch')).toMatchObject({ cost: 0, passed: false, findings: [] });
  });

  test('the overall score is the weighted mean of the judged checks, and the costs are what is missing from 100', () => {
    for (const evaluation of [withJob, withoutJob, evaluate({ parsed: engineer, posting, layout: pdf, today })]) {
      const judged = evaluation.checks.filter(({ score }) => score !== undefined);
      const total = judged.reduce((sum, { name }) => sum + catalogue[name].weight, 0);
      const mean = judged.reduce((sum, { name, score }) => sum + catalogue[name].weight * (score ?? 0), 0) / total;
      expect(evaluation.overallScore).toBe(Math.round(mean));
      expect(judged.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(100 - mean, 0);
    }
  });

  test('the overall score is craft without an ad, and craft and fit by their shares with one', () => {
    expect(withoutJob).toMatchObject({ overallScore: withoutJob.craftScore });
    expect(withoutJob.fitShare).toBeUndefined();
    expect(withJob.craftScore).toBe(withoutJob.craftScore);
    const { overallScore, craftScore, matchScore = 0, fitShare = 0 } = withJob;
    expect(Math.abs((fitShare * matchScore + (100 - fitShare) * craftScore) / 100 - overallScore)).toBeLessThan(1);
  });

  test('an engineer fits an ad for engineers, a florist does not', () => {
    expect(withJob.matchScore).toBeGreaterThan(65);
    expect(evaluate({ parsed: parsedText(floristResume), posting, today }).matchScore).toBeLessThan(25);
  });

  test('an ad that asks for nothing is no job to be judged by', () => {
    const { matchScore, fitShare, overallScore, craftScore } = evaluate({
      parsed: engineer,
      posting: readPosting(''),
      today,
    });
    expect({ matchScore, fitShare }).toEqual({});
    expect(overallScore).toBe(craftScore);
  });

  test('no finding promises more than the checks it helps still cost', () => {
    const costs = withJob.checks.reduce((sum, { cost }) => sum + cost, 0);
    for (const { findings } of withJob.checks) {
      for (const { potential } of findings) {
        expect(potential).toBeGreaterThanOrEqual(0);
        expect(potential).toBeLessThanOrEqual(costs);
      }
    }
  });

  test('fixing a finding brings what it promises', () => {
    const bare = engineerResume.replace(' | linkedin.com/in/robin-example', '');
    const before = evaluate({ parsed: parsedText(bare), today });
    const finding = checkOf(before, 'contactInformation').findings.find(({ facts }) => facts['what'] === 'link');
    const mean = (evaluation: Evaluation) => 100 - evaluation.checks.reduce((sum, { cost }) => sum + cost, 0);
    expect(mean(withoutJob) - mean(before)).toBeCloseTo(finding?.potential ?? 0, 0);
    expect(finding?.potential).toBeGreaterThan(0);
  });

  test('quotes are lines of the resume', () => {
    const lines = new Map(engineer.lines.map(({ id, text }) => [id, text]));
    const quotes = withJob.checks.flatMap(({ findings }) => findings.flatMap((finding) => finding.quotes));
    expect(quotes.length).toBeGreaterThan(0);
    for (const { line, text } of quotes) expect(lines.get(line)).toContain(text.slice(0, 20));
  });

  test('an engineer scores far above a florist for an engineer’s job, and not without one', () => {
    const florist = parsedText(floristResume);
    expect(withJob.overallScore).toBeGreaterThan(evaluate({ parsed: florist, posting, today }).overallScore + 30);
    expect(withoutJob.overallScore).toBeLessThan(evaluate({ parsed: florist, today }).overallScore + 25);
  });

  test('missing keywords are asked for and nowhere in the resume', () => {
    expect(withJob.missingKeywords).not.toContain('Kotlin');
    expect(withJob.recommendedKeywords).toEqual(expect.arrayContaining(['Kafka', 'Terraform', 'GraphQL']));
  });

  test('a bad layout lowers only the checks about layout', () => {
    const clean = evaluate({ parsed: engineer, posting, layout: pdf, today });
    const poor = evaluate({
      parsed: engineer,
      posting,
      layout: {
        ...pdf,
        columns: 3,
        tables: 2,
        images: 3,
        bodySize: 7,
        hidden: [{ reason: 'white', characters: 900, sample: 'Kafka' }],
      },
      today,
    });
    expect(poor.craftScore).toBeLessThan(clean.craftScore);
    const moved = clean.checks.filter(({ name, score }) => checkOf(poor, name).score !== score).map(({ name }) => name);
    expect(moved.every((name) => catalogue[name].subject === 'layout')).toBe(true);
    expect(poor.matchScore).toBe(clean.matchScore);
  });

  test('mistakes found by a grammar checker count along with the built-in ones', () => {
    const line = engineer.lines.find(({ text }) => text.includes('settlement'))?.id ?? '';
    const grammar = [{ line, quote: 'clears', kind: 'grammar' as const, suggestion: 'clear' }];
    const marked = checkOf(evaluate({ parsed: engineer, grammar, today }), 'grammarSpelling');
    expect(marked.score).toBeLessThan(checkOf(withoutJob, 'grammarSpelling').score ?? 0);
    expect(marked.findings[0]?.facts['corrections']).toEqual(['clears → clear']);
  });

  test('a LinkedIn profile is not judged by file, letterhead or headings', () => {
    const profile = evaluate({ parsed: engineer, today, target: 'linkedin' });
    const judged = profile.checks.filter(({ name, score }) => !catalogue[name].linkedin && score !== undefined);
    expect(judged).toEqual([]);
  });

  test('an empty resume gets an answer and scores low', () => {
    const empty = evaluate({ parsed: parsedText(''), posting, today });
    expect(empty.overallScore).toBeLessThan(15);
    expect(() => evaluationSchema.parse(empty)).not.toThrow();
  });

  test('any text gets an answer of the specified shape', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (text, job) => {
        const evaluation = evaluate({ parsed: parsedText(text), ...(job && { posting }), today });
        expect(evaluationSchema.safeParse(evaluation).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
