import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, parsedText, today } from '#test/support/resumes.ts';
import { relations, type Scored } from '#test/support/score-relations.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import type { Posting } from '../posting/posting.ts';
import { readPosting } from '../posting/read-posting.ts';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { LayoutFacts } from '../document/source-document.ts';
import { documentFromText } from '../document/plain-text.ts';
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

interface Compared {
  relation: string;
  before: Map<CheckName, number | undefined>;
  after: Map<CheckName, number | undefined>;
  falls: readonly CheckName[];
  may: readonly CheckName[];
}

/** Each relation that changes anything of this resume, told by what it does to the scores. */
function compared(start: Scored, posting: Posting | undefined): Compared[] {
  const before = scoresOf(start, posting);
  return relations.flatMap(({ name, spoil, falls, may = [] }): Compared[] => {
    const spoiled = spoil(start);
    if (JSON.stringify(spoiled) === JSON.stringify(start)) return [];
    return [{ relation: name, before, after: scoresOf(spoiled, posting), falls, may }];
  });
}

describe.skipIf(!hasSharedData)('resumes of all kinds, without an ad and beside one', () => {
  const read = (...path: string[]): string => readFileSync(join(sharedData, ...path), 'utf8');
  const names = (folder: string, ending: string): string[] =>
    hasSharedData ? readdirSync(join(sharedData, folder)).filter((name) => name.endsWith(ending)) : [];
  const ads = names('job-ads', '.txt');
  const persons = names('resumes/truth', '.json');
  const all = persons.flatMap((file, at) => {
    const start = whole(JSON.parse(read('resumes/truth', file)) as JsonResume);
    const ad = readPosting(read('job-ads', ads[(at * 7) % ads.length] ?? ''));
    return [undefined, ad].flatMap((posting) => compared(start, posting).map((each) => ({ ...each, file })));
  });

  test('are twenty', () => {
    expect(persons.length).toBeGreaterThanOrEqual(hasSharedData ? 20 : 0);
  });

  test('nothing that is taken away or spoiled raises the check that is about it', () => {
    const risen = all.flatMap(({ file, relation, before, after, falls }) =>
      falls
        .filter((check) => (after.get(check) ?? 0) > (before.get(check) ?? 0))
        .map((check) => `${file}, ${relation}: ${check}`),
    );
    expect(risen).toEqual([]);
  });

  test('it moves the checks that are about it, and no other', () => {
    const others = all.flatMap(({ file, relation, before, after, falls, may }) =>
      moved(before, after)
        .filter((check) => !falls.includes(check) && !may.includes(check))
        .map((check) => `${file}, ${relation}: ${check}`),
    );
    expect(others).toEqual([]);
  });

  test('and lowers them, where there is anything left to lower', () => {
    const could = all.flatMap(({ relation, before, after, falls }) =>
      falls
        .filter((check) => (before.get(check) ?? 0) > 0)
        .map((check) => ({ relation, check, fell: (after.get(check) ?? 0) < (before.get(check) ?? 0) })),
    );
    // What is gone may have held nothing of what is asked, and a line that is spoiled may be the only one.
    expect(could.filter(({ fell }) => fell).length / could.length).toBeGreaterThanOrEqual(0.85);
    const never = relations.flatMap(({ name, falls }) =>
      falls.filter((check) => !could.some((each) => each.fell && each.relation === name && each.check === check)),
    );
    expect(never).toEqual([]);
  });
});
