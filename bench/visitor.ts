import { pageCopyFor } from '#copy/page-copy-for.ts';
import { createApiClient, type ApiClient } from '#web/api/api-client.ts';
import { createHttp } from '#web/api/http.ts';

/** A visitor of a running server: the product's own client with its own cookies, from the given address. */
export function visitorOf(origin: string, address = '127.0.0.1'): ApiClient {
  const cookies = new Map<string, string>();
  const withCookies: typeof globalThis.fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('x-forwarded-for', address);
    const answer = await fetch(new URL(input instanceof Request ? input.url : input, origin), { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const log = (error: unknown): void => console.error(error);
  const { connection: words } = pageCopyFor('en');
  const sessionMark = () => cookies.get('foothold-session-mark') ?? '';
  return createApiClient(
    createHttp({ fetch: withCookies, language: 'en', sessionMark, words, offline: () => false, log }),
  );
}
