import { checkNames } from '#domain/scoring/check-names.ts';
import { sectionHeadings } from '#domain/resume/document/section-headings.ts';
/** Titles and descriptions for browsers and search engines, and the words of the pages that have no feature of their own. */
export const metadata = {
  home: {
    title: 'Foothold: your resume, edited for the job you want',
    description:
      'Upload your resume, paste a job ad, and get a score, a tailored resume and a cover letter. Every sentence is backed by a line of your own.',
  },
  optimize: {
    title: 'Optimize your resume for a job | Foothold',
    description: 'Upload your resume, choose a template, paste the job ad, and see your resume tailored to the job.',
  },
  score: {
    title: 'Free resume and LinkedIn score | Foothold',
    description:
      'Score your resume or LinkedIn profile in six categories, free and without an account. Each finding ' +
      'quotes your own line and says what a fix is worth.',
  },
  jobs: {
    title: 'Find jobs that fit your resume | Foothold',
    description:
      'Search job listings from many boards, see how each fits your resume, and keep track of your applications.',
  },
  enhanceLinkedin: {
    title: 'Enhance your LinkedIn profile | Foothold',
    description:
      'A headline, About section, skills and experience for the role you want, each sentence backed by a line of ' +
      'your own profile or resume.',
  },
  login: { title: 'Sign in | Foothold', description: 'Sign in to your Foothold account.' },
  register: {
    title: 'Create your account | Foothold',
    description: 'Create a Foothold account to keep, unlock and download your optimized resumes and cover letters.',
  },
  forgotPassword: { title: 'Reset your password | Foothold', description: 'Get a link to set a new password.' },
  resetPassword: { title: 'Choose a new password | Foothold', description: 'Set a new password for your account.' },
  checkout: { title: 'Checkout | Foothold', description: 'Pay once or monthly, with a 30-day money-back guarantee.' },
  profile: { title: 'Your profile | Foothold', description: 'Your plan, your optimized resumes, scores and settings.' },
  notFound: { title: '404 Page Not Found | Foothold', description: 'There’s no page at this address.' },
} as const;

export interface ProofLine {
  parts: readonly { kind: 'kept' | 'deleted' | 'inserted' | 'evidence'; text: string }[];
  note: string;
}

/** A resume as the product edits it; a test holds each line against what the engine makes of it. */
const proofLines: readonly ProofLine[] = [
  {
    parts: [
      { kind: 'deleted', text: 'Was responsible for managing' },
      { kind: 'inserted', text: 'Managed' },
      { kind: 'kept', text: 'stock counts and orders for' },
      { kind: 'evidence', text: '3 stores' },
    ],
    note: 'A strong verb comes first. The number is yours, so it stays.',
  },
  {
    parts: [
      { kind: 'kept', text: 'Kept' },
      { kind: 'evidence', text: '1,200 customer records' },
      { kind: 'kept', text: 'up to date in the' },
      { kind: 'deleted', text: 'CRM' },
      { kind: 'inserted', text: 'customer relationship management (CRM)' },
    ],
    note: 'The ad spells it out. You’ve done it, so your resume can say it both ways.',
  },
];

export const home = {
  title: 'Your resume, edited for the job you want.',
  lead:
    'Upload your resume and paste a job ad. Foothold scores your resume, rewrites it for the job, adds a ' +
    'matching cover letter and checks every sentence against your own lines. It never writes what you haven’t done.',
  score: 'Get Free AI Score',
  optimize: 'Optimize Resume',
  jobs: 'Find Jobs',
  proof: {
    label: 'A resume being edited',
    section: sectionHeadings.en.work,
    role: 'Store supervisor',
    dates: '2019 – 2023',
    lines: proofLines,
    question: 'Have you used SAP? Where?',
    questionNote: 'The ad asks for it, and your resume doesn’t show it, so we ask. We never make it up.',
  },
  steps: [
    { title: 'Read', text: 'PDF, DOC or DOCX. Every detail is tied to the line it came from.' },
    {
      title: 'Scored',
      text: `${checkNames.length} checks in six categories. Each finding points to your own line and says what a fix is worth.`,
    },
    {
      title: 'Rewritten',
      text: 'Reworded and reordered for the job. If your resume can’t back up a sentence, it stays out.',
    },
  ],
} as const;

export const notFound = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Back to home',
  optimize: 'Optimize Resume',
} as const;

export const brokenPage = {
  title: 'This page stopped working',
  text: 'Something went wrong. What you entered is saved, and reloading usually helps.',
  reload: 'Reload Page',
} as const;

export const noScript = 'Foothold needs JavaScript to work. Please turn it on and reload this page.';
