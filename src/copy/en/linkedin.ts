import type { EnhancedSection, Industry, SeniorityChoice } from '#domain/linkedin/enhancement.ts';
import { dollars } from './plans.ts';
import { prices } from '#domain/billing/prices.ts';
import { counted, numeral } from './counting.ts';

/** The page that rewrites a LinkedIn profile. */
export const enhancePage = {
  title: 'Enhance your LinkedIn profile',
  lead: 'A new headline, About, skills and experience for the role you want. Every sentence is backed by a line of your own.',
  loading: 'Loading the page',
  failed: 'We couldn’t check your plan. Please try again.',
  again: 'Try Again',
} as const;

const exampleParts: readonly { kind: 'deleted' | 'inserted'; text: string }[] = [
  { kind: 'deleted', text: 'Responsible for managing' },
  { kind: 'inserted', text: 'Managed' },
];

/** Who may not use it yet. */
export const enhanceGate = {
  signInTitle: 'Sign in to enhance your profile',
  signInText:
    'LinkedIn enhancement is part of Foothold Platinum. Sign in if you have it, or score your profile for free.',
  title: 'LinkedIn enhancement comes with Platinum',
  text: `Foothold Platinum is ${dollars(prices.unlimited.cents)} once, for life, with a 30-day money-back guarantee. Scoring your profile is free.`,
  upgrade: 'Upgrade to Platinum',
  open: 'LinkedIn enhancement is open',
  toForm: 'Enhance My Profile',
  score: 'Score My Profile for Free',
  includesTitle: 'What you get',
  includes: [
    'A headline and an About section for the role you want, within LinkedIn’s limits',
    'Your experience reworded line by line, each change with its reason and the line it’s based on',
    'Your skills in the order to enter them, and what’s missing for the role',
    'A check of your profile against your resume: dates, titles and employers that don’t match',
  ],
  exampleTitle: 'One line, before and after',
  exampleText: 'We change the wording. The facts stay yours.',
  example: {
    parts: exampleParts,
    evidence: 'the stock counts of 3 stores',
    note: 'A strong verb comes first. The number is yours, so it stays.',
  },
} as const;

export const industryNames = {
  Technology: 'Technology',
  Healthcare: 'Healthcare',
  Finance: 'Finance',
  Marketing: 'Marketing',
  Sales: 'Sales',
  Education: 'Education',
  Manufacturing: 'Manufacturing',
  Retail: 'Retail',
  Consulting: 'Consulting',
  Legal: 'Legal',
  Media: 'Media',
  'Non-profit': 'Non-profit',
  Government: 'Government',
  'Real Estate': 'Real Estate',
  Transportation: 'Transportation',
  Energy: 'Energy',
  Other: 'Other',
} satisfies Record<Industry, string>;

export const seniorityNames = {
  'Entry Level': 'Entry Level',
  Associate: 'Associate',
  'Mid-Level': 'Mid-Level',
  Senior: 'Senior',
  Lead: 'Lead',
  Manager: 'Manager',
  'Senior Manager': 'Senior Manager',
  Director: 'Director',
  'Senior Director': 'Senior Director',
  VP: 'VP',
  SVP: 'SVP',
  'C-Level': 'C-Level',
} satisfies Record<SeniorityChoice, string>;

