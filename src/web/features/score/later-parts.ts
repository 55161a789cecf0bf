/** The parts of the page that it does without until somebody needs them. */

export const loadLinkedinForm = () =>
  import('./linkedin-form.tsx').then(({ LinkedinForm }) => ({ default: LinkedinForm }));

/** Loads a part before it is needed; what fails now is tried again when it is. */
export const ahead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Results, with all that explains and corrects them. */
export const loadScoredView = () => import('./scored-view.tsx').then(({ ScoredView }) => ({ default: ScoredView }));
