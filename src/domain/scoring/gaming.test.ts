import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineerAd, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { Posting } from '../posting/posting.ts';
import { evaluate } from './evaluate.ts';
import { keywordOf } from './keywords.ts';

const score = (text: string, posting: Posting) => evaluate({ parsed: parsedText(text), posting, today });
const keywordsOf = ({ requirements }: Posting): string[] => [...new Set(requirements.map(keywordOf))];
const under = (text: string, heading: RegExp, added: string): string =>
  heading.test(text) ? text.replace(heading, (line) => `${line}\n${added}`) : `${text}\n${added}`;
const experience = /^(?:Professional )?(?:Experience|Work History)\s*$/im;
const skills = /^(?:Skills|Highlights|Skill Highlights)\s*$/im;

/** Puts bullets behind the first one of the resume, or where its jobs begin. */
function underJob(text: string, lines: readonly string[]): string {
  const added = lines.map((line) => `• ${line}`).join('\n');
  return /^•.*$/m.test(text) ? text.replace(/^•.*$/m, (line) => `${line}\n${added}`) : under(text, experience, added);
}
const inThrees = (posting: Posting): string[][] => {
  const keywords = keywordsOf(posting);
  return keywords.flatMap((_, at) => (at % 3 === 0 ? [keywords.slice(at, at + 3)] : []));
};

/** What people try, to look as if they fitted. */
const tricks: Record<string, (resume: string, posting: Posting) => string> = {
  'the ad at the end': (resume, { ad }) => `${resume}\n\n${ad}`,
  'the ad under the heading of the jobs': (resume, { ad }) => under(resume, experience, ad),
  'what the ad asks at the end': (resume, { body }) => `${resume}\n${body}`,
  'all keywords fifty times': (resume, posting) => `${resume}\n${`${keywordsOf(posting).join(' ')} `.repeat(50)}`,
  'each keyword fifty times': (resume, posting) =>
    `${resume}\n${keywordsOf(posting)
      .map((keyword) => `${keyword} `.repeat(50))
      .join('\n')}`,
  'a list of keywords': (resume, posting) => `${resume}\n\nSkills\n${keywordsOf(posting).join(', ')}`,
  'a list among the skills': (resume, posting) => under(resume, skills, keywordsOf(posting).join(', ')),
  'a bullet for each keyword among the skills': (resume, posting) =>
    under(
      resume,
      skills,
      keywordsOf(posting)
        .map((keyword) => `• ${keyword}`)
        .join('\n'),
    ),
  'a bullet for each keyword under the last job': (resume, posting) => underJob(resume, keywordsOf(posting)),
  'three keywords a bullet under the last job': (resume, posting) =>
    underJob(
      resume,
      inThrees(posting).map((three) => three.join(', ')),
    ),
  'keywords in the shape of a sentence': (resume, posting) =>
    underJob(
      resume,
      inThrees(posting).map((three) => `Worked with ${three.join(' and ')}`),
    ),
  'each keyword as used': (resume, posting) =>
    underJob(
      resume,
      keywordsOf(posting).map((keyword) => `Used ${keyword}`),
    ),
  'each keyword as a strength': (resume, posting) =>
    underJob(
      resume,
      keywordsOf(posting).map((keyword) => `Expert in ${keyword} with strong knowledge`),
    ),
  'what the ad asks, phrase by phrase, under the last job': (resume, { requirements }) =>
    underJob(
      resume,
      requirements.map(({ text }) => text),
    ),
  'what the ad asks in another order under the last job': (resume, { requirements }) =>
    underJob(
      resume,
      requirements.map(({ sentence }) => sentence.split(/\s+/).toReversed().join(' ')),
    ),
  'what the ad asks with words changed here and there': (resume, { requirements }) =>
    underJob(
      resume,
      requirements.map(({ sentence }) => sentence.replace(/((?:\S+\s+){4})\S+/g, '$1various')),
    ),
  'what the ad asks with other words in between': (resume, { requirements }) =>
    underJob(
      resume,
      requirements.map(({ sentence }) => sentence.replace(/(\S+\s+\S+\s+\S+)\s/g, '$1 morning ')),
    ),
  'what the ad asks in letters that look alike': (resume, { requirements }) =>
    underJob(
      resume,
      requirements.map(({ sentence }) =>
        sentence.replaceAll('a', '\u0430').replaceAll('e', '\u0435').replaceAll('o', '\u043e'),
      ),
    ),
  'what the ad asks, each with a year': (resume, { requirements }) =>
    underJob(
      resume,
      requirements.map(({ sentence }, at) => `${sentence} (${2008 + (at % 10)})`),
    ),
  'what the ad asks, every other line': (resume, { body }) => {
    const asked = body.split('\n').filter((line) => line.trim() !== '');
    return resume.replace(/^•.*$/gm, (line) => `${line}\n${asked.shift() ?? ''}`);
  },
  'each keyword improved by a number': (resume, posting) =>
    underJob(
      resume,
      keywordsOf(posting).map((keyword, at) => `Improved ${keyword} by ${10 + at} %`),
    ),
  'each keyword delivered to somebody': (resume, posting) =>
    underJob(
      resume,
      keywordsOf(posting).map((keyword) => `Successfully delivered ${keyword} projects for hospitals`),
    ),
  'a summary of keywords': (resume, posting) =>
    resume.replace('\n', `\nSummary\nExperienced in ${keywordsOf(posting).slice(0, 12).join(', ')}.\n`),
};

/** Lines more make other lines fewer by share: a point of rounding, and none that the job has to do with. */
const slack = 1;

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

  test.skipIf(!hasSharedData)('raises next to no score of real resumes for real ads', () => {
    const { resumes, ads } = material();
    const risen = resumes.filter((resume, index) => {
      const posting = readPosting(ads[(index * 11) % ads.length] ?? '');
      const [before, after] = [score(resume, posting), score(trick(resume, posting), posting)];
      return (
        after.overallScore > before.overallScore + slack || (after.matchScore ?? 0) > (before.matchScore ?? 0) + slack
      );
    });
    // Real resumes come with lost line ends and headings: now and then what is added changes how the rest is read.
    expect(risen.length).toBeLessThanOrEqual(1);
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

describe('what was really done counts', () => {
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

/** Every 24th of the rated resumes, and all ads. */
function material(): { resumes: string[]; ads: string[] } {
  const pairs = readFileSync(join(sharedData, 'fit', 'human-rated-pairs.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const resumes = pairs.filter((_, at) => at % 24 === 0).map((line) => (JSON.parse(line) as { resume: string }).resume);
  const folder = join(sharedData, 'job-ads');
  const ads = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return { resumes, ads };
}
