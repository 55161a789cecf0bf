/** The scoring dashboard. */
export const score = {
  title: 'Score your resume or profile',
  lead: 'Free, as often as you like, no account needed.',
  loading: 'Loading the scoring dashboard',
  tabs: 'What to score',
  resumeTab: 'Resume Score',
  linkedinTab: 'LinkedIn Profile Score',
  modes: 'How to add it',
} as const;

export const resumeForm = {
  upload: 'Upload Resume',
  paste: 'Paste Resume Text',
  optimization: 'From My Optimizations',
  text: 'Resume text',
  textHint: 'Paste all of it. What’s left out can’t count for you.',
  list: 'Optimization',
  choose: 'Choose an optimization',
  option: (jobTitle: string, companyName: string | null, date: string) =>
    companyName ? `${jobTitle}, ${companyName} (${date})` : `${jobTitle} (${date})`,
  listHint: 'We score your optimized resume if it’s unlocked, otherwise your original, for the job you made it for.',
  listLoading: 'Loading your optimizations',
  listFailed: 'We couldn’t load your optimizations.',
  none: 'You don’t have any optimizations yet.',
  optimize: 'Optimize Resume',
  visitor: 'Sign in to score one of your optimizations.',
  signIn: 'Sign In',
  submit: 'Score Resume',
  submitting: 'Scoring...',
} as const;

export const linkedinForm = {
  manual: 'Manual Text',
  file: 'LinkedIn File',
  url: 'LinkedIn URL',
  address: 'Profile URL',
  addressExample: 'https://www.linkedin.com/in/yourname',
  addressHint: 'LinkedIn doesn’t let us read profiles, so we’ll ask you for its file or the text.',
  text: 'Profile text',
  textHint:
    'Open your profile, copy everything and paste it here. Or type it under headings: Headline, About, Experience, Education, Skills.',
  submit: 'Score LinkedIn Profile',
  submitting: 'Scoring...',
} as const;

export const scoreToasts = {
  fileRequired: 'File Required',
  fileRequiredText: 'Please select a resume file to upload.',
  inputRequired: 'Input Required',
  inputTooLong: 'Text Too Long',
  linkedinFileRequiredText: 'Please select a file from LinkedIn to upload.',
  linkedinUploadFailedText: 'We couldn’t upload and score this file. Please try again.',
  selectionRequired: 'Selection Required',
  selectionRequiredText: 'Please select an optimization.',
  invalidUrl: 'Invalid URL',
  scoringFailed: 'Scoring Failed',
  resumeFailedText: 'Failed to score resume. Please try again.',
  linkedinFailedText: 'Failed to score LinkedIn profile. Please try again.',
  uploadFailed: 'Upload Failed',
  uploadFailedText: 'Failed to upload and score resume.',
  blocked: 'LinkedIn Blocked Automatic Extraction',
  blockedText: 'Please paste the text of your profile or upload LinkedIn’s file instead.',
} as const;

export const scoreResult = {
  resumeTitle: 'Your resume score',
  linkedinTitle: 'Your LinkedIn profile score',
  loading: 'Loading your assessment',
  failed: 'We couldn’t load this assessment. Please try again.',
  notFound: 'Assessment not found',
  notFoundText: 'It may have been deleted, or belong to another account.',
  signInFirst: 'Sign in to see this assessment.',
  signIn: 'Sign In',
  again: 'Try Again',
  another: 'Score Another',
  rescore: 'Score With My Corrections',
  optimized: 'This is your optimized resume’s score for the job you made it for.',
  original: 'This is your original resume’s score for that job. The optimized one is still locked.',
  /** What the file of a pasted text is called where a file is named. */
  pastedName: 'Pasted resume',
  notStored: 'Your score isn’t in your account yet',
  notStoredText: 'Reload the page to try again.',
  notStoredNote: 'This score isn’t in your account yet. Reload the page to try again.',
  notKept: 'We save scores only when you’re signed in.',
} as const;

export const history = {
  title: 'Assessment History',
  filter: 'Show',
  filters: { all: 'All', resume: 'Resume', linkedin: 'LinkedIn' },
  types: { resume: 'Resume', linkedin: 'LinkedIn' },
  summary: 'Summary',
  total: 'Total',
  average: 'Average',
  best: 'Best',
  strong: '80 or more',
  course: (type: string, scores: number): string => `${type} scores, the last ${scores}`,
  aim: (score: number): string => `Strong from ${score}`,
  list: 'Your assessments',
  /** What an assessment is of, and for which job. */
  named: (type: string, what: string | null, job: string | null) =>
    [type, what, job === null ? null : `for ${job}`].filter((part) => part !== null).join(', '),
  forJob: (job: string) => `for ${job}`,
  older: 'Show Older',
  open: (what: string, score: number, date: string) => `Open ${what}, ${score} out of 100, ${date}`,
  empty: 'No Assessments Yet',
  emptyText: 'Score a resume or profile, and the result shows up here.',
  visitorText: 'Sign in to keep your assessments here.',
  signIn: 'Sign In',
  failed: 'Failed to load assessment history. Please try again.',
  again: 'Try Again',
  loading: 'Loading your assessments',
} as const;

export const quickLinks = {
  title: 'What’s next',
  optimize: 'Optimize Resume',
  optimizeText: 'Rewrite your resume for a job, with every sentence checked against your own lines.',
  enhance: 'Enhance LinkedIn',
  enhanceText: 'A headline and About section built on what you’ve done.',
  jobs: 'Find Jobs',
  jobsText: 'Search many job boards at once and see how each job fits your resume.',
} as const;
