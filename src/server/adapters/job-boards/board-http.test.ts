import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { boardDouble, type BoardDouble, type DoubleAnswer } from '#test/support/job-boards/board-double.ts';
import { addressOf } from './board-base.ts';
import { boardHttp } from './board-http.ts';
import { isoDate, itemsOf, maybeNumber, maybeText, neededText } from './board-shapes.ts';

const opened: BoardDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

const shape = z.object({ jobs: itemsOf(z.object({ title: neededText, place: maybeText, pay: maybeNumber })) });

async function asked(answer: DoubleAnswer | ((path: string) => DoubleAnswer), ms = 5000) {
  const double = await boardDouble(({ path }) => (typeof answer === 'function' ? answer(path) : answer));
  opened.push(double);
  const http = boardHttp({ baseUrl: double.url, userAgent: 'Foothold/1 (+http://localhost)' });
  const query = { q: 'chef', key: 'a-very-secret-key', left: undefined };
  const result = await http.json(shape, { path: 'api/jobs', query, signal: AbortSignal.timeout(ms) });
  return { result, seen: double.seen };
}

test('asks with who it is, and reads what it can of each item', async () => {
  const { result, seen } = await asked({
    body: {
      jobs: [{ title: ' Chef ', place: null, pay: '12.5', new: {} }, { title: '' }, 'noise', { title: 7, pay: {} }],
    },
  });
  expect(result).toEqual({ ok: true, value: { jobs: [{ title: 'Chef', pay: 12.5 }, { title: '7' }] } });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ path: '/api/jobs', query: { q: 'chef', key: 'a-very-secret-key' } });
  expect(seen[0]?.query).not.toHaveProperty('left');
  expect(seen[0]?.headers['user-agent']).toBe('Foothold/1 (+http://localhost)');
});

test.each<[string, DoubleAnswer, object]>([
  [
    'a key that is refused',
    { status: 401, body: { display: 'Authorisation failed' } },
    { failure: 'refused', said: 'Authorisation failed' },
  ],
  ['a refusal as text', { status: 403, body: 'forbidden aa' }, { failure: 'refused', said: 'forbidden aa' }],
  ['a page in place of an error', { status: 403, body: '<html>no</html>' }, { failure: 'refused', said: undefined }],
  [
    'nothing there',
    { status: 404, body: { error: { message: 'No board' } } },
    { failure: 'unknown', said: 'No board' },
  ],
  ['too many calls', { status: 429, headers: { 'retry-after': '90' } }, { failure: 'limited', retryAfterSeconds: 90 }],
  [
    'too many calls, until a date',
    { status: 429, headers: { 'retry-after': 'Mon, 23 Nov 2026 10:02:00 GMT', date: 'Mon, 23 Nov 2026 10:00:00 GMT' } },
    { failure: 'limited', retryAfterSeconds: 120 },
  ],
  ['its own error', { status: 502, body: 'Bad gateway' }, { failure: 'failed' }],
  [
    'a request it does not take',
    { status: 400, body: { message: 'bad where' } },
    { failure: 'failed', said: 'bad where' },
  ],
  ['broken JSON', { body: '{"jobs": [' }, { failure: 'broken' }],
  ['a page in place of JSON', { body: '<!doctype html>' }, { failure: 'broken' }],
  ['another shape', { body: { results: [] } }, { failure: 'broken' }],
  ['items of another shape', { body: { jobs: [{ name: 'x' }, { name: 'y' }] } }, { failure: 'broken' }],
  [
    'a redirect to another host',
    { status: 302, headers: { location: 'http://elsewhere.invalid/' } },
    { failure: 'broken' },
  ],
  ['a redirect in circles', { status: 302, headers: { location: '/api/jobs' } }, { failure: 'broken' }],
  ['more than 8 MB', { body: { jobs: [{ title: 'x'.repeat(9_000_000) }] } }, { failure: 'tooLarge' }],
])('%s is a failure with its code', async (_, answer, expected) => {
  expect((await asked(answer)).result).toMatchObject({ ok: false, ...expected });
});

test('an empty list is an answer', async () => {
  expect((await asked({ body: { jobs: [] } })).result).toEqual({ ok: true, value: { jobs: [] } });
});

test('a redirect at the same host is followed', async () => {
  const { result } = await asked((path) =>
    path === '/moved' ? { body: { jobs: [] } } : { status: 301, headers: { location: '/moved' } },
  );
  expect(result).toMatchObject({ ok: true });
});

test('what takes too long is slow, also within its body', async () => {
  expect((await asked({ afterMs: 2000, body: { jobs: [] } }, 50)).result).toEqual({ ok: false, failure: 'slow' });
});

test('a board that cannot be reached tells no address', async () => {
  const gone = await boardDouble(() => ({}));
  await gone.close();
  const http = boardHttp({ baseUrl: gone.url, userAgent: 'x' });
  const result = await http.json(shape, {
    path: 'jobs',
    query: { key: 's3cret-key' },
    signal: AbortSignal.timeout(5000),
  });
  expect(result).toMatchObject({ ok: false, failure: 'unreachable', isUnsent: true });
  expect(JSON.stringify(result)).not.toContain('s3cret');
});

test('a key that an error repeats is not told', async () => {
  const { result } = await asked({ status: 401, body: { message: 'No such key: a-very-secret-key' } });
  expect(result).toMatchObject({ said: 'No such key: …' });
});

test.each([
  ['https://api.adzuna.com', 'v1/api/jobs', 'https://api.adzuna.com/v1/api/jobs?a=1'],
  ['https://api.adzuna.com/v1/api/', 'v1/api/jobs', 'https://api.adzuna.com/v1/api/jobs?a=1'],
  ['http://localhost:9/adzuna', 'v1/api/jobs', 'http://localhost:9/adzuna/v1/api/jobs?a=1'],
  ['https://{board}.recruitee.com', 'api/offers/', 'https://acme.recruitee.com/api/offers/?a=1'],
  ['http://localhost:9/{board}', 'api/offers', 'http://localhost:9/acme/api/offers?a=1'],
])('below %s, %s is %s', (base, path, address) => {
  expect(addressOf(base, { path, board: 'acme', query: { a: 1, b: undefined } }).href).toBe(address);
});

test.each(['evil.test/', 'a@b', '..', 'a..b', '', 'a%2fb', '-a', 'a b', 'a:1', 'a/b'])('%j is no board', (board) => {
  expect(() => addressOf('https://{board}.recruitee.com', { path: 'x', board })).toThrow('no name of a board');
});

test.each([
  ['2026-11-23T10:00:00Z', '2026-11-23T10:00:00.000Z'],
  ['2026-11-23T10:00:00', '2026-11-23T10:00:00.000Z'],
  ['2026-11-23 10:00:00', '2026-11-23T10:00:00.000Z'],
  ['2026-11-23', '2026-11-23T00:00:00.000Z'],
  ['Mon, 23 Nov 2026 10:00:00 +0100', '2026-11-23T09:00:00.000Z'],
  ['Mon, 23 Nov 2026 10:00:00 GMT', '2026-11-23T10:00:00.000Z'],
  [1795428000, '2026-11-23T10:00:00.000Z'],
  [1795428000000, '2026-11-23T10:00:00.000Z'],
  ['1795428000', '2026-11-23T10:00:00.000Z'],
  ['3 days ago', undefined],
  ['0000-00-00', undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('the date %s is %s', (value, date) => expect(isoDate(value)).toBe(date));
