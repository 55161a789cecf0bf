import { pagePaths } from '#contract/pages.ts';

/** When a page's program starts: at once, after the page is first painted, or when somebody does something (see `public/late.js`). */
export type Start = 'now' | 'soon' | 'late';

/** The pages that need their program: unlike the others, they are not to be read alone. */
const starts: Partial<Record<keyof typeof pagePaths, Start>> = {
  optimize: 'now',
  score: 'soon',
  // What is typed before its program runs would be lost.
  contact: 'now',
  enhanceLinkedin: 'now',
  jobs: 'now',
  login: 'now',
  register: 'now',
  forgotPassword: 'now',
  resetPassword: 'now',
  profile: 'now',
  checkout: 'now',
};

const startsByPath = new Map<string, Start>(
  Object.entries(starts).map(([page, start]) => [pagePaths[page as keyof typeof pagePaths], start]),
);

/** When the program of the page at a path starts; unknown paths get the page that says so, which waits. */
export const startAt = (path: string): Start => startsByPath.get(path) ?? 'late';

/** Tells `late.js` that the program runs, and hears what is pressed. */
export const startedEvent = 'foothold:started';
