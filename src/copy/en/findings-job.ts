import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { Wording } from '../finding-words.ts';
import { counted, listed } from './counting.ts';

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
    issue: `The ad asks for ${listed(facts.all('keyword').map(quoted), 4)}, and nothing in your resume shows it.`,
    why: 'Recruiters and their software search for what the ad asks.',
    fix: 'If you have done this, add a line under the job where you did it. If not, leave it out.',
  }),
  'keyword-related': (facts) => ({
    issue: `You come close to ${listed(facts.all('keyword').map(quoted), 4)} without quite saying it.`,
    why: 'A reader who skims for it will not make the connection.',
    fix: "Say it in the ad's own terms where that is true of your work.",
  }),
  'keyword-listed': (facts) => ({
    issue: `${listed(facts.all('keyword').map(quoted), 4)} ${facts.count === 1 ? 'stands' : 'stand'} in a list or summary alone.`,
    why: 'A name in a list is easy to write and proves nothing; a line about using it does.',
    fix: 'Show it in a line under the job where you did it.',
  }),
  'skill-missing': (facts) => ({
    issue: `The ad asks for ${listed(facts.all('keyword'))}, and your resume does not mention ${facts.count === 1 ? 'it' : 'them'}.`,
    why: 'These are the words recruiters search for.',
    fix: 'For each one you have used: add a line that says where and what for. Leave out what you have not.',
  }),
  'skill-related': (facts) => ({
    issue: `The ad asks for ${listed(facts.all('keyword'))}; you show something close to ${facts.count === 1 ? 'it' : 'them'}.`,
    why: 'Close neighbours count a third: a search for the exact name passes you by.',
    fix: 'If you have used the thing itself, name it in the line where you did.',
  }),
  'skill-listed': (facts) => ({
    issue:
      `${listed(facts.all('keyword'))} ${facts.count === 1 ? 'is' : 'are'} named in a list or summary, ` +
      `and no line shows you using ${facts.count === 1 ? 'it' : 'them'}.`,
    why: 'A bare list convinces nobody, so it does not raise your score.',
    fix: 'Work each into a line under the job where you used it.',
  }),
  'title-different': (facts) => ({
    issue: `The ad is for “${facts.text('asked')}”; the nearest title you have held is “${facts.text('held')}”.`,
    why: 'The title is the first thing recruiters search and compare.',
    fix: 'Keep your real titles. Where your employer’s title was an odd one, put the usual name behind it in brackets.',
  }),
  'title-absent': (facts) => ({
    issue: `None of your titles comes near “${facts.text('asked')}”.`,
    why: 'The title is the first thing recruiters search and compare.',
    fix: 'Say in a headline or summary which role you are moving toward, and what of your work leads there.',
  }),
  'experience-short': (facts) => ({
    issue: `The ad looks for about ${counted(facts.number('asked'), 'year')} of this work; your dates show ${facts.text('years')}.`,
    why: 'Many recruiters sort by years first.',
    fix: 'Check that every job of this kind is there with its dates. Projects and contracts count as well.',
  }),
  'experience-undated': (facts) => ({
    issue: `“${facts.text('title')}” has no dates, so its years cannot be counted.`,
    why: `The ad looks for about ${counted(facts.number('asked'), 'year')}; your dates show ${facts.text('years')}.`,
    fix: 'Add the month and year each job began and ended.',
  }),
  'experience-unrelated': (facts) => ({
    issue: `Your recent jobs show little of what “${facts.text('title')}” is about.`,
    why: 'Readers look at the latest job first, and most stop there.',
    fix: 'Lead your latest jobs with the lines that are nearest to this ad.',
  }),
  'experience-unspoken': () => ({
    issue: "Not much of what you tell is about this ad's kind of work, or said in its words.",
    why: 'How much of your work was like this job says more than whether some of it was.',
    fix: 'Tell more of the work that is nearest to this ad, in the words of the trade, and less of the rest.',
  }),
  'summary-untailored': (facts) => ({
    issue: 'Your summary does not speak of what this ad asks for.',
    why: 'It is the first paragraph anyone reads.',
    fix:
      facts.all('keywords').length > 0
        ? `Your work shows ${listed(facts.all('keywords'))}: say so in the summary.`
        : 'Write two or three sentences that name the role and the strongest thing you bring to it.',
  }),
  'recent-work-untailored': () => ({
    issue: 'What this ad asks for hardly shows in your latest jobs.',
    why: 'What you did lately counts most.',
    fix: 'Move the lines nearest to this ad to the top of your latest jobs, and add what is true and missing.',
  }),
  'ad-copied': (facts) => ({
    issue: `Your resume repeats the ad word for word${facts.count > 1 ? ' in several places' : ''}.`,
    why: 'Recruiters know their own ad; copied text is left out of the score and costs you trust.',
    fix: 'Say in your own words what you did.',
  }),
};

const quoted = (text: string): string => `“${text}”`;
