import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { checkNames, type Check, type CheckName, type Finding } from '#domain/scoring/evaluation.ts';
import { findingCodes, type FindingCode } from '#domain/scoring/finding-codes.ts';
import { passedFrom } from '#domain/scoring/catalogue.ts';
import { ruleNumbers } from '#domain/scoring/rule-numbers.ts';
import { wishedFloor } from '#domain/matching/titles/title-fit.ts';
import { copyFor } from './copy-for.ts';
import { describeEvaluation } from './describe-evaluation.ts';
import { counted, listed } from './en/counting.ts';
import { readFacts } from './finding-words.ts';

const copy = copyFor('en');
const { checkWords, findingWordings, worth } = copy;
const numbers = { rules: ruleNumbers, wishedFloor, passedFrom };
const formulas = copy.checkFormulas(numbers);

const posting = engineerPosting();
const engineer = describeEvaluation(evaluate({ parsed: parsedText(engineerResume), posting, today }), copy);
const florist = describeEvaluation(evaluate({ parsed: parsedText(floristResume), posting, today }), copy);

const facts = {
  keyword: 'Kafka', keywords: ['Kafka'], ad: 'Experience with Kafka', asked: 5, held: 'Florist', title: 'Florist', years: 2, terms: 1,
  wanted: 8, listed: ['Buying'], results: 1, lines: 4, weak: 2, word: 'worked', times: 5, section: 'skills', missing: 'employer',
  name: 'York College', skills: 2, words: 90, least: 250, most: 1000, entries: ['Florist'], count: 2, months: 14, before: 'Florist',
  columns: 2, tables: 1, boxes: 1, characters: 40, sample: 'x', fonts: 5, size: 8, smallest: 6, images: 1, format: 'doc', what: 'phone',
  email: 'a@b.example', corrections: ['teh → the'], phrases: ['team player'], places: ['[Number]'], measured: 1, numbers: 2, outcomes: 1, figures: 0,
}; // prettier-ignore

