import { describe, expect, test } from 'vitest';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { moved, relationsHold, scoresOf, whole } from '#test/support/corpus/score-relations-hold.ts';
import { engineerPosting, engineerResume, parsedText } from '#test/support/resumes.ts';
import { relations } from '#test/support/score-relations.ts';

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

// One of these people already mixes the ways in which lines begin and end: mixing them further spoils nothing.
relationsHold(
  fixtureCorpus(({ id }) => id !== 'graphic-designer-en'),
  {
    // What the ad names word for word counts as copied from it, and one thing less to look at is then better.
    risen: [
      'electrician-en, the education is gone: completeSections',
      'electrician-en, the skills are gone: completeSections',
      // By a point or two: where fewer sentences are left, lists of skills count for more, and an ad's items are often such names.
      'nurse-en, the newest job is gone: keywordOptimization',
      'truck-driver-en, the newest job is gone: keywordOptimization',
    ],
    others: [
      'chef-fr, the dates of all jobs are gone: appropriateLength',
      'chef-fr, the dates of all jobs are gone: industryTerms',
      'lawyer-en, all lines open with one word that tells nothing: completeSections',
      'care-assistant-en, the numbers are gone: completeSections',
      'project-manager-en, letters read in the wrong encoding: simpleBullets',
    ],
  },
);
