import { describe, expect, test } from 'vitest';
import { isTrue, plain, gainsOf } from '#test/support/corpus/finding-gains.ts';
import { engineerAd, engineerResume, parsedText } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { JsonResume } from '../resume/json-resume.ts';

// How many findings of all people's resumes do is a figure of the score board.
describe('the gain that a finding states', () => {
  const fixture = parsedText(engineerResume).resume;
  const lesser: JsonResume = { ...fixture, basics: { name: 'Robin Example' }, skills: [] };

  test.each([
    ['a good resume', fixture],
    ['one without contact and skills', lesser],
  ])('is what fixing it brings to %s', (_, resume) => {
    const gains = [undefined, readPosting(engineerAd)].flatMap((posting) => gainsOf(resume, posting));
    expect(gains.filter((gain) => plain.test(gain.code) && !isTrue(gain))).toEqual([]);
    expect(gains.filter(isTrue).length).toBeGreaterThan(0.8 * gains.length);
  });
});
