import { describe } from 'vitest';
import { gainsAreTrue } from '../support/corpus/finding-gains.ts';
import { attempt, trickRaisesNothing, tricks } from '../support/corpus/gaming.ts';
import { relationsHold } from '../support/corpus/score-relations-hold.ts';
import { ratedResumes, sharedCorpus } from '../support/corpus/shared-corpus.ts';
import { parsedText } from '../support/resumes.ts';

const corpus = sharedCorpus();

relationsHold(corpus, {
  // Came with ads read item by item, by a point or two; not explained yet.
  risen: [
    'jr-richard-hendriks.json, the dates of all jobs are gone: relevantExperience',
    // What is only listed counts more where less of the work is told.
    'npm-rnord-john.json, the newest job is gone: keywordOptimization',
    // One of two lines is left, in a project, and that one says what was built: a share of one.
    'npm-pumpkin-john.json, the lines about work are gone: actionVerbs',
  ],
  others: [],
});

describe('the gain that a finding states', () => {
  const rated = ratedResumes(20).map((text) => parsedText(text).resume);
  gainsAreTrue(corpus, rated, { moreThan: 80, share: 0.95 });
});

const attempts = ratedResumes(24).map((resume, at) => attempt(resume, corpus.adTextFor(at, 11)));
describe.each(Object.entries(tricks))('%s', (_, trick) => {
  trickRaisesNothing(trick, attempts, 1);
});
