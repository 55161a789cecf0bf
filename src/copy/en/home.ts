import { checkNames } from '#domain/scoring/check-names.ts';
import { prices } from '#domain/billing/prices.ts';
import { sectionHeadings } from '#domain/resume/document/section-headings.ts';
import { counted, listed, plural } from './counting.ts';
import { templateCount, templates } from './optimize.ts';
import { dollars, planCopy } from './plans.ts';

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
    'Foothold scores your resume, rewrites it for the job and adds a matching cover letter. Every sentence is backed by a ' +
    'line you wrote. It never writes what you haven’t done.',
  score: 'Get Free AI Score',
  optimize: 'Optimize Resume',
  facts: {
    label: 'What to know first',
    cost: {
      title: 'What it costs',
      text: `Scoring is free. A resume and its cover letter cost ${dollars(prices.complete.cents)}, one time.`,
    },
    file: {
      title: 'What happens to your file',
      text: 'Only you see it. Without an account, what we read from it is deleted after 30 days.',
    },
    result: {
      title: 'What you get',
      text: 'A page like this one, for your own resume.',
      open: 'See a finished result',
    },
    tour: {
      title: 'Where to begin',
      text: 'Three places on this page, shown one by one.',
    },
  },
  picker: {
    label: 'Drop your resume here',
    text: 'It’s scored on this page, free and without an account.',
    dragging: 'Let go, and we’ll read it',
    choose: 'Choose a file',
    hint: 'PDF, DOC or DOCX, up to 10 MB',
  },
  proof: {
    label: 'A resume being edited',
    section: sectionHeadings.en.work,
    role: 'Store supervisor',
    dates: '2019 – 2023',
    lines: proofLines,
    question: 'Have you used SAP? Where?',
    questionNote: 'The ad asks for it, and your resume doesn’t show it, so we ask. We never make it up.',
  },
  processing: {
    label: 'An example of a resume being processed',
    title: 'Optimizing your resume...',
    file: 'store-supervisor.pdf',
    progress: 60,
    steps: ['Resume read, every detail linked to its line', 'Compared with the ad', 'Rewording, line by line'],
  },
} as const;

