import type { TemplateId } from '#domain/resume/document/templates.ts';

/** The steps of the wizard. */
export const wizard = {
  title: 'Optimize your resume',
  steps: ['Upload Resume', 'Choose Template', 'Job Details', 'AI Optimization'],
  stepList: 'Steps',
  stepOf: (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
  completed: 'completed',
  goTo: (name: string) => `Go back to ${name}`,
  back: 'Back',
  loading: 'Loading where you left off',
  started: 'Your optimization has started.',
  openStarted: 'Open it',
} as const;

export const uploadStep = {
  title: 'Upload your resume',
  next: 'Continue to Choose Template',
  notesTitle: 'What happens with it',
  notes: [
    {
      title: 'It is read, not guessed at',
      text: 'Every name, date and figure is tied to the line it stands on.',
    },
    {
      title: 'A scan holds no words',
      text: 'Upload the PDF or Word file that the resume was written in, not a picture of it.',
    },
    {
      title: 'It stays yours',
      text: 'This browser alone, or your account once you sign in, can open what you upload here.',
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
    description: 'A clear sans with one green. Right for most jobs.',
    features: [
      'The position stands out first',
      'Hairlines with a short green tab',
      'Dates and places set quietly',
      'One column that an ATS can read',
    ],
  },
  classic: {
    name: 'Classic',
    description: 'A book face in black, for law, finance and the public service.',
    features: [
      'Centred letterhead',
      'A double rule under the name',
      'Small capitals over fine rules',
      'One column that an ATS can read',
    ],
  },
  creative: {
    name: 'Creative',
    description: 'A soft serif and two colours, for design, media and marketing.',
    features: [
      'Tinted letterhead',
      'A strip of green down the edge',
      'Headings with a voice of their own',
      'One column that an ATS can read',
    ],
  },
  minimal: {
    name: 'Minimal',
    description: 'No colour and no rules: space alone tells what belongs together.',
    features: [
      'One light sans',
      'Nothing to distract',
      'Prints well on any machine',
      'One column that an ATS can read',
    ],
  },
};

export const templateStep = {
  title: 'Choose Your Resume Template',
  recommended: 'Recommended',
  preview: 'Preview PDF',
  previewOf: (name: string) => `Preview PDF of ${name} (opens in a new tab)`,
  selected: 'Selected',
  skipReview: 'Go on to the templates',
  next: 'Continue to Job Details',
} as const;

export const choiceStep = {
  title: 'What would you like to do?',
  score: 'Score My Resume',
  scoreText: 'How it reads today, in six categories. Each finding quotes the line it is about. No job needed.',
  optimize: 'Optimize for Job',
  optimizeText: 'Name a job and paste its ad. You get a resume written for it, a cover letter and a match score.',
  file: 'Your resume',
} as const;

export const jobStep = {
  title: 'Which job is it for?',
  jobTitle: 'Job title',
  jobTitleExample: 'e.g. Data Engineer',
  company: 'Company',
  optional: 'optional',
  description: 'Job description',
  descriptionHint: 'Paste the whole ad. The requirements in it decide what moves up in your resume.',
  resume: 'Your resume, as it was read',
  resumeText: 'Text of your resume',
  resumeHint: 'Correct what was misread. What you write here counts as yours, and can be used.',
  submit: 'Optimize My Resume',
  submitting: 'Starting optimization...',
} as const;

export const overlay = {
  title: 'FREE PREVIEW',
  watermark: 'PREVIEW',
  visitor: 'Create an account and pay to unlock your optimized content',
  open: 'Open the free preview',
  close: 'Close the preview',
  hidden: 'The rest of this document is locked.',
} as const;

export const optimization = {
  title: { working: 'Your optimization', completed: 'Your optimization is ready', failed: 'Optimization failed' },
  status: {
    pending: 'Waiting for its turn',
    processing: 'Reading the ad, rewording your lines and checking each sentence against your resume',
    completed: 'Done',
    failed: 'Optimization failed. Please try again.',
  },
  progress: 'Progress of the optimization',
  percent: (percent: number) => `${percent}%`,
  patience: 'It typically takes 30 to 60 seconds, and up to 2 minutes. You can reload this page; it keeps its place.',
  matchScore: 'Match score',
  matchOf: 'out of 100',
  matchText: 'How much of what the ad asks for your resume shows.',
  scores: 'Resume score for this job',
  scoreChange: (before: number, after: number) => `${before} before, ${after} after`,
  changes: (count: number) => (count === 1 ? '1 line changed' : `${count} lines changed`),
  refusals: (count: number) =>
    count === 0
      ? 'No wording had to be refused'
      : `${count} ${count === 1 ? 'wording' : 'wordings'} refused, because your resume does not support ${count === 1 ? 'it' : 'them'}`,
  resumePreview: 'Resume preview',
  letterPreview: 'Cover letter preview',
  facts: 'The job',
  jobTitle: 'Job title',
  company: 'Company',
  file: 'Original file',
  template: 'Template',
  questions: 'Asked for, not in your resume',
  questionsText: 'None of this was written in. If you have it, add it to your resume and optimize again.',
  moreQuestions: (count: number) => `Show ${count} more`,
  must: 'Required',
  nice: 'Nice to have',
  tryAgain: 'Try Again',
  reason: 'What went wrong',
  notFound: 'Optimization not found',
  notFoundText: 'It may belong to another browser, or have been removed. You can start a new one here.',
  signInToOpen: 'Sign in to open it',
  signInToOpenText: 'Optimization not found in this browser. If it is in your account, sign in and it opens.',
  startNew: 'Optimize another resume',
  otherJob: 'Optimize for another job',
  connectionLost: 'There is no answer just now. Trying again every few seconds; your optimization goes on.',
  retryFailed: 'The optimization could not be started again. Please try again in a moment.',
} as const;
