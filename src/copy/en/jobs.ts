import { counted } from './counting.ts';
import { mediumDate } from './dates.ts';

/** The page /jobs: its frame. */
export const jobsPage = {
  title: 'AI Job Market Scanner',
  lead: 'Search many job boards at once, and see how each job fits your resume.',
  loading: 'Loading the job scanner',
  tabs: 'Job sections',
  tab: {
    search: 'Search Jobs',
    recommendations: 'Recommendations',
    saved: 'Saved Jobs',
    matches: 'My Matches',
  },
} as const;

export const jobStatCards = {
  label: 'Your job search in numbers',
  loading: 'Loading your numbers',
  failed: 'We couldn’t load your numbers.',
  again: 'Try Again',
  names: {
    totalSearches: 'Searches',
    totalMatches: 'Matches',
    avgMatchScore: 'Average match',
    savedJobs: 'Saved jobs',
    appliedJobs: 'Applied',
    hiddenJobs: 'Hidden',
  },
  /** Of one alone, where that is another word. */
  one: { totalSearches: 'Search', totalMatches: 'Match', savedJobs: 'Saved job' },
  percent: (score: number) => `${score}%`,
  /** In place of an average of nothing. */
  noAverage: '–',
  visitor: 'Anyone can search. Sign in to save jobs and see how well each one fits your resume.',
  signIn: 'Sign In',
  createAccount: 'Create Account',
} as const;

/** What the tabs that need an account say to visitors. */
export const jobsSignIn = {
  recommendations: {
    title: 'Sign in to see recommendations',
    text: 'We compare your resume with every job we know of and show you the best fits, and why they fit.',
  },
  saved: {
    title: 'Sign in to see your saved jobs',
    text: 'Keep the jobs you like on a board, add notes and reminders, and track each application.',
  },
  matches: {
    title: 'Sign in to see your matches',
    text: 'Every job that fits your resume, best first, with what matches and what’s missing.',
  },
  savedSearch: {
    title: 'Sign in to run your saved search',
    text: 'It’s saved in your account. Sign in to see what’s new.',
  },
} as const;

export const jobMatches = {
  recommendationsTitle: 'Recommended for you',
  matchesTitle: 'Jobs that match your resume',
  loading: 'Comparing jobs with your resume',
  resume: 'Resume',
  newest: 'Newest resume',
  resumeOf: { optimization: (name: string) => `Optimized for ${name}`, upload: (name: string) => name },
  rankedFor: (resume: string) => `Based on your resume: ${resume}`,
  atLeast: 'Minimum match',
  percent: (score: number) => `${score}%`,
  limit: 'Show',
  jobs: (count: number) => counted(count, 'job'),
  failed: 'We couldn’t compare jobs with your resume.',
  resumesFailed: 'We couldn’t load your resumes.',
  again: 'Try Again',
  count: (count: number) => counted(count, 'job'),
  noResume: 'No recommendations yet',
  noResumeText: 'We need a resume to compare jobs with. Upload one and we’ll find the jobs it fits.',
  toOptimize: 'Optimize Resume',
  noneLeft: 'No recommendations right now',
  noneLeftText:
    'You’ve saved or hidden everything that fits, or there are no jobs for this resume yet. Another resume may find more.',
  allWeak: (score: number) => `No job here is a ${score}% match or better. These are the closest we know of.`,
  noMatches: 'No matches yet',
  noMatchesText: (minScore: number) =>
    `No job is a ${minScore}% match or better for this resume. Lower the minimum or search for more jobs.`,
  toSearch: 'Search Jobs',
} as const;

export const matchCard = {
  score: (score: number) => `${score}% match`,
  keywords: 'Matching keywords',
  applied: 'Applied',
  appliedOn: (date: string) => `Applied ${mediumDate(date)}`,
  rating: 'How good is this match?',
  stars: (rating: number) => `${rating} of 5`,
  clearRating: 'Clear Rating',
  details: 'Why this match',
  reasons: 'Reasons',
  strengths: 'Your strengths here',
  missing: 'Keywords missing from your resume',
  parts: {
    similarityScore: 'Similarity',
    keywordScore: 'Keywords',
    skillsScore: 'Skills',
    titleScore: 'Title',
    locationScore: 'Location',
  },
  unknown: 'Unknown',
} as const;

export const jobToasts = {
  saveFailed: 'Failed to save job',
  hideFailed: 'Failed to hide job',
  unhideFailed: 'Failed to show job again',
  statusFailed: 'Failed to update status',
  ratingFailed: 'Failed to save rating',
  tryAgain: 'Please try again.',
} as const;