/** A file that LinkedIn made, wherever one is asked for. */
export const linkedinFile = {
  dragging: 'Drop your file here...',
  hint: 'PDF or ZIP files up to 10MB',
  fieldLabel: 'LinkedIn file',
  wrongType: 'File type must be .pdf or .zip',
  success: 'We’ve read your profile',
  failed: 'Upload failed',
  failedText: 'We couldn’t read this file. Please try again.',
  /** By the codes of the upload, whose own sentences speak of resumes. */
  problems: {
    FILE_EMPTY: 'This file is empty. Please choose the PDF or ZIP that LinkedIn made of your profile.',
    FILE_TOO_LARGE: 'This file is larger than 10 MB. Please upload the PDF of your profile instead.',
    UNSUPPORTED_FILE: 'This isn’t a PDF or ZIP file. Please upload the one that LinkedIn made of your profile.',
    FILE_TYPE_MISMATCH: 'This file isn’t what its name says. Please get it from LinkedIn again and upload it as it is.',
    FILE_DAMAGED: 'This file is damaged, so we couldn’t read it. Please get it from LinkedIn again and upload that.',
    FILE_ENCRYPTED: 'This file is password-protected. Please upload it as LinkedIn made it, without a password.',
    FILE_NO_TEXT:
      'We found no text in this file; it looks like a scan or a picture. Please upload the PDF or ZIP that LinkedIn made.',
    FILE_TOO_MANY_PAGES: 'This file has more pages than a profile needs. Please upload a file with just your profile.',
    FILE_TOO_MUCH_TEXT:
      'This file has more than 60,000 characters of text, more than any profile needs. Please upload a file with just your profile.',
    FILE_TOO_SLOW: 'This file took too long to read. Please upload the PDF that LinkedIn makes of your profile.',
    FILE_TOO_COMPLEX: 'This file is too complex to read. Please upload the PDF that LinkedIn makes of your profile.',
  },
  how: 'How to get the file from LinkedIn',
  ways: [
    {
      title: 'As a PDF, at once',
      text: 'Open your profile on a computer, choose Resources (or More), then “Save to PDF”.',
    },
    {
      title: 'As a ZIP, with everything',
      text:
        'In LinkedIn’s settings, open Data privacy, then “Get a copy of your data”. ' +
        'LinkedIn emails you a link, usually within minutes.',
    },
  ],
} as const;

export const enhanceForm = {
  source: 'Your profile',
  url: 'LinkedIn profile URL',
  urlExample: 'https://www.linkedin.com/in/yourname',
  urlHint: 'LinkedIn doesn’t let us open profiles, so you may have to upload its file or type your profile in.',
  toManual: 'Enter It Manually',
  toUrl: 'Back to URL',
  fileLead: 'Upload the file LinkedIn makes of your profile and we’ll fill in the fields, or type them yourself.',
  scored: 'Use the Profile I Scored',
  read: (fileName: string) => `Read from ${fileName}. Please check each field before you go on.`,
  name: 'Name',
  headline: 'Current headline',
  headlineExample: 'Store Assistant at Northwind Foods',
  about: 'About section',
  experience: 'Experience',
  experienceHint: 'For each job: title, employer, dates, then what you did, one thing per line.',
  skills: 'Skills',
  skillsHint: 'Separated by commas.',
  more: 'Everything else',
  moreHint: 'Education, certifications and languages, under their headings.',
  optional: 'optional',
  target: 'What you’re aiming for',
  role: 'Target role',
  roleExample: 'Store Supervisor',
  industry: 'Industry',
  seniority: 'Seniority',
  any: 'No preference',
  resume: 'Link a resume',
  resumeHint: 'We’ll draw on it for evidence, and show you where it and your profile don’t match.',
  noResume: 'No resume',
  optimizations: 'From my optimizations',
  uploads: 'From my uploads',
  upload: (fileName: string, date: string) => `${fileName} (${date})`,
  resumesFailed: 'We couldn’t load your resumes. You can go on without one.',
  noResumes: 'You have no resumes here yet. Upload one to optimize or score it, and you can link it here.',
  submit: 'Enhance My Profile',
  submitting: 'Starting...',
} as const;

/** Titles and texts of its notices. */
export const enhanceToasts = {
  roleRequired: 'Target Role Required',
  roleRequiredText: 'Please specify your target role.',
  urlRequired: 'LinkedIn URL Required',
  urlInvalid: 'Invalid LinkedIn URL',
  failed: 'Enhancement Failed',
  failedText: 'Failed to start enhancement. Please try again.',
  detailsFailed: 'Error',
  detailsFailedText: 'Failed to fetch enhancement details.',
  copyFailed: 'Copy failed',
  copyFailedText: 'Your browser didn’t allow it. Please select the text and copy it yourself.',
  blockedText: 'Please upload LinkedIn’s file or enter your profile here.',
} as const;

export const enhanceTips = {
  title: 'Tips',
  tips: [
    'Name one role. A headline has 220 characters, and one aim fits better than five.',
    'Give us all your experience, older jobs too. We can only use what we can read.',
    'Put numbers in: how many people, stores, patients, dollars. We never add any of our own.',
    'Link your resume. Recruiters read both, and notice dates that don’t match.',
  ],
} as const;

