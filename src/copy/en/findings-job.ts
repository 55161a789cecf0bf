import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import { littleBelow } from '#domain/scoring/found-once.ts';
import type { FactReader, Wording } from '../finding-words.ts';
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
  'shown-late',
  'ad-copied',
] as const satisfies readonly FindingCode[];
export type JobFindingCode = (typeof jobCodes)[number];

/** So many names are given; with more a sentence is a list. */
const mostNamed = 10;

const keywordsOf = (facts: FactReader): string[] => facts.all('keyword');
const namesOf = (facts: FactReader): string => listed(keywordsOf(facts).map(quoted), mostNamed);
/** "it" of one keyword, "them" of many. */
const them = (facts: FactReader): string => plural(keywordsOf(facts).length, 'it', 'them');

/** What is said of a resume beside an ad. */
export const jobFindings: Record<JobFindingCode, Wording> = {
  'keyword-missing': (facts) => ({
    issue: `The ad asks for ${namesOf(facts)}, and we found nothing in your resume that shows ${them(facts)}.`,
    why: 'Recruiters and their software search for what the ad asks for.',
    fix: `If it’s true of you, say so in a line under the job where you did it. If not, leave ${them(facts)} out.`,
  }),
  'keyword-related': (facts) => ({
    issue: `You come close to ${namesOf(facts)} without quite saying so.`,
    why: 'A reader skimming for it won’t make the connection.',
    fix: 'Use the ad’s own words where they’re true of your work.',
  }),
  'keyword-listed': (facts) => ({
    issue: `You name ${namesOf(facts)}, but no line about your work shows ${them(facts)}.`,
    why: 'A word in a list proves little; a line about using it proves a lot.',
    fix: `Show ${them(facts)} in a line under the job where you did it.`,
  }),
  'skill-missing': (facts) => ({
    issue: `The ad asks for ${namesOf(facts)}, and we couldn’t find ${them(facts)} in your resume.`,
    why: 'Recruiters search for skills by name.',
    fix:
      keywordsOf(facts).length === 1
        ? 'If you’ve used it, add a line that says where and what for. If not, leave it out.'
        : 'For each one you’ve used, add a line that says where and what for. Leave out the rest.',
  }),
  'skill-related': (facts) => ({
    issue: `The ad asks for ${namesOf(facts)}; your resume comes close, but doesn’t show ${them(facts)}.`,
    why: 'A close match counts for less, because a search for the exact name won’t find you.',
    fix: 'If you’ve used the exact thing, name it in the line about that work.',
  }),
  'skill-listed': (facts) => ({
    issue: `You name ${namesOf(facts)}, but no line about your work shows you using ${them(facts)}.`,
    why: 'A bare list doesn’t convince anyone, so it doesn’t raise your score.',
    fix: `Work ${plural(keywordsOf(facts).length, 'it', 'each one')} into a line under the job where you used it.`,
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
    issue: `${yearsAsked(facts)}; ${yearsShown(facts)}.`,
    why: 'Many recruiters sort by years first.',
    fix: 'Make sure every job of this kind is listed with its dates. Projects and contracts count too.',
  }),
  'experience-undated': (facts) => ({
    issue: `“${facts.text('title')}” has no dates, so we can’t count its years.`,
    why: `${yearsAsked(facts)}; ${yearsShown(facts)}.`,
    fix: 'Add the month and year each job started and ended.',
  }),
  'experience-unrelated': (facts) => ({
    issue:
      facts.number('share') < littleBelow
        ? `Your recent jobs have little to do with “${facts.text('title')}”.`
        : `Your recent jobs come close to “${facts.text('title')}”, but not all the way.`,
    why: 'Readers look at your latest job first, and most stop there.',
    fix: 'Start your latest jobs with the lines closest to this ad.',
  }),
  'experience-unspoken': (facts) => ({
    issue: unspoken(facts),
    why: 'The more of your resume is about this kind of work, the more it counts.',
    fix: 'Say more about the work closest to this ad, in the ad’s own terms where they’re true, and less about the rest.',
  }),
  'summary-untailored': (facts) => ({
    issue:
      facts.number('share') === 0
        ? 'Your summary doesn’t mention what this ad asks for.'
        : 'Your summary mentions only some of what this ad asks for.',
    why: 'It’s the first paragraph anyone reads.',
    fix:
      facts.all('keywords').length > 0
        ? `Your work shows ${listed(facts.all('keywords').map(quoted))}, so say so in your summary.`
        : 'In two or three sentences, name the role and the best thing you bring to it.',
  }),
  'recent-work-untailored': (facts) => ({
    issue: `Your latest jobs show ${facts.number('share') < littleBelow ? 'little' : 'only some'} of what this ad asks for.`,
    why: 'What you did most recently counts most.',
    fix: 'Move the lines closest to this ad to the top of your latest jobs, and add anything true that’s missing.',
  }),
  'shown-late': (facts) => ({
    issue:
      facts.all('keywords').length > 0
        ? `Your resume shows ${listed(facts.all('keywords').map(quoted))}, but not where readers look first.`
        : 'Your resume shows some of what this ad asks for, but not where readers look first.',
    why: 'In the first few seconds, recruiters read your summary, your latest titles and the first lines under them.',
    fix: 'Move the lines that show it to the top of your latest jobs, or name it in your summary.',
  }),
  'ad-copied': (facts) => ({
    issue: `Your resume repeats the ad word for word${facts.count > 1 ? ' in several places' : ''}.`,
    why: 'Recruiters know their own ad. Copied text doesn’t count toward your score, and it costs you trust.',
    fix: 'Say what you did in your own words.',
  }),
};

const quoted = (text: string): string => `“${text}”`;

function unspoken(facts: FactReader): string {
  if (facts.number('families') < littleBelow) return 'Only a few of your lines name skills like those in the ad.';
  return `Your resume uses ${facts.number('vocabulary') < littleBelow ? 'few' : 'only some'} of the ad’s words for this work.`;
}

/** An ad that gives a rank and no years asks for what such ads usually do. */
const yearsAsked = (facts: FactReader): string =>
  facts.number('stated') === 1
    ? `The ad asks for about ${counted(facts.number('asked'), 'year')} of this work`
    : `Jobs at this level usually ask for about ${counted(facts.number('asked'), 'year')} of this work`;

const yearsShown = (facts: FactReader): string =>
  facts.number('years') === 0
    ? 'we couldn’t count any from the dates of your jobs'
    : `the dates of your jobs show about ${counted(facts.number('years'), 'year')}`;
