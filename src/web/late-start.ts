import { pagePaths } from '#contract/pages.ts';

/** The pages that are nothing without their program, which starts at once. */
const needed = [
  'optimize',
  'enhanceLinkedin',
  'jobs',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'profile',
  'checkout',
] as const satisfies (keyof typeof pagePaths)[];

const neededPaths = new Set<string>(needed.map((page) => pagePaths[page]));

/** Whether the program of the page at a path starts when somebody does something (see `public/late.js`); so does the page for unknown paths. */
export const startsLate = (path: string): boolean => !neededPaths.has(path);

/** Tells `late.js` that the program runs, and hears what is pressed. */
export const startedEvent = 'foothold:started';
