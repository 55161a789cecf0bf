import { describe } from 'vitest';
import { worthIsTrue } from '../support/corpus/finding-worth.ts';
import { trickRaisesNothing, tricks } from '../support/corpus/gaming.ts';
import { relationsHold } from '../support/corpus/score-relations-hold.ts';
import { ratedResumes, sharedCorpus } from '../support/corpus/shared-corpus.ts';
import { parsedText } from '../support/resumes.ts';

const corpus = sharedCorpus();

relationsHold(corpus);

describe('what a finding is said to be worth', () => {
  const rated = ratedResumes(20).map((text) => parsedText(text).resume);
  worthIsTrue(corpus, rated, { moreThan: 80, share: 0.95 });
});

describe.each(Object.entries(tricks))('%s', (_, trick) => {
  const material = ratedResumes(24).map((resume, at) => ({ resume, ad: corpus.adTextFor(at, 11) }));
  trickRaisesNothing(trick, material, 1);
});
