import { describe, expect, test } from 'vitest';
import { createHttp } from './http.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { HttpError, sentenceOf } from './http-error.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

const { connection } = pageCopyFor('en');
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The test's own server: answers the token route with numbered tokens, everything else by `answer`. */
function server(answer: (sent: Sent) => Response, token: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const logged: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const request = { url: typeof url === 'string' ? url : '', init };
    sent.push(request);
    return request.url === '/api/csrf-token' ? token() : answer(request);
  };
  let mark = '';
  const state = { offline: false };
  const http = createHttp({
    fetch,
    language: 'xx',
    sessionMark: () => mark,
    words: connection,
    offline: () => state.offline,
    log: (error) => logged.push(error),
  });
  const becomes = (session: string) => {
    mark = session;
  };
  const tokenFetches = () => sent.filter(({ url }) => url === '/api/csrf-token').length;
  const others = () => sent.filter(({ url }) => url !== '/api/csrf-token');
  return { http, sent, logged, tokenFetches, others, becomes, state };
}

const headerOf = ({ init }: Sent, name: string) => new Headers(init.headers).get(name);

describe('the CSRF token', () => {
  test('is sent with credentials on every request but GET, and fetched with credentials', async () => {
    const { http, sent, others } = server(
      () => json({}),
      () => json({ csrfToken: 't1' }),
    );
    await http({ method: 'GET', url: '/api/a' });
    expect(sent).toHaveLength(1);
    await http({ method: 'POST', url: '/api/b', body: { x: 1 } });
    const [get, post] = others();
    expect(get && headerOf(get, 'x-csrf-token')).toBeNull();
    expect(post && headerOf(post, 'x-csrf-token')).toBe('t1');
    expect(post && headerOf(post, 'content-type')).toBe('application/json');
    expect(others().map((each) => headerOf(each, 'accept-language'))).toEqual(['xx', 'xx']);
    expect(post?.init.body).toBe('{"x":1}');
    expect(sent.every(({ init }) => init.credentials === 'include')).toBe(true);
  });

  test('is fetched once by requests that start together, and kept for later ones', async () => {
    const { http, tokenFetches } = server(
      () => json({}),
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return json({ csrfToken: 't1' });
      },
    );
    await Promise.all([1, 2, 3].map(() => http({ method: 'POST', url: '/api/b' })));
    await http({ method: 'DELETE', url: '/api/b' });
    expect(tokenFetches()).toBe(1);
  });

  test('is forgotten after a 403, and after that alone', async () => {
    const statuses = [500, 403, 200];
    const { http, tokenFetches } = server(
      () => json({}, statuses.shift() ?? 200),
      () => json({ csrfToken: 't' }),
    );
    const post = () => http({ method: 'POST', url: '/api/b' });
    await expect(post()).rejects.toThrow('500');
    await expect(post()).rejects.toThrow('403');
    expect(tokenFetches()).toBe(1);
    await post();
    expect(tokenFetches()).toBe(2);
  });

  test('is fetched anew for another session, before anything is refused for it', async () => {
    const tokens = ['t1', 't2'];
    const page = server(
      ({ url }) => {
        if (url === '/api/auth/login') page.becomes('signed in');
        return json({});
      },
      () => {
        const csrfToken = tokens.shift();
        if (csrfToken === 't1') page.becomes('visitor');
        return json({ csrfToken });
      },
    );
    for (const url of ['/api/a', '/api/auth/login', '/api/b', '/api/c']) await page.http({ method: 'POST', url });
    expect(page.others().map((each) => headerOf(each, 'x-csrf-token'))).toEqual(['t1', 't1', 't2', 't2']);
  });

  test('when it cannot be had, that is logged, the request goes without it, and the next one tries again', async () => {
    const tokens = [json({}, 503), json({ csrfToken: 't2' })];
    const { http, logged, others } = server(
      () => json({ ok: true }),
      () => tokens.shift() ?? json({}, 500),
    );
    await expect(http({ method: 'POST', url: '/api/b' })).resolves.toEqual({ ok: true });
    expect(logged.map(String)).toEqual(['Error: Failed to fetch CSRF token: 503']);
    await http({ method: 'POST', url: '/api/b' });
    expect(others().map((sent) => headerOf(sent, 'x-csrf-token'))).toEqual([null, 't2']);
  });
});

