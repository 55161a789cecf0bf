import type { StarPart } from '#domain/interview/interview-prep.ts';
import type { AnswerAspect, AspectFound } from '#domain/interview/practice.ts';
import { counted, numeral, plural } from './counting.ts';

const starNames: Record<StarPart, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
};

/** The preparation for one interview, below its optimization. */
export const interviewPrep = {
  open: 'Generate Interview Prep',
  hide: 'Hide Interview Prep',
  title: 'Interview preparation',
  text: 'Questions you’re likely to be asked for this job, with your own lines where your resume has them.',
  loading: 'Loading your interview preparation...',
  none: 'No interview preparation found',
  noneText:
    'We’ll read the ad next to your resume and give you the questions to expect, your own stories to answer them with and questions to ask back.',
  generate: 'Generate Interview Prep',
  generateAgain: 'Generate Again',
  working: 'Preparing your interview...',
  workingText:
    'We’re turning what the ad asks for, and where your resume shows it, into questions. You can leave this page. It’ll be here when you’re back.',
  failed: 'Interview preparation failed. Please try again.',
  unknown: 'Unknown status',
  unknownText: 'We’ll look again every few seconds. If it stays like this, generate it again.',
  loadFailed: 'Failed to load interview preparation materials',
  loadFailedText: 'Nothing is lost. Load it again, or generate it.',
  loadAgain: 'Load Again',
  connectionLost: 'We’ve lost the connection. Your preparation goes on, and we’ll keep looking for it.',
  offline: 'You’re offline. You can read what’s here. What you type is kept in this browser until you’re back.',
  premium: 'Premium Feature',
  locked: 'Interview preparation comes with the package for this job, and with Pro and Platinum.',
  lockedVisitor: 'Create an account and pay to unlock the interview preparation for this job.',
  started: 'Interview Prep Started',
  startedText: 'AI is generating your interview preparation materials...',
  generationFailed: 'Generation Failed',
  generationFailedText: 'Failed to start interview prep generation. Please try again.',
  export: 'Export PDF',
  exported: 'Download Started',
  exportDenied: 'Access Denied',
  exportDeniedText: 'Please complete payment to download interview prep materials.',
  exportFailed: 'Download Failed',
  exportFailedText: 'Failed to download interview prep materials. Please try again.',
  readOnly:
    'Your Pro plan has ended. You can still read this; to practice or export it, choose a plan or pay for it once.',
  outdated: 'Your resume has changed since',
  outdatedText: 'Update the preparation to include the changes. What you’ve practiced stays.',
  update: 'Update',
  fewQuestions: 'The ad says little, so there are only a few questions',
  fewQuestionsText:
    'A fuller ad gives you more of them. Optimize your resume for the full text of the ad, and prepare from that.',
  tabList: 'Parts of the preparation',
  tabs: {
    general: 'General Questions',
    behavioral: 'Behavioral',
    technical: 'Technical',
    star: 'STAR & Tips',
  },
  /** Why a kind has no question. */
  noQuestions: {
    general: 'The ad and your resume gave us no general questions. See what the other tabs have.',
    behavioral:
      'These questions come from what you’ve done, and your resume says too little about it. Add a line or two about your work, then update this.',
    technical: 'We found no skill or method in the ad to ask you about.',
  },
  why: 'Why they ask',
  goodAnswer: 'What a good answer shows',
  evidence: 'From your resume',
  noEvidence: 'Nothing on your resume covers this one, so have your own answer ready.',
  practice: 'Practice this question',
  practiceOf: (question: string) => `Practice this question: ${question}`,
  startPractice: 'Start Practice',
  lastScore: (score: number) => `${score} of 100`,
  lastScoreSaid: (score: number) => `Your last answer: ${score} of 100`,
  star: starNames,
  starCount: numeral,
  starIntro:
    'A good story has four parts. Here’s what your resume gives you for each, and what’s left for you to tell.',
  starNone: {
    situation: 'Your resume doesn’t say where or when these things happened.',
    task: 'Your resume doesn’t say what you were asked to do.',
    action: 'Your resume doesn’t say what you did yourself.',
    result: 'Your resume doesn’t say what came of it. Think of a number, a saving or a thank-you.',
  } satisfies Record<StarPart, string>,
  stories: 'Your stories',
  /** Before a question about what a story lacks. */
  yours: 'Yours to tell',
  noStories:
    'We found no achievement in your resume to build a story on. A line that says what you did and what came of it is enough.',
  storyAnswers: (count: number) => plural(count, 'Answers this question', 'Answers these questions'),
  tips: 'Interview Tips',
  noTips: 'We have no tips for this one.',
  forEmployer: 'Questions to ask them',
  /** What in the ad a question to the employer comes from. */
  from: (text: string) => `The ad says “${text}”`,
  noForEmployer: 'The ad says too little about the employer for us to suggest any.',
} as const;

/** Practicing: one question at a time, and what we see in an answer. */
export const practice = {
  back: 'All Questions',
  answeredWell: (well: number, of: number) => `${well} of ${of} answered well`,
  progress: 'Questions answered well',
  time: 'Time',
  hideTimer: 'Hide timer',
  showTimer: 'Show timer',
  sayTime: 'Say the time',
  /** "1:05", as a clock shows it. */
  clock: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  /** "1 minute 5 seconds", as it is said. */
  saidTime: (seconds: number) =>
    [
      ...(seconds >= 60 ? [counted(Math.floor(seconds / 60), 'minute')] : []),
      ...(seconds < 60 || seconds % 60 > 0 ? [counted(seconds % 60, 'second')] : []),
    ].join(' '),
  field: 'Your answer',
  hint: 'Answer the way you’d say it out loud. Aim for about two minutes, or 200 to 300 words.',
  shortcut: 'Ctrl+Enter (Cmd+Enter on a Mac) submits it.',
  words: (count: number) => counted(count, 'word'),
  submit: 'Submit',
  saveFailed: 'We couldn’t save your answer',
  notPaid: 'Practice isn’t open for this job any more',
  notPaidText: 'What you wrote is still here. Pay for this job or choose a plan to have it reviewed.',
  /** Near the limit: "5,800 of 6,000 characters". */
  characters: (count: number, most: number) => `${numeral(count)} of ${numeral(most)} characters`,
  kept: 'What you wrote is still here, so you can submit it again.',
  help: 'What a good answer shows, and your lines for it',
  yourAnswer: 'What you wrote',
  review: 'How your answer comes across',
  score: (score: number) => `${score} of 100`,
  scoreLabel: 'Score of this answer',
  aspects: { ...starNames, evidence: 'Backed by your resume' } satisfies Record<AnswerAspect, string>,
  found: { clear: 'Clear', thin: 'Thin', missing: 'Missing' } satisfies Record<AspectFound['found'], string>,
  quoted: (text: string) => `“${text}”`,
  unsupported: 'Be sure of these',
  unsupportedText: 'Your resume doesn’t show them. If they’re true, have the details ready. If not, leave them out.',
  again: 'Try Again',
  next: 'Next Question',
  lastWeak: 'This is the only question left that could use a better answer.',
  allWell: 'You’ve answered every question well. Come back to any of them before the interview.',
  earlier: (count: number) => `Earlier answers (${count})`,
  took: (words: number, time: string) => `${counted(words, 'word')} in ${time}`,
  remove: 'Delete',
  removeOf: (date: string) => `Delete your answer of ${date}`,
  removeTitle: 'Delete this answer?',
  removeText: 'Your answer and its review will be gone for good.',
  keep: 'Keep It',
  removeFailed: 'We couldn’t delete your answer. Please try again.',
} as const;
