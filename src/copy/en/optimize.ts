import type { TemplateId } from '#domain/resume/document/templates.ts';
import { counted, plural } from './counting.ts';

/** The steps of the wizard. */
export const wizard = {
  title: 'Optimize your resume',
  steps: ['Upload Resume', 'Choose Template', 'Job Details', 'AI Optimization'],
  stepList: 'Steps',
  stepOf: (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
  completed: 'completed',
  goTo: (name: string) => `Back to ${name}`,
  back: 'Back',
  loading: 'Picking up where you left off',
  started: 'Your optimization has started.',
  openStarted: 'Open It',
} as const;

export const uploadStep = {
  title: 'Upload your resume',
  next: 'Continue to Choose Template',
  notesTitle: 'What happens to your file',
  notes: [
    {
      title: 'We read it, we don’t guess',
      text: 'Every name, date and number is tied to the line it came from.',
    },
    {
      title: 'A scan works, but less well',
      text: 'We can read up to four scanned pages of a PDF, but some letters may come out wrong. The PDF or Word file you wrote it in is better.',
    },
    {
      title: 'It stays yours',
      text: 'Only this browser, and your account once you sign in, can open what you upload.',
    },
  ],
} as const;

export interface TemplateCopy {
  name: string;
  description: string;
  /** Four of them. */
  features: readonly [string, string, string, string];
}

export const templates: Record<TemplateId, TemplateCopy> = {
  modern: {
    name: 'Modern',
    description: 'A clean typeface with a touch of green. Right for most jobs.',
    features: [
      'Your job titles stand out',
      'Thin lines with a short green tab',
      'Dates and places stay in the background',
      'One column, easy for an ATS to read',
    ],
  },
  classic: {
    name: 'Classic',
    description: 'A book typeface in black, for law, finance and the public sector.',
    features: [
      'Centered letterhead',
      'A double line under your name',
      'Small caps over thin lines',
      'One column, easy for an ATS to read',
    ],
  },
  creative: {
    name: 'Creative',
    description: 'A soft serif in two colors, for design, media and marketing.',
    features: [
      'Tinted letterhead',
      'A strip of green down the edge',
      'Headings with character',
      'One column, easy for an ATS to read',
    ],
  },
  minimal: {
    name: 'Minimal',
    description: 'No color and no lines. White space shows what belongs together.',
    features: [
      'One light typeface',
      'Nothing to distract the reader',
      'Prints well on any printer',
      'One column, easy for an ATS to read',
    ],
  },
};

/** "4 templates". */
export const templateCount = counted(Object.keys(templates).length, 'template');

export const templateStep = {
  title: 'Choose Your Resume Template',
  recommended: 'Recommended',
  preview: 'Preview PDF',
  previewOf: (name: string) => `Preview PDF of ${name} (opens in a new tab)`,
  selected: 'Selected',
  next: 'Continue to Job Details',
} as const;

export const choiceStep = {
  title: 'What would you like to do?',
  score: 'Score My Resume',
  scoreText: 'See how it does today, in six categories. Each finding quotes the line it’s about. No job ad needed.',
  optimize: 'Optimize for Job',
  optimizeText: 'Paste a job ad and get a resume tailored to it, a cover letter and a match score.',
  file: 'Your resume',
} as const;

export const jobStep = {
  title: 'Which job is it for?',
  jobTitle: 'Job title',
  jobTitleExample: 'e.g. Data Engineer',
  company: 'Company',
  optional: 'optional',
  description: 'Job description',
  descriptionHint: 'Paste the whole ad. What it asks for decides what moves up in your resume.',
  resume: 'Your resume, as we read it',
  resumeText: 'Resume text',
  resumeHint: 'Fix anything we misread. We treat what you write here as your own words.',
  submit: 'Optimize My Resume',
  submitting: 'Starting optimization...',
} as const;

export const overlay = {
  title: 'FREE PREVIEW',
  watermark: 'PREVIEW',
  visitor: 'Create an account and pay to unlock your optimized content',
  open: 'Open Free Preview',
  close: 'Close preview',
  hidden: 'The rest of this document is locked.',
} as const;

/** The picture of what the ad asks for. */
export const coverage = {
  title: 'What the ad asks for',
  must: 'Required',
  niceToHave: 'Nice to have',
  nice: 'nice to have',
  states: { full: 'Shown by a line', half: 'Only listed', empty: 'Not shown' },
  shownOf: (shown: number, all: number) => `${shown} of ${all} shown`,
  summary: (name: string, { full, half, empty }: { full: number; half: number; empty: number }) =>
    `${name}: ${full} shown by a line, ${half} only listed, ${empty} not shown`,
  raised: 'improved',
  raisedCount: (count: number) =>
    `${counted(count, 'requirement')} ${count === 1 ? 'is' : 'are'} shown better than before.`,
  details: 'See each requirement',
} as const;

export const optimization = {
  title: { working: 'Your optimization', completed: 'Your optimization is ready', failed: 'Optimization failed' },
  status: {
    pending: 'Waiting in line',
    processing: 'Reading the ad, rewording your lines and checking every sentence against your resume',
    completed: 'Done',
    failed: 'Optimization failed. Please try again.',
  },
  /** What is being done just now. */
  stages: {
    reading: 'Reading the ad',
    asking: (done: number, of: number) =>
      `Asking a language model for wording: ${done} of ${counted(of, 'section')} done`,
    comparing: 'Comparing your resume with the ad',
    wording: (done: number, of: number) => `Rewording line ${done + 1} of ${of}`,
    checking: 'Checking every sentence against your resume',
    printing: 'Laying out your resume and scoring the finished file',
  },
  /** The same before and after it is done. */
  stagesAhead: {
    reading: 'Reading the ad',
    asking: 'Asking a language model for wording',
    comparing: 'Comparing your resume with the ad',
    wording: 'Rewording your lines',
    checking: 'Checking every sentence against your resume',
    printing: 'Laying out your resume and scoring the finished file',
  },
  progress: 'Optimization progress',
  percent: (percent: number) => `${percent}%`,
  patience:
    'This typically takes 30 to 60 seconds, and up to 2 minutes. You can reload the page without losing your place.',
  mailComes: 'You can leave this page. We’ll mail you when it’s ready.',
  mailOffered: 'Rather not wait?',
  mailSignUp: 'Create an account, and we’ll mail you when it’s ready.',
  matchScore: 'Match score',
  matchOf: 'out of 100',
  matchText: 'Your fit: how much of what the ad asks for shows in your resume.',
  scores: 'Resume score for this job',
  scoreChange: (before: number, after: number) => `${before} before, ${after} after`,
  /** What of it is due to the words, and what to the way the document is set; both in points. */
  scoreParts: (text: number, layout: number) => `wording ${signed(text)}, layout ${signed(layout)}`,
  advice: {
    apply: undefined,
    'think-twice':
      'Your resume shows some of what this job asks for. Answer our questions before you apply, or look for a closer match.',
    'check-reading':
      'We couldn’t make out much of your resume, so we can’t say whether to apply. Check what we read of it, correct what’s wrong, and optimize it again.',
    against:
      'We’d advise you not to apply: your resume shows little of what this job asks for. We’ve written the letter all the same.',
  },
  letterInOtherLanguage:
    'The ad is in another language than your resume. The letter quotes your resume, so it’s in your resume’s language.',
  notRaised:
    'The optimized resume doesn’t score higher for this job than the one you sent us, so don’t pay for it yet. ' +
    'Only you can tell us what would raise its score.',
  notRaisedUnlocked: 'The optimized resume doesn’t score higher for this job than the one you sent us.',
  answerQuestions: 'Answer the questions first',
  changes: (count: number) => `We made ${counted(count, 'change')}`,
  refusals: (count: number) =>
    count === 0
      ? 'We didn’t have to leave anything out'
      : `We left out ${counted(count, 'rewrite')} because your resume doesn’t support ${plural(count, 'it', 'them')}`,
  resumePreview: 'Resume preview',
  letterPreview: 'Cover letter preview',
  facts: 'The job',
  jobTitle: 'Job title',
  company: 'Company',
  file: 'Original file',
  template: 'Template',
  questionsSource:
    'What’s typical of each job comes from O*NET® 27.0 by USDOL/ETA (CC BY 4.0), adapted; titles from O*NET and ESCO.',
  must: 'Required',
  nice: 'Nice to have',
  tryAgain: 'Try Again',
  reason: 'What went wrong',
  notFound: 'Optimization not found',
  notFoundText: 'It may have been deleted, or made in another browser. You can start a new one here.',
  signInToOpen: 'Sign in to open it',
  signInToOpenText: 'Optimization not found in this browser. If it’s in your account, sign in to open it.',
  /** The browser's visit has ended, and the tab still knows of it. */
  signInToKeepText:
    'Your session has ended, but your optimization is still here. Sign in or create an account to open it.',
  startNew: 'Optimize Another Resume',
  yours: 'See Your Optimizations',
  otherJob: 'Optimize for Another Job',
  connectionLost:
    'We’ve lost the connection. Your optimization is still running, and we’ll keep trying every few seconds.',
  retryFailed: 'We couldn’t restart the optimization. Please try again in a moment.',
} as const;

/** A difference with its sign: "+3", "−2", "±0". */
const signed = (points: number): string => (points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`);
