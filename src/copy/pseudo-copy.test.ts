import { describe, expect, test } from 'vitest';
import { evaluateProfile } from '#domain/linkedin/evaluate-profile.ts';
import { readProfile } from '#domain/linkedin/read-profile.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { pseudoCopy, unwrapped } from '#test/support/pseudo-copy.ts';
import { engineerPosting, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import type { Copy } from './copy.ts';
import { copyFor } from './copy-for.ts';
import { describeEvaluation, type DescribedFinding } from './describe-evaluation.ts';
import { describeProfile } from './describe-profile.ts';
import { fieldName } from './field-name.ts';
import { layoutLosses } from './layout-losses.ts';
import { validationKey, validationSentence } from './validation-key.ts';

const english = copyFor('en');
const said = (findings: readonly DescribedFinding[]) =>
  findings.flatMap(({ issue, why, fix, worth }) => [issue, why, fix, worth]);

describe('a second language', () => {
  test.each([engineerResume, floristResume])('says all that there is to say of a resume', (text) => {
    const evaluation = evaluate({ parsed: parsedText(text), posting: engineerPosting(), today });
    const { findings, feedback, ...lists } = describeEvaluation(evaluation, pseudoCopy);
    const texts = [...said(findings), ...Object.values(feedback), ...Object.values(lists).flat()];
    expect(texts.length).toBeGreaterThan(50);
    expect(unwrapped(texts)).toEqual([]);
  });

  test('says all that there is to say of a profile', () => {
    const { findings, ...lists } = describeProfile(evaluateProfile(readProfile(engineerResume), { today }), pseudoCopy);
    expect(findings.length).toBeGreaterThan(1);
    expect(unwrapped([...said(findings), ...Object.values(lists).flat()])).toEqual([]);
  });

  test('names fields, losses and what is wrong with a field', () => {
    const { layout } = documentFromText('Robin Example');
    const losses = layoutLosses({ ...layout, images: 1, tables: 2, headerFooterText: true }, 1, pseudoCopy.layoutLoss);
    const field = fieldName('/work/0/position', pseudoCopy.resumeFields);
    const wrong = validationSentence(validationKey('jobTitleRequired'), pseudoCopy);
    expect(unwrapped([...losses, field, wrong])).toEqual([]);
    expect(validationSentence('Invalid input', pseudoCopy)).toBe('Invalid input');
  });

  test('that lacks a sentence does not compile', () => {
    const { title: _, ...withoutTitle } = english.wizard;
    // @ts-expect-error -- a sentence is missing
    const missing: Copy['wizard'] = withoutTitle;
    // @ts-expect-error -- one of four steps is missing
    const shorter: Copy['wizard'] = { ...english.wizard, steps: ['Eins', 'Zwei', 'Drei'] };
    // @ts-expect-error -- a sentence about a step says nothing of it
    const fixed: Copy['wizard'] = { ...english.wizard, stepOf: 'Schritt' };
    // @ts-expect-error -- a finding has no words
    const unworded: Copy['findingWordings'] = { ...english.findingWordings, columns: undefined };
    const whole: Copy['wizard'] = { ...english.wizard, title: 'Lebenslauf', steps: ['1', '2', '3', '4'] };
    expect([missing, shorter, fixed, unworded, whole]).toHaveLength(5);
  });
});
