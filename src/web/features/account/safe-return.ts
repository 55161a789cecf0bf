import { paths } from '../../paths.ts';

/** Where a person was going before signing in: a path of this site with its query, nothing else. */
export function safeReturn(returnTo: string | null): string | undefined {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo)) return undefined;
  const base = 'https://here.invalid';
  const url = URL.canParse(returnTo, base) ? new URL(returnTo, base) : undefined;
  return url?.origin === base ? `${url.pathname}${url.search}` : undefined;
}

/** The address to go to after signing in: with a claim token to the page that claims it, else to the previous destination. */
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
