import { describe, expect, test } from 'vitest';
import { isTrue, plain, worthIsTrue, worthsOf } from '#test/support/corpus/finding-worth.ts';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { engineerAd, engineerResume, parsedText } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { JsonResume } from '../resume/json-resume.ts';

describe('the gain that a finding states', () => {
  const fixture = parsedText(engineerResume).resume;
  const lesser: JsonResume = { ...fixture, basics: { name: 'Robin Example' }, skills: [] };

  test.each([
    ['a good resume', fixture],
    ['one without contact and skills', lesser],
  ])('is what fixing it brings to %s', (_, resume) => {
    const worths = [undefined, readPosting(engineerAd)].flatMap((posting) => worthsOf(resume, posting));
    expect(worths.filter((worth) => plain.test(worth.code) && !isTrue(worth))).toEqual([]);
  });

  // The fixes are written in English. With their own ads these resumes gain or lose more lines at once than others do.
  worthIsTrue(
    fixtureCorpus(({ language }) => language === 'en'),
    [],
    { moreThan: 60, share: 0.9 },
  );
});
