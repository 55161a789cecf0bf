import type { FastifyInstance } from 'fastify';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { createApiClient, type ApiClient } from '#web/api/api-client.ts';
import { createHttp } from '#web/api/http.ts';

/** A visitor's browser: the product's own client, with a cookie jar, on an app without a network port. */
export interface Browser {
  fetch: typeof globalThis.fetch;
  api: ApiClient;
  cookies: Map<string, string>;
}

async function payloadOf(body: RequestInit['body']): Promise<{ payload?: Buffer; contentType?: string }> {
  if (body === undefined || body === null) return {};
  const response = new Response(body);
  const contentType = response.headers.get('content-type');
  return { payload: Buffer.from(await response.arrayBuffer()), ...(contentType ? { contentType } : {}) };
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const ended = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)) || value.join('=') === '';
    if (ended) cookies.delete(name);
    else cookies.set(name, value.join('='));
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
const methodOf = ({ method = 'GET' }: RequestInit) => methods.find((name) => name === method) ?? 'GET';

/** A test stops where the page would only log. */
function refuse(error: unknown): never {
  throw error;
}

/** Opens a browser that has visited nothing; `address` is where its requests come from. */
export function openBrowser(app: FastifyInstance, address = '192.0.2.1', userAgent?: string): Browser {
  const cookies = new Map<string, string>();
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString();
    const headers = new Headers(init.headers);
    if (userAgent !== undefined) headers.set('user-agent', userAgent);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const { payload, contentType } = await payloadOf(init.body);
    if (contentType && !headers.has('content-type')) headers.set('content-type', contentType);
    const answer = await app.inject({
      method: methodOf(init),
      url,
      headers: Object.fromEntries(headers),
      remoteAddress: address,
      ...(payload ? { payload } : {}),
    });
    keepCookies(cookies, [answer.headers['set-cookie'] ?? []].flat());
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const part of [value ?? []].flat()) answered.append(name, String(part));
    }
    const empty = [204, 304].includes(answer.statusCode);
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answered,
    });
  };
  const sessionMark = () => cookies.get('foothold-session-mark') ?? '';
  const words = pageCopyFor('en').connection;
  const http = createHttp({ fetch, language: 'en', sessionMark, words, offline: () => false, log: refuse });
  return { fetch, api: createApiClient(http), cookies };
}
