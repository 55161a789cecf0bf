import { pagePaths } from '#contract/pages.ts';
import { paths } from '../../paths.ts';

const pages = new Set<string>(Object.values(pagePaths));

/** Where a person was going before signing in: one of our pages with its query, nothing else. */
export function safeReturn(returnTo: string | null): string | undefined {
  const base = 'https://here.invalid';
  // Read as the browser will read it, so that nothing is let through that it would take for another address.
  const url = returnTo !== null && URL.canParse(returnTo, base) ? new URL(returnTo, base) : undefined;
  return returnTo?.startsWith('/') && url?.origin === base && pages.has(url.pathname)
    ? `${url.pathname}${url.search}`
    : undefined;
}

/** The address to go to after signing in: with a claim token to the page that takes it, else to where one was going. */
export function addressAfterSignIn(search: URLSearchParams): string {
  const returnTo = safeReturn(search.get('returnTo'));
  const claimToken = search.get('claimToken');
  if (returnTo === undefined) return paths.optimize();
  if (claimToken === null) return returnTo;
  const [path = paths.home(), query = ''] = returnTo.split('?');
  const carried = new URLSearchParams(query);
  carried.set('claimToken', claimToken);
  return `${path}?${carried.toString()}`;
}
