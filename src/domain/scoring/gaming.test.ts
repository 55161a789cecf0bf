import { describe, expect, test } from 'vitest';
import { score, slack, tricks, underJob } from '#test/support/corpus/gaming.ts';
import { engineerAd, engineerResume, floristResume } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';

// On how many of all people's resumes a trick pays is a figure of the score board.
describe.each(Object.entries(tricks))('%s', (_, trick) => {
  test.each([
    ['an engineer', engineerResume],
    ['a florist', floristResume],
  ])('raises no score of %s', (_who, resume) => {
    const posting = readPosting(engineerAd);
    const [before, after] = [score(resume, posting), score(trick(resume, posting), posting)];
    expect(after.overallScore).toBeLessThanOrEqual(before.overallScore + slack);
    expect(after.matchScore).toBeLessThanOrEqual(before.matchScore ?? 0);
  });
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
