import { describe, expect, test } from 'vitest';
import { isTrue, plain, gainsAreTrue, gainsOf } from '#test/support/corpus/finding-gains.ts';
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
    const gains = [undefined, readPosting(engineerAd)].flatMap((posting) => gainsOf(resume, posting));
    expect(gains.filter((gain) => plain.test(gain.code) && !isTrue(gain))).toEqual([]);
  });

  // The fixes are written in English. With their own ads these resumes gain or lose more lines at once than others do.
  gainsAreTrue(
    fixtureCorpus(({ language }) => language === 'en'),
    [],
    { moreThan: 60, share: 0.9 },
  );
});
