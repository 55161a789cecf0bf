import type { PaymentType, Plan } from '#domain/billing/prices.ts';
import { listed } from './counting.ts';
import { productNames } from './plans.ts';

/** The page of an account. */
export const profile = {
  title: 'Profile',
  loading: 'Loading your profile',
  failed: 'We couldn’t load your profile.',
  again: 'Try Again',
  memberSince: (month: string) => `Member since ${month}`,
  plans: { free: 'Free', basic: 'Basic', pro: 'Pro', unlimited: 'Unlimited' } satisfies Record<Plan, string>,
  plan: 'Plan',
  expires: (date: string) => `Expires ${date}`,
  notRenewed: 'Won’t renew',
  upgrade: 'Upgrade Plan',
  counts: {
    optimizations: 'Resume Optimizations',
    assessments: 'Score Assessments',
    interviewPreps: 'Interview Prep',
    linkedinEnhancements: 'LinkedIn Enhancements',
    payments: 'Payments',
  },
  /** Of one alone. */
  oneOf: {
    optimizations: 'Resume Optimization',
    assessments: 'Score Assessment',
    interviewPreps: 'Interview Prep',
    linkedinEnhancements: 'LinkedIn Enhancement',
    payments: 'Payment',
  },
  sections: 'Profile sections',
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
  older: 'Show Older',
  onlyNewest: (shown: number, all: number) => `Showing the newest ${shown} of ${all}.`,
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
  viewOptimization: 'View Optimization',
  types: { resume: 'Resume', linkedin: 'LinkedIn' },
  /** What was scored, its file or how its text begins, and for which job. */
  of: (what: string | null, jobTitle: string | null) =>
    [what, jobTitle === null ? null : `for ${jobTitle}`].filter((part) => part !== null).join(', '),
  assessment: (type: string) => `${type} assessment`,
  outOf: 'out of 100',
  enhancement: 'LinkedIn enhancement',
  viewEnhancement: 'View Enhancement',
  noOptimizations: 'No optimizations yet',
  noOptimizationsText: 'Upload your resume, add a job, and the result shows up here.',
  toOptimize: 'Optimize Resume',
  toJobs: 'Find Jobs',
  noAssessments: 'No assessments yet',
  noAssessmentsText: 'A score shows what to fix in your resume, and what each fix is worth.',
  toScore: 'Score My Resume',
  noInterview: 'No interview preparation yet',
  noInterviewText: 'Interview prep comes with an optimization: the questions draw on the job and your resume.',
  noLinkedin: 'No LinkedIn enhancements yet',
  noLinkedinText: 'New text for your LinkedIn profile shows up here once it’s written.',
  toEnhance: 'Enhance LinkedIn',
} as const;

/** Deleting one optimization. */
export const deletion = {
  open: (title: string) => `Delete ${title}`,
  title: 'Delete this optimization?',
  text: (title: string) =>
    `This deletes the optimized resume, the cover letter and everything else made for ${title}. You can’t undo this.`,
  bought: (types: readonly PaymentType[]) =>
    `You paid for it (${listed([...new Set(types.map((type) => productNames[type]))])}). What you bought goes with it; only the payment record stays.`,
  confirm: 'Delete Optimization',
  cancel: 'Keep It',
  done: 'Optimization deleted',
  failed: 'We couldn’t delete it',
  failedText: 'It’s still there. Please try again.',
} as const;
