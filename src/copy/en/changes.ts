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
    label: 'Stronger verb',
    why: 'The line now opens with what you did instead of with what you were responsible for.',
  },
  'active-voice': {
    label: 'Active voice',
    why: 'The line now says that you did it, as your resume already told, with you as its subject.',
  },
  'filler-removed': {
    label: 'Fewer words',
    why: 'Words that added nothing were taken out; every fact is still there.',
  },
  tense: {
    label: 'Same tense',
    why: 'Work that has ended is now told in the past tense, like the other lines of this position.',
  },
  punctuation: {
    label: 'Even punctuation',
    why: 'Spacing, capitals and full stops now match the rest of your resume.',
  },
  'ad-term': {
    label: 'The ad’s term',
    why: 'The ad calls this skill by another name, so both names now stand here. It is the skill you already listed.',
  },
  'moved-up': {
    label: 'Moved up',
    why: 'Lines that answer the ad now come first in this position. No line was changed or dropped by this.',
  },
  'skills-grouped': {
    label: 'Skills in order',
    why: 'Skills that the ad asks for now come first.',
  },
  'skills-named': {
    label: 'Skills named',
    why: 'Your lines show these skills and the ad asks for them, so they now stand among your skills too.',
  },
  'summary-written': {
    label: 'Summary',
    why: 'This summary is made of facts from your resume: titles, years from your dates, skills your lines show, and results.',
  },
  'summary-extended': {
    label: 'A sentence more',
    why: 'One sentence was added to your summary: skills that the ad asks for and lines of your resume show.',
  },
  'section-order': {
    label: 'Section order',
    why: 'The sections that carry this application now come first.',
  },
  reworded: {
    label: 'Reworded',
    why: 'The line says the same in other words. Every fact in it was checked against your resume.',
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
  certificate: 'a certificate or licence',
  skill: 'a skill',
  scope: 'how far your part went',
  outcome: 'a result',
  contact: 'a contact detail',
};

/** What is said above the wordings that were turned down. */
export const refusalWords = {
  title: 'Not used',
  explanation:
    'These wordings claimed something that your resume does not show, so your own line stands. If one of them is true, add it to your resume.',
  claim: '“{claim}” is {kind} that your resume does not show here.',
} as const;
