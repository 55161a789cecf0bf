import { describe, expect, test } from 'vitest';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { attempt, score, slack, trickRaisesNothing, tricks, underJob } from '#test/support/corpus/gaming.ts';
import { copiedText, readFiles } from '#test/support/corpus/read-files.ts';
import { fixtureFiles } from '#test/support/fixtures.ts';
import { engineerAd, engineerResume, floristResume } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';

const corpus = fixtureCorpus();
const files = fixtureFiles();
const read = await readFiles(corpus.people.map(({ id }) => files.find(({ person }) => person === id)?.path ?? ''));
const attempts = read.map(({ document }, at) => attempt(copiedText(document), corpus.adTextFor(at, 11)));

/**
 * The tricks that still raise the score of more than one of these resumes. The graphic designer's counts since its misspelt headings are read: before, nothing
 * that was added to its jobs was seen. A truck driver's rises by two points for an ad of a few short lines: each thing that is asked for is a keyword there.
 */
const known: Record<string, number> = {
  'a list of keywords': 3,
  'a list among the skills': 2,
  'a bullet for each keyword among the skills': 2,
  'keywords in the shape of a sentence': 6,
  'each keyword as used': 5,
  'each keyword as a strength': 5,
  'three keywords a bullet under the last job': 2,
  'what the ad asks in another order under the last job': 2,
  'what the ad asks, each with a year': 4,
  'what the ad asks, every other line': 4,
  'each keyword improved by a number': 5,
  'each keyword delivered to somebody': 4,
};

describe.each(Object.entries(tricks))('%s', (name, trick) => {
  test.each([
    ['an engineer', engineerResume],
    ['a florist', floristResume],
  ])('raises no score of %s', (_who, resume) => {
    const posting = readPosting(engineerAd);
    const [before, after] = [score(resume, posting), score(trick(resume, posting), posting)];
    expect(after.overallScore).toBeLessThanOrEqual(before.overallScore + slack);
    expect(after.matchScore).toBeLessThanOrEqual(before.matchScore ?? 0);
  });

  trickRaisesNothing(trick, attempts, known[name] ?? 1);
});

test('a florist does not beat an engineer by pasting the ad', () => {
  const posting = readPosting(engineerAd);
  for (const trick of Object.values(tricks)) {
    expect(score(trick(floristResume, posting), posting).overallScore).toBeLessThan(
      score(engineerResume, posting).overallScore - 20,
    );
  }
});

describe('work that was really done counts', () => {
  test.each([
    'Moved 30 topics from RabbitMQ to Kafka without losing a message',
    'Set up the staging environment with Terraform, so that it is rebuilt every night',
    'Offered partners a GraphQL gateway over four older interfaces',
    'Mentored two apprentices until they passed their exams',
    'Runs Kafka on AWS for eleven warehouses',
  ])('%s', (line) => {
    const posting = readPosting(engineerAd);
    const [before, after] = [score(engineerResume, posting), score(underJob(engineerResume, [line]), posting)];
    expect(after.matchScore).toBeGreaterThan(before.matchScore ?? 0);
    expect(after.overallScore).toBeGreaterThanOrEqual(before.overallScore);
  });
});