describe('the sentences', () => {
  test.each(findingCodes)('of %s are whole, plain and calm, for one finding and for many', (code) => {
    expect(JSON.stringify(findingWordings[code](readFacts([{}])))).not.toMatch(/undefined|NaN|\[object/);
    for (const items of [[facts], [facts, { ...facts, keyword: 'Terraform' }]]) {
      const { issue, why, fix } = findingWordings[code](readFacts(items));
      for (const sentence of [issue, why, fix]) {
        expect(sentence).toMatch(/^[^\s].*[.”]$/su);
        expect(sentence).not.toMatch(/!|undefined|NaN|\[object/);
      }
    }
    const full = findingWordings[code](readFacts([facts]));
    expect(`${full.issue} ${full.why} ${full.fix}`).not.toMatch(/“”| {2}|\s[.,]/);
  });

  test.each(checkNames)('about %s are whole', (name) => {
    const { label, about, strength } = checkWords[name];
    for (const sentence of [about, strength, formulas[name], copy.scoreFormula(numbers)])
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/su);
    expect(label).not.toMatch(/[.!]$/);
  });

  test('say what it is worth', () => {
    expect(worth(2.4)).toBe('Worth about 2.4 points.');
    expect(worth(0.03)).toBe('Worth less than 0.1 points.');
    expect(worth(0)).toBe('This won’t change your score.');
  });

  test('list and count like a person', () => {
    expect(listed(['a'])).toBe('a');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
    expect([counted(1, 'line'), counted(2, 'entry', 'entries')]).toEqual(['1 line', '2 entries']);
  });
});

describe('describeEvaluation', () => {
  test('names the strengths of a strong resume, and what a weak one lacks first', () => {
    expect(engineer.strengths).toContain('Your lines put numbers to what you did.');
    expect(florist.issues[0]).toMatch(/^The ad asks for .*(Kotlin|Java)/);
    expect(florist.highPriorityActions.length).toBeGreaterThan(0);
  });

  const { checks } = evaluate({ parsed: parsedText(engineerResume), today });
  /** The engineer's evaluation, with one finding of a check that is well passed all the same. */
  const withFinding = (name: CheckName, code: FindingCode, found: Finding['facts']) => {
    const findings = [{ code, facts: found, quotes: [], potential: 0.5 }];
    const check: Check = { name, score: 90, passed: true, impact: 'medium', cost: 0.5, findings };
    const described = describeEvaluation({ checks: [check, ...checks.filter((other) => other.name !== name)] }, copy);
    expect(described.issues).toContain(findingWordings[code](readFacts([found])).issue);
    return described;
  };

  test('never praises what it says to change', () => {
    const { strengths } = withFinding('appropriateLength', 'too-short', { words: 215, least: 250 });
    expect(strengths).not.toContain(checkWords.appropriateLength.strength);
    expect(withFinding('professionalEmail', 'email-informal', { email: 'a@b.example' }).strengths).not.toContain(
      checkWords.professionalEmail.strength,
    );
  });

  test('praises nobody’s grammar before it is checked', () => {
    const check: Check = { name: 'grammarSpelling', score: 100, passed: true, impact: 'high', cost: 0, findings: [] };
    expect(describeEvaluation({ checks: [check] }, copy).strengths).toEqual([checkWords.grammarSpelling.strength]);
    expect(describeEvaluation({ checks: [check] }, copy, { pending: true }).strengths).toEqual([]);
  });

  test('praises what shows most of an ad, beside the rest', () => {
    const { strengths } = withFinding('keywordOptimization', 'keyword-missing', { keyword: 'Kafka', ad: 'Kafka' });
    expect(strengths).toContain(checkWords.keywordOptimization.strength);
  });

  test('says of a text of one word what is true of it, each thing once', () => {
    const { issues, findings } = describeEvaluation(evaluate({ parsed: parsedText('hello'), today }), copy);
    expect(new Set(issues).size).toBe(issues.length);
    expect(new Set(findings.map(({ code }) => code)).size).toBe(findings.length);
    for (const issue of issues) expect(issue).not.toMatch(/\b0 |: ?\.|your jobs/);
  });

  test('asks for more lines with numbers where every line has one', () => {
    const said = (results: number, lines: number) =>
      findingWordings['lines-without-numbers'](readFacts([{ results, lines, wanted: 3 }]));
    expect(said(2, 2).issue).toBe('We found only 2 lines about your work that say how much or how many.');
    expect(said(2, 2).fix).not.toContain('quoted');
    expect(said(0, 1).issue).toBe('The one line about your work doesn’t say how much or how many.');
    expect(said(1, 1).issue).toBe('We found only 1 line about your work that says how much or how many.');
    expect(said(0, 4).issue).toBe('None of the 4 lines about your work say how much or how many.');
  });

  test('does not count the lines where there is one', () => {
    const { issue } = findingWordings['weak-openings'](readFacts([{ weak: 1, lines: 1 }]));
    expect(issue).toBe('The one line about your work opens with something other than what you did.');
  });

  test('says nothing of the layout that unreadable characters would belie', () => {
    expect(checkWords.cleanFormatting.strength).not.toContain('without trouble');
  });

  test('puts what is worth most first, and each finding in one of three priorities', () => {
    const potentials = florist.findings.map(({ potential }) => potential);
    expect(potentials).toEqual(potentials.toSorted((a, b) => b - a));
    const { highPriorityActions, mediumPriorityActions, lowPriorityActions } = florist;
    expect([...highPriorityActions, ...mediumPriorityActions, ...lowPriorityActions]).toHaveLength(
      florist.findings.length,
    );
  });

  test('has a word on every check, also on those that could not be judged', () => {
    for (const name of checkNames) expect(engineer.feedback[name]).toMatch(/\.$/);
    expect(engineer.feedback.noImages).toMatch(/^Not scored/);
  });

  test('leaves out findings of a ruleset that is no longer known', () => {
    const evaluation = evaluate({ parsed: parsedText(engineerResume), today });
    const [first, ...rest] = evaluation.checks;
    if (!first) throw new Error('no checks');
    const old = { ...first, findings: [{ code: 'no-such-code', facts: {}, quotes: [], potential: 3 }] };
    expect(
      describeEvaluation({ ...evaluation, checks: [old, ...rest] }, copy).findings.map(({ code }) => code),
    ).not.toContain('no-such-code');
  });
});
