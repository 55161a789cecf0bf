import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, parsedText, today } from '#test/support/resumes.ts';
import { relations, type Scored } from '#test/support/score-relations.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import type { Posting } from '../posting/posting.ts';
import { parsedFromJsonResume } from '../resume/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { LayoutFacts } from '../text/document.ts';
import { documentFromText } from '../text/plain-text.ts';
import { evaluate } from './evaluate.ts';
import type { CheckName } from './evaluation.ts';

const layout: LayoutFacts = {
  ...documentFromText(engineerResume).layout,
  kind: 'pdf',
  fonts: [{ name: 'Inter', share: 1 }],
  bodySize: 10.5,
  smallestSize: 9,
};

const whole = (resume: JsonResume): Scored => ({ resume, layout, grammar: [] });

function scoresOf({ resume, ...facts }: Scored, posting?: Posting): Map<CheckName, number | undefined> {
  const { checks } = evaluate({ parsed: parsedFromJsonResume(resume), ...facts, posting, today });
  return new Map(checks.map(({ name, score }) => [name, score]));
}

/** Checks that moved, with how they did: a check that is no longer judged has moved. */
function moved(before: Map<CheckName, number | undefined>, after: Map<CheckName, number | undefined>): CheckName[] {
  return [...before].filter(([name, score]) => after.get(name) !== score).map(([name]) => name);
}

const engineer = whole(parsedText(engineerResume).resume);
const posting = engineerPosting();
const before = scoresOf(engineer, posting);

test('there are forty relations or more', () => {
  expect(relations.length).toBeGreaterThanOrEqual(40);
});

describe.each(relations)('$name', ({ spoil, falls, may = [] }) => {
  const after = scoresOf(spoil(engineer), posting);

  test.each([...falls])('lowers %s', (name) => {
    expect(after.get(name)).toBeLessThan(before.get(name) ?? 0);
  });

  test('moves nothing else', () => {
    expect(moved(before, after).filter((name) => !falls.includes(name) && !may.includes(name))).toEqual([]);
  });
});

describe.skipIf(!hasSharedData)('resumes of all kinds', () => {
  const folder = join(sharedData, 'resumes', 'truth');
  const persons = hasSharedData
    ? readdirSync(folder).map((file) => ({
        file,
        resume: JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonResume,
      }))
    : [];

  test.each(persons)('$file: nothing that is taken away or spoiled raises the check that is about it', ({ resume }) => {
    const start = scoresOf(whole(resume));
    const risen = relations.flatMap(({ name, spoil, falls }) => {
      const end = scoresOf(spoil(whole(resume)));
      return falls
        .filter((check) => (end.get(check) ?? 0) > (start.get(check) ?? 0))
        .map((check) => `${name}: ${check}`);
    });
    expect(risen).toEqual([]);
  });
});
