import { readPosting } from '#domain/posting/read-posting.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { keywordOf } from '#domain/scoring/open-requirements.ts';
import { parsedText, today } from '../resumes.ts';

export const score = (text: string, posting: Posting) => evaluate({ parsed: parsedText(text), posting, today });
const keywordsOf = ({ requirements }: Posting): string[] => [...new Set(requirements.map(keywordOf))];
const under = (text: string, heading: RegExp, added: string): string =>
  heading.test(text) ? text.replace(heading, (line) => `${line}\n${added}`) : `${text}\n${added}`;
const experience = /^(?:Professional )?(?:Experience|Work History)\s*$/im;
const skills = /^(?:Skills|Highlights|Skill Highlights)\s*$/im;

/** Inserts bullets after the first one of the resume, or where its jobs begin. */
export function underJob(text: string, lines: readonly string[]): string {
  const added = lines.map((line) => `• ${line}`).join('\n');
  return /^•.*$/m.test(text) ? text.replace(/^•.*$/m, (line) => `${line}\n${added}`) : under(text, experience, added);
}
const inThrees = (posting: Posting): string[][] => {
  const keywords = keywordsOf(posting);
  return keywords.flatMap((_, at) => (at % 3 === 0 ? [keywords.slice(at, at + 3)] : []));
};

/** Tricks that people try to look as if they fitted. */
export const tricks: Record<string, (resume: string, posting: Posting) => string> = {
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

/** More lines lower the share of other lines: by a rounding point, and never in what concerns the job. */
export const slack = 1;

/** A resume and an ad, with the scores of the unchanged resume. */
export interface Attempt {
  resume: string;
  posting: Posting;
  before: ReturnType<typeof score>;
}

export function attempt(resume: string, ad: string): Attempt {
  const posting = readPosting(ad);
  return { resume, posting, before: score(resume, posting) };
}

/** Whether a trick raises a score of this resume. */
export function raisesScore(trick: (typeof tricks)[string], { resume, posting, before }: Attempt): boolean {
  const after = score(trick(resume, posting), posting);
  return after.overallScore > before.overallScore + slack || (after.matchScore ?? 0) > (before.matchScore ?? 0) + slack;
}
