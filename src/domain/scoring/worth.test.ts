import { describe, expect, test } from 'vitest';
import { isTrue, plain, worthIsTrue, worthsOf } from '#test/support/corpus/finding-worth.ts';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { engineerAd, engineerResume, parsedText } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { JsonResume } from '../resume/json-resume.ts';

describe('what a finding is said to be worth', () => {
  const fixture = parsedText(engineerResume).resume;
  const lesser: JsonResume = { ...fixture, basics: { name: 'Robin Example' }, skills: [] };

  test.each([
    ['a good resume', fixture],
    ['one without contact and skills', lesser],
  ])('is what doing it brings to %s', (_, resume) => {
    const worths = [undefined, readPosting(engineerAd)].flatMap((posting) => worthsOf(resume, posting));
    expect(worths.filter((worth) => plain.test(worth.code) && !isTrue(worth))).toEqual([]);
  });

  // What is done is written in English. Beside their own ads these resumes gain or lose more lines at once than others do.
  worthIsTrue(
    fixtureCorpus(({ language }) => language === 'en'),
    [],
    { moreThan: 60, share: 0.9 },
  );
});