export const recentEnhancements = {
  title: 'Recent enhancements',
  empty: 'None yet. What we write for you is kept here.',
  failed: 'We couldn’t load your enhancements.',
  again: 'Try Again',
  loading: 'Loading your enhancements',
  viewAll: (count: number) => `View All (${numeral(count)})`,
  viewFewer: 'View Fewer',
  open: (role: string, status: string, date: string) => `Open ${role}, ${status}, ${date}`,
} as const;

export const enhancementDeletion = {
  open: 'Delete',
  title: 'Delete this enhancement?',
  text: (role: string) => `This deletes everything we wrote for ${role}. You can’t undo this.`,
  confirm: 'Delete Enhancement',
  cancel: 'Keep It',
  done: 'Enhancement deleted',
  failed: 'We couldn’t delete it',
  failedText: 'It’s still there. Please try again.',
} as const;

const sectionNames = {
  headline: 'Headline',
  about: 'About',
  skills: 'Skills',
  experience: 'Experience',
  accomplishments: 'Accomplishments',
} satisfies Record<EnhancedSection, string>;

/** Points as they are added up: "+2", "+0.4". */
const points = (gain: number): string => `${gain < 0 ? '−' : '+'}${Math.abs(Math.round(gain * 10) / 10)}`;

export const enhancementResult = {
  title: (role: string) => `Your profile for ${role}`,
  loading: 'Loading the enhancement',
  notFound: 'Enhancement not found',
  notFoundText: 'It may have been deleted, or belong to another account.',
  toForm: 'Enhance a Profile',
  failed: 'We couldn’t load this enhancement. Please try again.',
  again: 'Try Again',
  another: 'For Another Target',
  processing: 'Enhancing your profile...',
  processingText:
    'This is usually done in seconds, and takes about 1-2 minutes at most. You can leave this page; the result is kept.',
  disconnected: 'We’ve lost the connection. We’ll keep trying every few seconds.',
  failedTitle: 'This enhancement failed',
  failedText: 'What you entered is saved. Please try again.',
  views: 'View',
  marked: 'Marked up',
  clean: 'Clean',
  sections: sectionNames,
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (what: string) => `Copy: ${what}`,
  copiedOf: (what: string) => `Copied: ${what}`,
  characters: (count: number, most: number) => `${numeral(count)} of ${numeral(most)} characters`,
  skillCount: (count: number) => counted(count, 'skill'),
  nothing: {
    headline: 'We found nothing to base a headline on.',
    about: 'We found nothing to base an About section on.',
    skills: 'We found no skills in your profile.',
    experience: 'We found no experience in your profile.',
    accomplishments: 'We found no accomplishments to list: results with a number, awards, certificates.',
  } satisfies Record<EnhancedSection, string>,
  unchanged: 'Nothing to change here. It’s as you wrote it.',
  diff: { inserted: 'added:', deleted: 'removed:', end: 'end of change' },
  changes: (section: string) => `Changes: ${section}`,
  written: 'New',
  changed: 'Changed',
  evidence: { profile: 'From your profile', resume: 'From your resume' },
  score: 'Profile score',
  scoreMove: (before: number, after: number) => `From ${before} to ${after} out of 100`,
  before: 'Before',
  after: 'After',
  gainsTitle: 'What made the difference',
  gain: (gain: number) => `${points(gain)} points`,
  noGains: 'Your profile scores the same as before. What’s missing is listed below.',
  missing: 'Worth adding',
  missingText: 'We found nothing about this in what you gave us. If it’s true of you, add it.',
  compared: 'Your profile beside your resume',
  contradictions: 'Where your profile and resume don’t match',
  contradictionsText: 'Recruiters compare the two. Correct whichever is wrong.',
  noContradictions: 'Your profile and resume agree on titles, dates, employers and schools.',
  noResume: 'Link a resume next time, and we’ll check your profile against it.',
  profileLine: 'Your profile',
  resumeLine: 'Your resume',
  noLine: 'Nothing about it',
  refusals: (count: number) => `${counted(count, 'rewrite')} we didn’t use`,
  refusalsText: 'These said more than your own lines show, so we left them out.',
  refusal: (claim: string) => `Nothing you gave us shows “${claim}”.`,
} as const;
