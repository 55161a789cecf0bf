import type { PaymentType, Plan } from '#domain/billing/prices.ts';
import { productNames } from './plans.ts';

/** The page of an account. */
export const profile = {
  title: 'Profile',
  loading: 'Loading your profile',
  failed: 'Your profile could not be loaded.',
  again: 'Try Again',
  memberSince: (month: string) => `Member since ${month}`,
  plans: { free: 'Free', basic: 'Basic', pro: 'Pro', unlimited: 'Unlimited' } satisfies Record<Plan, string>,
  plan: 'Plan',
  expires: (date: string) => `Expires ${date}`,
  notRenewed: 'Will not renew',
  upgrade: 'Upgrade Plan',
  counts: {
    optimizations: 'Resume Optimizations',
    assessments: 'Score Assessments',
    interviewPreps: 'Interview Prep',
    linkedinEnhancements: 'LinkedIn Enhancements',
    payments: 'Payments',
  },
  sections: 'Sections of your profile',
  tabs: {
    overview: 'Overview',
    resumes: 'Resumes',
    scores: 'Scores',
    linkedin: 'LinkedIn',
    interview: 'Interview',
    settings: 'Settings',
  },
  latestOptimizations: 'Latest optimizations',
  recentScores: 'Recent scores',
  all: 'View all',
  older: 'Show older ones',
  onlyNewest: (shown: number, all: number) => `The newest ${shown} of ${all} are shown.`,
} as const;

const statusWords: Record<string, string> = {
  completed: 'Completed',
  pending: 'Pending',
  processing: 'Processing',
  failed: 'Failed',
};

/** What is listed: each kind's cards, and what stands where there are none. */
export const entries = {
  status: (status: string): string => statusWords[status] ?? status,
  match: (score: number) => `${score}% match`,
  coverLetter: 'Cover Letter',
  at: (title: string, company: string) => `${title} at ${company}`,
  view: 'View',
  viewNamed: (what: string) => `View ${what}`,
  viewPrep: 'View Prep',
  viewOptimization: 'View optimization',
  types: { resume: 'Resume', linkedin: 'LinkedIn' },
  of: (fileName: string | null, jobTitle: string | null) =>
    [fileName, jobTitle === null ? null : `for ${jobTitle}`].filter((part) => part !== null).join(', '),
  assessment: (type: string) => `${type} assessment`,
  outOf: 'out of 100',
  enhancement: 'LinkedIn enhancement',
  noOptimizations: 'No optimizations yet',
  noOptimizationsText: 'Upload your resume, name a job, and what we make of it is kept here.',
  toOptimize: 'Optimize Resume',
  noAssessments: 'No assessments yet',
  noAssessmentsText: 'A score says what to mend in your resume, and what each thing is worth.',
  toScore: 'Score My Resume',
  noInterview: 'No interview preparation yet',
  noInterviewText: 'Questions to expect belong to an optimization: they rest on the job and on your resume.',
  noLinkedin: 'No LinkedIn enhancements yet',
  noLinkedinText: 'Texts for your LinkedIn profile are kept here once they are written.',
} as const;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Deleting one optimization. */
export const deletion = {
  open: (title: string) => `Delete ${title}`,
  title: 'Delete this optimization?',
  text: (title: string) =>
    `${title}: the optimized resume, the cover letter and everything made for them will be gone. This cannot be undone.`,
  bought: (types: readonly PaymentType[]) =>
    `You paid for it (${listed.format([...new Set(types.map((type) => productNames[type]))])}). What you bought goes with it; the record of the payment stays.`,
  confirm: 'Delete optimization',
  cancel: 'Keep it',
  done: 'Optimization deleted',
  failed: 'Could not delete it',
  failedText: 'It is still there. Please try again.',
} as const;