const failing = (status: number, body: string, statusText = '') =>
  server(
    () => new Response(body, { status, statusText }),
    () => json({ csrfToken: 't' }),
  ).http({ method: 'GET', url: '/api/a' });

describe('an answer that is not 2xx', () => {
  test('throws status, colon, space, body', async () => {
    await expect(failing(422, 'no text here')).rejects.toThrow(/^422: no text here$/);
  });

  test('throws the status text where the body is empty', async () => {
    await expect(failing(404, '', 'Not Found')).rejects.toThrow(/^404: Not Found$/);
  });

  test('shows people the sentence of the body, or the fallback', async () => {
    const ours = await failing(415, '{"error":"This is not a PDF.","code":"UNSUPPORTED_FILE"}').catch(
      (e: unknown) => e,
    );
    expect(ours).toBeInstanceOf(HttpError);
    expect(sentenceOf(ours, 'fallback')).toBe('This is not a PDF.');
    const foreign = await failing(500, '<html>broken').catch((e: unknown) => e);
    expect(sentenceOf(foreign, 'fallback')).toBe('fallback');
    expect(sentenceOf(new TypeError('Failed to fetch'), 'fallback')).toBe('fallback');
  });
});

describe('what a person reads names the cause', () => {
  test.each([
    [502, connection.busy],
    [503, connection.busy],
    [504, connection.busy],
    [413, connection.tooLarge],
    [429, connection.tooMany],
  ])('of a foreign %d', async (status, cause) => {
    const error = await failing(status, '<html>').catch((e: unknown) => e);
    expect(sentenceOf(error, 'Login failed')).toBe(`Login failed. ${cause}`);
    expect(sentenceOf(error, 'It failed. Try again.')).toBe(`It failed. Try again. ${cause}`);
  });

  test('of no answer, offline or not, and leaves an aborted call alone', async () => {
    const page = server(
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => json({ csrfToken: 't' }),
    );
    const read = (signal?: AbortSignal) => page.http({ method: 'GET', url: '/api/a', signal }).catch((e: unknown) => e);
    expect(sentenceOf(await read(), 'Login failed')).toBe(`Login failed. ${connection.unreachable}`);
    page.state.offline = true;
    expect(sentenceOf(await read(), 'Login failed')).toBe(`Login failed. ${connection.offline}`);
    expect(await read(AbortSignal.abort())).toBeInstanceOf(TypeError);
  });
});

test('a form goes as it is, without a content type of ours', async () => {
  const { http, others } = server(
    () => json({}),
    () => json({ csrfToken: 't' }),
  );
  const form = new FormData();
  await http({ method: 'POST', url: '/api/upload-resume', body: form });
  const [sent] = others();
  expect(sent?.init.body).toBe(form);
  expect(sent && headerOf(sent, 'content-type')).toBeNull();
});

test.each([
  ['attachment; filename="interview-prep-baker.pdf"', 'interview-prep-baker.pdf'],
  [
    `attachment; filename="interview-prep-koch.pdf"; filename*=UTF-8''interview-prep-k%C3%B6ch.pdf`,
    'interview-prep-köch.pdf',
  ],
  ['', ''],
])('a file has the name that the server gives it: %s', async (disposition, name) => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': disposition };
  const { http } = server(
    () => new Response('%PDF', { headers }),
    () => json({}),
  );
  const file = await http({ method: 'GET', url: '/api/a', answer: 'file' });
  expect(file).toBeInstanceOf(File);
  expect(file).toMatchObject({ name, type: 'application/pdf', size: 4 });
});
