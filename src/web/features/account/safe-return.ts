import { paths } from '../../paths.ts';
import type { Place } from '../in-hand/place-in-hand.ts';

/** A path of this site, by one slash at its beginning: two would name another site. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** Where a person was going before signing in: a path of this site with its query, nothing else. */
export function safeReturn(returnTo: string | null): string | undefined {
  if (returnTo === null || !isPath(returnTo)) return undefined;
  const base = 'https://here.invalid';
  const url = URL.canParse(returnTo, base) ? new URL(returnTo, base) : undefined;
  // What begins with one slash as it is written can begin with two once its dots are resolved.
  return url?.origin === base && isPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/** What is known when a person has signed in. */
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
  const [path = paths.home(), query = ''] = returnTo.split('?');
  const carried = new URLSearchParams(query);
  carried.set('claimToken', claimToken);
  return { address: `${path}?${carried.toString()}` };
}
