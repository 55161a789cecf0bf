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
  verifyEmail: { title: 'Confirm your email | Foothold', description: 'Confirm the email address of your account.' },
  resetPassword: { title: 'Choose a new password | Foothold', description: 'Set a new password for your account.' },
  checkout: { title: 'Checkout | Foothold', description: 'Pay once or monthly, with a 30-day money-back guarantee.' },
  profile: { title: 'Your profile | Foothold', description: 'Your plan, your optimized resumes, scores and settings.' },
  contact: {
    title: 'Contact us | Foothold',
    description: 'Write to our support team. We usually answer within 2 to 4 hours, Monday to Friday.',
  },
  faq: {
    title: 'Frequently asked questions | Foothold',
    description:
      'How Foothold scores and tailors resumes, what it costs, which files it reads, and what happens to your data.',
  },
  careerGuide: {
    title: 'The career guide | Foothold',
    description:
      'Every step of a job search, with examples: reading ads, writing a resume and a cover letter, LinkedIn, interviews and offers.',
  },
  privacyPolicy: {
    title: 'Privacy policy | Foothold',
    description: 'Which data Foothold keeps, why, for how long, and how to see, export or delete it.',
  },
  terms: {
    title: 'Terms of service | Foothold',
    description: 'The terms you agree to when you use Foothold, including prices, refunds and the 30-day guarantee.',
  },
  cookiePolicy: {
    title: 'Cookie policy | Foothold',
    description: 'Which cookies Foothold sets, which need your consent, and how to change your mind.',
  },
  security: {
    title: 'Security | Foothold',
    description: 'How Foothold protects your resume, your account and your payments.',
  },
  notFound: { title: '404 Page Not Found | Foothold', description: 'There’s no page at this address.' },
} as const;

const notFoundLine: readonly { kind: 'same' | 'deleted' | 'inserted'; text: string }[] = [
  { kind: 'same', text: 'You were looking for ' },
  { kind: 'deleted', text: 'a page that isn’t here' },
  { kind: 'inserted', text: 'one of these' },
];

export const notFound = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  proofread: notFoundLine,
  label: 'Where to go instead',
  home: 'Back to home',
  optimize: 'Optimize Resume',
  places: {
    score: { title: 'Score a resume', text: 'See how it reads, and what to fix first. Free, without an account.' },
    jobs: { title: 'Find jobs', text: 'Search many boards at once, ranked by how they fit you.' },
    careerGuide: { title: 'Read the career guide', text: 'A job search step by step, with examples.' },
    contact: { title: 'Tell us about it', text: 'If a link on this site brought you here, we’d like to know.' },
  },
} as const;

export const brokenPage = {
  title: 'This page stopped working',
  text: 'Something went wrong. What you entered is saved, and reloading usually helps.',
  reload: 'Reload Page',
} as const;

export const noScript = 'Foothold needs JavaScript to work. Please turn it on and reload this page.';