export const homeSections = {
  howItWorks: {
    title: 'How it works',
    lead: 'About five minutes, most of it your own decisions.',
    steps: [
      {
        title: 'Drop your resume',
        text: 'PDF, DOC or DOCX, in any layout. Every detail is tied to the line it came from.',
      },
      {
        title: 'See where it stands',
        text: `${checkNames.length} checks in six categories. Each finding quotes your own line and says what a fix is worth.`,
      },
      {
        title: 'Paste the job ad',
        text: 'What the ad asks for is set beside what your resume shows. What’s missing becomes a question to you.',
      },
      {
        title: 'Take what you agree with',
        text: 'Every change is marked, with its reason. Keep it, undo it or write it your own way, then download it as PDF or Word.',
      },
    ],
  },
  features: {
    title: 'An editor, not a ghostwriter',
    lead: 'Most tools write what sounds good. Foothold only writes what your resume can back up.',
    /* Of the invented resume in `web/features/home/sample`; a test holds each against the engine. */
    refused: {
      title: 'It strikes its own sentences',
      text: 'Each sentence is checked against your lines before you see it. If they don’t support a word, yours stays.',
      proposed: 'Managed inventory counts and orders for 3 stores',
      kept: 'Was responsible for managing stock counts and orders for 3 stores',
      why: 'Your line says stock counts. Inventory counts is more than it shows.',
      label: 'A sentence that was refused',
    },
    finding: {
      title: 'It points at the line',
      text: 'No vague advice. You see the line, what’s wrong with it, how to fix it and what that’s worth in points.',
      line: 'Responsible for opening and closing the store 5 days a week',
      issue: 'None of the 6 lines about your work say what you built, changed or achieved.',
      worth: 'Worth about 2.6 points.',
      label: 'A finding beside its line',
    },
    question: {
      title: 'It asks what you left out',
      text: 'Most of what’s missing, people have done and never wrote down. One true answer can do more than any rewording.',
      question: 'Many people who work as “Store Supervisor” use SAP. Have you? Where, and what for?',
      answer: 'Booked deliveries and reordered stock for 3 stores in SAP from 2020',
      points: 4,
      worth: (points: number) => `Worth about ${counted(points, 'point')}.`,
      label: 'A question and its answer',
    },
    moreTitle: 'And the rest of the search',
    more: [
      { title: 'Cover letter', text: 'Written for the same job from the same lines, and yours to edit.' },
      { title: 'What software reads', text: 'Your file as an applicant tracking system sees it, with what got lost.' },
      { title: 'Interview preparation', text: 'Likely questions, with your own lines to answer them from.' },
      {
        title: templateCount,
        text: `${listed(Object.values(templates).map(({ name }) => name))}, in A4 and US Letter.`,
      },
      { title: 'Job search', text: 'Listings from many boards, ranked by how they fit your resume.' },
      { title: 'LinkedIn', text: 'A free score for your profile. With Platinum, a rewrite.' },
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'Scoring is free. Before you pay for anything else, you see your new score, the start of each document and two of our changes in full.',
    guarantee: '30-day money-back guarantee on everything.',
    plans: {
      free: {
        name: 'Free',
        note: 'No card, no account',
        features: [
          'Unlimited resume and LinkedIn scores',
          'Every finding with its line and its fix',
          'A free preview of your optimized resume',
        ],
        action: 'Score My Resume',
      },
      complete: {
        name: 'Basic',
        note: 'Everything for one job',
        features: planCopy.complete.features,
        action: 'Choose Basic',
      },
      pro: {
        name: 'Pro',
        badge: 'Most Popular',
        note: planCopy.pro.note,
        features: planCopy.pro.features,
        action: 'Choose Pro',
      },
      unlimited: {
        name: 'Platinum',
        badge: 'Best Value',
        note: planCopy.unlimited.note,
        features: planCopy.unlimited.features,
        action: 'Choose Platinum',
      },
    },
    monthly: 'per month',
    lifetime: 'lifetime',
    once: 'one-time',
  },
  comparison: {
    title: 'What others charge',
    lead: 'The usual price ranges of four resume services, and ours for one resume with its letter.',
    caption: 'Prices of resume services in US dollars',
    service: 'Service',
    price: 'Price range',
    scale: 'On one scale (logarithmic)',
    own: 'Foothold',
    services: [
      { name: 'Service A', from: 595, to: 1795 },
      { name: 'Service B', from: 295, to: 1495 },
      { name: 'Service C', from: 14_900, to: 34_900 },
      { name: 'Service D', from: 1995, to: 3995 },
    ],
    range: (from: number, to: number) => (from === to ? dollars(from) : `${dollars(from)}–${dollars(to)}`),
  },
  testimonials: { title: 'Reviews', lead: 'From people who went through it line by line.' },
  closing: {
    title: 'You’ve already done the work. Let it show.',
    text: 'One file, one minute, and you know where your resume stands.',
  },
} as const;

/** What is said while a resume is scored on the home page, and after. */
export const scoreHere = {
  label: 'Your resume, scored',
  reading: 'Reading your resume...',
  scoring: 'Scoring what we read...',
  read: (jobs: number, skills: number, lines: number) =>
    `We read ${counted(lines, 'line')}, ${counted(jobs, 'job')} and ${counted(skills, 'skill')}.`,
  another: 'Score another file',
  failed: 'We couldn’t score this file',
  again: 'Try Again',
  overall: 'Overall score',
  againstAd: (title: string) => (title === '' ? 'Against the ad' : `For ${title}`),
  before: (score: number) => `${score} without the ad`,
  announce: (score: number) => `Overall score: ${score} out of 100.`,
  findings: (count: number) => `The ${plural(count, 'thing', `${count} things`)} that would help most`,
  noFindings: 'We found nothing to fix.',
  missing: 'The ad asks for these, and your resume doesn’t show them',
  report: 'See the full report',
  adTitle: 'Now paste the job ad',
  adText: 'See how the same resume matches what the employer asks for.',
  ad: 'Job ad',
  adMissing: 'Paste the ad first.',
  jobTitle: 'Job title',
  jobTitleRemark: 'optional, we read it from the ad',
  scoreAd: 'Score Against This Ad',
  scoringAd: 'Scoring against the ad...',
  otherAd: 'Use another ad',
  optimize: 'Optimize for This Job',
  optimizeText: 'Your resume and the ad come along.',
} as const;

/** A whole result, made by the engine from an invented person’s resume, to look at before trying. */
export const sampleResult = {
  title: 'A finished result',
  lead: 'What the engine made of a store supervisor’s resume and a Store Manager ad. The person and the answers are invented; the rest is the engine’s own.',
  close: 'Close',
  loading: 'Loading the result...',
  before: 'Match before',
  reworded: 'After rewording',
  after: (answers: number) => `After ${counted(answers, 'answer')}`,
  of: 'out of 100',
  asked: 'What it asked, and what was answered',
  points: (points: number) => `worth about ${counted(points, 'point')}`,
  changed: 'What it changed',
  letter: 'The cover letter',
  diff: { inserted: 'inserted:', deleted: 'deleted:', end: 'end of change' },
} as const;
