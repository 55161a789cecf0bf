import { pagePaths } from '#contract/pages.ts';
import { paths } from '../../paths.ts';
import type { Place } from '../in-hand/place-in-hand.ts';

const pages = new Set<string>(Object.values(pagePaths));

/** Where a person was going before signing in: one of our pages with its query, nothing else. */
export function safeReturn(returnTo: string | null): string | undefined {
  const base = 'https://here.invalid';
  // Read as the browser will read it, so that nothing is let through that it would take for another address.
  const url = returnTo !== null && URL.canParse(returnTo, base) ? new URL(returnTo, base) : undefined;
  return returnTo?.startsWith('/') && url?.origin === base && pages.has(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}

/** What's known when a person has signed in. */
interface Arrival {
  search: URLSearchParams;
  claimToken?: string | undefined;
  inHand?: Place | undefined;
}

/**
 * Where to go after signing in: to where one was going, with a claim token to the page that takes it; else to what one had in
 * hand; else to the wizard, which claims by the token that is kept.
 */
export function placeAfterSignIn({ search, claimToken, inHand }: Arrival): Place {
  const returnTo = safeReturn(search.get('returnTo'));
  if (returnTo === undefined) return claimToken === undefined && inHand ? inHand : { address: paths.optimize() };
  if (claimToken === undefined) return { address: returnTo };
  const url = new URL(returnTo, 'https://here.invalid');
  url.searchParams.set('claimToken', claimToken);
  return { address: `${url.pathname}${url.search}${url.hash}` };
}
