import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountant } from '#test/support/languages/accountant.ts';
import { electrician } from '#test/support/languages/electrician.ts';
import { nurse } from '#test/support/languages/nurse.ts';
import { teacher } from '#test/support/languages/teacher.ts';
import type { InLanguages } from '#test/support/languages/translated.ts';
import { engineerAd, engineerResume, floristResume, today } from '#test/support/resumes.ts';
import { engineTasks } from './tasks.ts';

interface Work {
  resume: string;
  ad: string;
}

/** Everything that the engine answers about a resume and an ad. */
function answers({ resume, ad }: Work): string {
  const parsed = engineTasks.parseText(resume);
  return JSON.stringify({
    parsed,
    posting: engineTasks.readPosting({ text: ad }),
    alone: engineTasks.score({ parsed, today }),
    beside: engineTasks.score({ parsed, job: { description: ad }, today }),
    claims: engineTasks.checkClaims({ text: `${resume}\nI led a team of 321 people.`, source: parsed, today }),
  });
}

const inTurn = (people: readonly InLanguages[]): Work[] => {
  const versions = people.flatMap((person) => [person.en, person.de, person.fr, person.es]);
  // With the resume's own ad, and with the next one's, which may be in another language.
  return versions.flatMap(({ resume, ad }, index) => [
    { resume, ad },
    { resume, ad: versions[(index + 3) % versions.length]?.ad ?? ad },
  ]);
};

test('the answer to a request is the same whatever was answered before it', { timeout: 600_000 }, () => {
  const works: Work[] = [
    { resume: engineerResume, ad: engineerAd },
    { resume: floristResume, ad: engineerAd },
    { resume: '- \n2019 - 2020\n(((', ad: '' },
    ...inTurn([accountant, electrician, nurse, teacher]),
  ];
  const first = new Map(works.map((work) => [work, answers(work)]));
  const order = fc.shuffledSubarray(works, { minLength: works.length });
  fc.assert(
    fc.property(order, (shuffled) => {
      for (const work of shuffled) expect(answers(work)).toBe(first.get(work));
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
