import { notFoundPath } from '#contract/pages.ts';
import { storable } from '../db/storable-text.ts';

/** What a router would refuse in its own words, or a database with an error: broken escapes, and characters that can't be stored. */
function isMalformed(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return storable(decoded) !== decoded;
  } catch {
    return true;
  }
}

/**
 * The address that a request is answered as. A malformed one can name nothing, so it is an address where nothing is: that way it takes the same road as every
 * other, with the same headers, and is answered in our words.
 */
export function wellFormed(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  if (!isMalformed(path)) return url;
  return path.startsWith('/api/') ? '/api/' : notFoundPath;
}
