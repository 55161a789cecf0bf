import { isCaps } from '../layout/capitals.ts';
import type { Fragment } from '../layout/fragment.ts';

/** How a fragment's first letters are set, as a key: fragments with the same key look the same. */
export const fragmentLook = (fragment: Fragment | undefined): string => {
  const run = fragment?.runs.find((candidate) => candidate.text.trim() !== '');
  if (!run || !fragment) return '';
  return `${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}${isCaps(fragment.text) ? 'c' : ''}${Math.round(run.size)}${run.color}`;
};
