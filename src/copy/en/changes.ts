import type { ChangeReason } from '#domain/tailoring/tailoring.ts';
import type { ClaimKind } from '#domain/claims/claim.ts';

/** What a person reads beside a changed line: a few words for the margin, and a sentence that says why. */
export interface ChangeWords {
  label: string;
  why: string;
}

/** Words for each reason a line was changed. */
export const changeWords: Readonly<Record<ChangeReason, ChangeWords>> = {
  'strong-verb': {
    label: 'Stronger opening',
    why: 'The line now opens with what you did, not what you were responsible for.',
  },
  'active-voice': {
    label: 'Active voice',
    why: 'The line now says you did it, as your resume already made clear.',
  },
  'filler-removed': {
    label: 'Fewer words',
    why: 'We cut words that added nothing. Every fact is still there.',
  },
  'result-first': {
    label: 'Result first',
    why: 'The result now comes first and how you got it second. Both are as your line tells them.',
  },
  tense: {
    label: 'Same tense',
    why: 'This job has ended, so the line is now in the past tense, like the others.',
  },
  punctuation: {
    label: 'Punctuation',
    why: 'Spacing, capitals and periods now match the rest of your resume.',
  },
  'ad-term': {
    label: 'The ad’s term',
    why: 'The ad uses another name for this skill, so both names are here now. You already listed the skill.',
  },
  'ad-word': {
    label: 'The ad’s word',
    why: 'The ad has another word for the same thing, so the line now uses the ad’s.',
  },
  'mistake-mended': {
    label: 'Mistake fixed',
    why: 'A slip of spelling or grammar, corrected. Nothing else in the line has changed.',
  },
  'moved-up': {
    label: 'Moved up',
    why: 'Lines that show what the ad asks for now come first in this job, then results in numbers. Nothing was dropped.',
  },
  'skills-grouped': {
    label: 'Skills reordered',
    why: 'Skills the ad asks for now come first.',
  },
  'skills-named': {
    label: 'Skills listed',
    why: 'Your lines show these skills and the ad asks for them, so your skills section now lists them too.',
  },
  'headline-written': {
    label: 'Headline',
    why: 'Your name now has a title under it: the latest one you’ve held.',
  },
  'summary-written': {
    label: 'Summary',
    why: 'This summary is built from facts in your resume: titles, years, results and skills your lines show.',
  },
  'summary-extended': {
    label: 'Added sentence',
    why: 'We added a sentence to your summary. It names skills the ad asks for and your resume shows.',
  },
  'section-order': {
    label: 'Section order',
    why: 'The sections that matter most for this job now come first.',
  },
  reworded: {
    label: 'Reworded',
    why: 'The line says the same thing in other words. We checked every fact in it against your resume.',
  },
  answered: {
    label: 'Your answer',
    why: 'You told us this when we asked about something the job ad wants. It’s in your own words, set like the lines around it.',
  },
  'own-words': {
    label: 'Your words',
    why: 'You wrote this yourself. We’ve kept it as you wrote it.',
  },
  'left-out': {
    label: 'Left out',
    why: 'You left this line out. You can put it back anytime.',
  },
};

/** What kind of claim was turned down, as it is named to the person. */
export const claimWords: Readonly<Record<ClaimKind, string>> = {
  number: 'a number',
  date: 'a date',
  employer: 'an employer',
  title: 'a job title',
  degree: 'a degree',
  school: 'a school',
  certificate: 'a certificate or license',
  skill: 'a skill',
  scope: 'a claim about your role',
  outcome: 'a result',
  contact: 'a contact detail',
};

/** What is said above the wordings that were turned down. */
export const refusalWords = {
  title: 'Not used',
  explanation:
    'These rewrites claimed something your resume doesn’t show, so we kept your own line. If one of them is true, add it to your resume.',
  claim: '“{claim}” is {kind} your resume doesn’t show here.',
} as const;
