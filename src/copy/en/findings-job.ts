import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { Wording } from '../finding-words.ts';
import { counted, listed, plural } from './counting.ts';

const jobCodes = [
  'keyword-missing',
  'keyword-related',
  'keyword-listed',
  'skill-missing',
  'skill-related',
  'skill-listed',
  'title-different',
  'title-absent',
  'experience-short',
  'experience-undated',
  'experience-unrelated',
  'experience-unspoken',
  'summary-untailored',
  'recent-work-untailored',
  'ad-copied',
] as const satisfies readonly FindingCode[];
export type JobFindingCode = (typeof jobCodes)[number];

/** What is said of a resume beside an ad. */
export const jobFindings: Record<JobFindingCode, Wording> = {
  'keyword-missing': (facts) => ({
    issue:
      `The ad asks for ${listed(facts.all('keyword').map(quoted), 4)}, ` +
      `and nothing in your resume shows ${plural(facts.all('keyword').length, 'it', 'them')}.`,
    why: 'Recruiters and their software search for what the ad asks for.',
    fix: 'If you’ve done this, add a line under the job where you did it. If not, leave it out.',
  }),
  'keyword-related': (facts) => ({
    issue: `You come close to ${listed(facts.all('keyword').map(quoted), 4)} without quite saying so.`,
    why: 'A reader skimming for it won’t make the connection.',
    fix: 'Use the ad’s own words where they’re true of your work.',
  }),
  'keyword-listed': (facts) => ({
    issue: `${listed(facts.all('keyword').map(quoted), 4)} ${plural(facts.count, 'appears', 'appear')} only in a list or your summary.`,
    why: 'A word in a list proves little; a line about using it proves a lot.',
    fix: 'Show it in a line under the job where you did it.',
  }),
  'skill-missing': (facts) => ({
    issue: `The ad asks for ${listed(facts.all('keyword'))}, and your resume doesn’t mention ${plural(facts.count, 'it', 'them')}.`,
    why: 'Recruiters search for skills by name.',
    fix: 'For each one you’ve used, add a line that says where and what for. Leave out the rest.',
  }),
  'skill-related': (facts) => ({
    issue: `The ad asks for ${listed(facts.all('keyword'))}; you show something close to ${plural(facts.count, 'it', 'them')}.`,
    why: 'A close match counts for only a third, because a search for the exact name won’t find you.',
    fix: 'If you’ve used the exact thing, name it in the line about that work.',
  }),
  'skill-listed': (facts) => ({
    issue:
      `You name ${listed(facts.all('keyword'))} only in a list or your summary, ` +
      `and no line shows you using ${plural(facts.count, 'it', 'them')}.`,
    why: 'A bare list convinces nobody, so it doesn’t raise your score.',
    fix: 'Work each one into a line under the job where you used it.',
  }),
  'title-different': (facts) => ({
    issue: `The ad is for “${facts.text('asked')}”; the closest title you’ve held is “${facts.text('held')}”.`,
    why: 'The title is the first thing recruiters search for and compare.',
    fix: 'Keep your real titles. If an employer’s title was unusual, add the common name after it in parentheses.',
  }),
  'title-absent': (facts) => ({
    issue: `None of your titles comes close to “${facts.text('asked')}”.`,
    why: 'The title is the first thing recruiters search for and compare.',
    fix: 'Use your headline or summary to say which role you’re moving toward, and what in your work points that way.',
  }),
  'experience-short': (facts) => ({
    issue: `The ad asks for about ${counted(facts.number('asked'), 'year')} of this work; your dates show ${facts.text('years')}.`,
    why: 'Many recruiters sort by years first.',
    fix: 'Make sure every job of this kind is listed with its dates. Projects and contracts count too.',
  }),
  'experience-undated': (facts) => ({
    issue: `“${facts.text('title')}” has no dates, so we can’t count its years.`,
    why: `The ad asks for about ${counted(facts.number('asked'), 'year')}; your dates show ${facts.text('years')}.`,
    fix: 'Add the month and year each job started and ended.',
  }),
  'experience-unrelated': (facts) => ({
    issue: `Your recent jobs show little of what “${facts.text('title')}” is about.`,
    why: 'Readers look at your latest job first, and most stop there.',
    fix: 'Start your latest jobs with the lines closest to this ad.',
  }),
  'experience-unspoken': () => ({
    issue: 'Little of your resume is about this kind of work or uses the ad’s words.',
    why: 'The more of your resume is about this kind of work, the more it counts.',
    fix: 'Say more about the work closest to this ad, in the words of your field, and less about the rest.',
  }),
  'summary-untailored': (facts) => ({
    issue: 'Your summary doesn’t mention what this ad asks for.',
    why: 'It’s the first paragraph anyone reads.',
    fix:
      facts.all('keywords').length > 0
        ? `Your work shows ${listed(facts.all('keywords'))}, so say so in your summary.`
        : 'Write two or three sentences that name the role and the best thing you bring to it.',
  }),
  'recent-work-untailored': () => ({
    issue: 'Your latest jobs show little of what this ad asks for.',
    why: 'What you did most recently counts most.',
    fix: 'Move the lines closest to this ad to the top of your latest jobs, and add anything true that’s missing.',
  }),
  'ad-copied': (facts) => ({
    issue: `Your resume repeats the ad word for word${facts.count > 1 ? ' in several places' : ''}.`,
    why: 'Recruiters know their own ad. Copied text doesn’t count toward your score, and it costs you trust.',
    fix: 'Say what you did in your own words.',
  }),
};

const quoted = (text: string): string => `“${text}”`;
