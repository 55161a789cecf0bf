import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { memoizeLast } from '../memoize.ts';
import type { Listing } from './listing.ts';

/** Skills, words and ranking of a listing are read one after the other, each by its language: it's found out once. */
const ofAd = memoizeLast(detectLanguage);

/** The language that a listing is written in. */
export const listingLanguage = ({ title, description }: Pick<Listing, 'title' | 'description'>): Language =>
  ofAd(`${title}\n${description}`);
