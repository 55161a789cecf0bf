import { describe, expect, test } from 'vitest';
import { namesOfWorker, saysWhatIsDone } from './job-subject.ts';
import { readStructure } from './passages.ts';
import { separateHeadings } from './separate-headings.ts';

describe('headings that lost their line', () => {
  test.each([
    ['repairs clocks.Minimum RequirementsTwo years', 'repairs clocks.\nMinimum Requirements\nTwo years'],
    ['DescriptionRepairs clocks', 'Description\nRepairs clocks'],
    ['in the shop JOB REQUIREMENTS Minimum age', 'in the shop \nJOB REQUIREMENTS\n Minimum age'],
    ['a valid certificationHold a licence', 'a valid certification\nHold a licence'],
  ])('%s', (text, expected) => expect(separateHeadings(text)).toBe(expected));

  test.each(['JavaScript and PowerPoint skills', 'the USA in May', 'our AUTOCAD drawings'])('none: %s', (text) =>
    expect(separateHeadings(text)).toBe(text),
  );
});

describe('what the person in the job does', () => {
  const names = namesOfWorker('Organ Tuning Engineer');

  test.each([
    'the organ tuning engineer repairs pipes',
    'ote will repair pipes on site',
    'you will repair pipes',
    'he/she also keeps the bellows',
  ])('%s', (text) => expect(saysWhatIsDone(text, names)).toBe(true));

  test.each(['our organs sound in forty churches', 'we build organs'])('not: %s', (text) =>
    expect(saysWhatIsDone(text, names)).toBe(false),
  );
});

test('what stands before words of another kind counts', () => {
  const ad = 'Requirements:\n- Knowledge of reed pipes and bellows Equal Opportunity Employer';
  expect(readStructure(ad, 'en').passages.map(({ text, section }) => [section, text])).toEqual([
    ['must', 'Knowledge of reed pipes and bellows'],
  ]);
});

test('a wish behind a dash is about what stands before it', () => {
  const ad = 'Requirements:\nTuning certificate – Preferred\nA van';
  expect(readStructure(ad, 'en').passages.map(({ section }) => section)).toEqual(['nice', 'must']);
});
