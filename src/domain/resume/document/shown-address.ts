import { cleanLine } from './clean-text.ts';

/** An address as a person writes it on paper: no scheme, no `www.`, no slash at the end. */
export const shownAddress = (text: string | undefined): string =>
  cleanLine(text)
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');

/** Whether an address points to a page of a site and not only to the site: a profile's own address does. */
export const namesPage = (text: string | undefined): boolean =>
  /^[^\s/?#@:]+\.[^\s/?#@:]+(?::\d+)?\/\S+$/.test(shownAddress(text));
