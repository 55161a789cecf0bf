import type { CookiePreferences } from '../consent/stored-consent.ts';

const ofAnalytics = /^_(?:ga|ga_.*|gid|gat.*)$/;
const ofAds = /^_(?:gcl|gac)/;

/** The cookies that Google's tag has set on this site's name, and that are no longer agreed to. */
export const unwantedCookies = (cookies: string, { analytics, marketing }: CookiePreferences): string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => (!analytics && ofAnalytics.test(name)) || (!marketing && ofAds.test(name)));

/** The names that a cookie of this host can be set on: its own, and each above it. */
const domainsOf = (host: string): string[] => host.split('.').map((_, index, parts) => parts.slice(index).join('.'));

export function removeUnwantedCookies(preferences: CookiePreferences): void {
  for (const name of unwantedCookies(document.cookie, preferences)) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain === '' ? '' : `; Domain=${domain}`}`;
    }
  }
}
