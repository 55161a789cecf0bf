import { checkNames } from '#domain/scoring/check-names.ts';
import { sectionHeadings } from '#domain/resume/document/section-headings.ts';
/** Titles and descriptions for browsers and search engines, and the words of the pages that have no feature of their own. */
export const metadata = {
  home: {
    title: 'Foothold: your resume, edited for the job you want',
    description:
      'Upload your resume, name a job, and get a score, a tailored resume and a cover letter in which every sentence rests on a line of your own.',
  },
  optimize: {
    title: 'Optimize your resume for a job | Foothold',
    description: 'Upload a resume, choose a template, paste the job ad, and see your resume tailored to it.',
  },
  score: {
    title: 'Free resume and LinkedIn score | Foothold',
    description:
      'Score your resume or LinkedIn profile in six categories, for free and without an account. Each finding ' +
      'quotes your own line and says what fixing it is worth.',
  },
  login: { title: 'Sign in | Foothold', description: 'Sign in to your Foothold account.' },
  register: {
    title: 'Create your account | Foothold',
    description: 'Make a Foothold account to keep, unlock and download your optimized resumes and cover letters.',
  },
  forgotPassword: { title: 'Set a new password | Foothold', description: 'Ask for a link to set a new password.' },
  resetPassword: { title: 'Choose a new password | Foothold', description: 'Set a new password for your account.' },
  checkout: { title: 'Checkout | Foothold', description: 'Pay once or by the month, with a 30-day guarantee.' },
  profile: { title: 'Your profile | Foothold', description: 'Your plan, your optimized resumes, scores and settings.' },
  notFound: { title: '404 Page Not Found | Foothold', description: 'There is no page at this address.' },
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
    note: 'A strong verb first. The figure is yours, and stays as you wrote it.',
  },
  {
    parts: [
      { kind: 'kept', text: 'Kept' },
      { kind: 'evidence', text: '1,200 customer records' },
      { kind: 'kept', text: 'up to date in the' },
      { kind: 'deleted', text: 'CRM' },
      { kind: 'inserted', text: 'customer relationship management (CRM)' },
    ],
    note: 'The ad writes it out. You have done it, so your resume may say it both ways.',
  },
];

export const home = {
  title: 'Your resume, edited for the job you want.',
  lead:
    'Upload your resume and paste a job ad. Foothold scores it, rewrites it for that job with a cover ' +
    'letter to match, and holds every sentence against your own lines. What you have not done, it does ' +
    'not write.',
  score: 'Get Free AI Score',
  optimize: 'Optimize Resume',
  proof: {
    label: 'A resume being edited',
    section: sectionHeadings.en.work,
    role: 'Store supervisor',
    dates: '2019 – 2023',
    lines: proofLines,
    question: 'Have you used SAP? Where?',
    questionNote: 'The ad asks for it and your resume does not show it. So we ask; we never write it in.',
  },
  steps: [
    { title: 'Read', text: 'PDF, DOC or DOCX. Every value is tied to the line it was read from.' },
    {
      title: 'Scored',
      text: `${checkNames.length} checks in six categories, each with the line it is about and what fixing it is worth.`,
    },
    {
      title: 'Rewritten',
      text: 'Reworded and reordered for the job. A sentence your resume cannot support is refused.',
    },
  ],
} as const;

export const notFound = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Go to the home page',
  optimize: 'Optimize Resume',
} as const;

export const brokenPage = {
  title: 'This page has stopped working',
  text: 'Something in it went wrong. What you entered is kept; reloading the page usually helps.',
  reload: 'Reload the page',
} as const;

export const noScript =
  'Foothold works in your browser and needs JavaScript. Please switch it on and reload this page.';
