// Ways to spoil a request that would fit.
import { gzipSync } from 'node:zlib';
import { anyValue, hostileStrings, oddHeaders, pathPieces, rawJson } from './hostile-values.mjs';

/** Every place in a JSON value, as [container, key]. */
function places(value, found = []) {
  if (value === null || typeof value !== 'object') return found;
  for (const key of Object.keys(value)) {
    found.push([value, key]);
    places(value[key], found);
  }
  return found;
}

const extraFields = {
  userId: '00000000-0000-0000-0000-000000000001',
  id: '00000000-0000-0000-0000-000000000001',
  plan: 'unlimited',
  locked: false,
  amount: 1,
  status: 'completed',
  isAdmin: true,
  createdAt: '1970-01-01T00:00:00Z',
  __proto: { polluted: true },
};

/** Each takes a draft (method, path parts, query, headers, json, raw body) and spoils one thing about it. */
export const spoilers = {
  value(draft, { random }) {
    const [container, key] = random.pick(places(draft.json)) ?? [];
    if (container) container[key] = anyValue(random);
    else draft.json = anyValue(random);
  },
  field(draft, { random }) {
    const [container, key] = random.pick(places(draft.json)) ?? [];
    if (container) delete container[key];
  },
  extra(draft) {
    if (draft.json && typeof draft.json === 'object' && !Array.isArray(draft.json))
      Object.assign(draft.json, extraFields);
  },
  whole(draft, { random }) {
    draft.raw = Buffer.from(random.pick(rawJson));
  },
  spliced(draft, { random }) {
    const text = JSON.stringify(draft.json ?? {});
    const at = text.indexOf(':');
    draft.raw = Buffer.from(at < 0 ? random.pick(rawJson) : `${text.slice(0, at + 1)}${random.pick(rawJson)}}`);
  },
  truncated(draft, { random }) {
    const text = JSON.stringify(draft.json ?? { a: 1 });
    draft.raw = Buffer.from(text.slice(0, random.below(text.length)));
  },
  garbage(draft, { random }) {
    draft.raw = random.bytes(1 + random.below(200));
  },
  encoding(draft, { random }) {
    const text = JSON.stringify(draft.json ?? {});
    draft.raw = random.pick([
      () => Buffer.from(text, 'utf16le'),
      () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
      () => Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from('"}')]),
      () => gzipSync(Buffer.from(text)),
    ])();
  },
  contentType(draft, { random }) {
    draft.contentType = random.pick([
      undefined,
      '',
      'text/plain',
      'text/xml',
      'application/json; charset=utf-16',
      'application/json;;;',
      'APPLICATION/JSON',
      'application/json, application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'b'.repeat(3_000)}`,
      'application/csp-report',
      'image/png',
      `application/${'x'.repeat(5_000)}`,
      '__proto__/constructor',
    ]);
  },
  path(draft, { random }) {
    const at = random.below(draft.segments.length);
    draft.segments[draft.slots.length > 0 && random.chance(0.8) ? random.pick(draft.slots) : at] =
      random.pick(pathPieces);
  },
  pathShape(draft, { random }) {
    draft.reshape = random.pick([
      (path) => `/${path}`,
      (path) => `${path}/`,
      (path) => path.toUpperCase(),
      (path) => path.replace('/api/', '/api//'),
      (path) => path.replace('/api/', '/api/../api/'),
      (path) => path.replace('/api', '/%61pi'),
      (path) => path.replaceAll('/', '\\'),
      (path) => path.replaceAll('/', '%2f'),
      (path) => `http://127.0.0.1${path}`,
      (path) => `http://evil.example${path}`,
      (path) => path.slice(1),
      (path) => `${path}#fragment`,
      (path) => `${path};jsessionid=1`,
      (path) => `${path}.json`,
      (path) => `${path}%20`,
      () => '*',
      () => `/${'a/'.repeat(2_000)}`,
      () => `/${'é'.repeat(20)}`,
    ]);
  },
  query(draft, { random }) {
    const name = random.pick(draft.query.map(([key]) => key)) ?? random.pick(['limit', 'id', 'q', 'token']);
    const text = () =>
      encodeURIComponent(random.pick(hostileStrings.filter((one) => one.isWellFormed() && one.length < 2_000)));
    draft.rawQuery = random.pick([
      () => `${name}=${text()}`,
      () => `${name}[]=1&${name}[]=2`,
      () => `${name}[a]=1&${name}[__proto__]=2`,
      () => `__proto__[polluted]=1&constructor.prototype.a=1`,
      () => `${name}=1&`.repeat(100),
      () => `${name}`,
      () => `${name}=%`,
      () => `${name}=%ff%fe%00`,
      () => `${name}=NaN&${name}=-0`,
      () => `${name}=1e21`,
      () => Array.from({ length: 1_500 }, (_, index) => `k${index}=1`).join('&'),
      () => '?&=&;',
    ])();
  },
  header(draft, { random }) {
    for (let more = 1 + random.below(3); more > 0; more--) draft.headers.push(random.pick(oddHeaders(random)));
  },
  manyHeaders(draft, { random }) {
    for (let index = 0; index < 50 + random.below(400); index++) draft.headers.push([`X-H-${index}`, 'v']);
  },
  token(draft, { random }) {
    draft.token = random.pick([undefined, '', 'wrong', 'a.b.c', 'x'.repeat(2_000)]);
  },
  method(draft, { random }) {
    draft.method = random.pick(
      'GET POST PUT PATCH DELETE HEAD OPTIONS TRACE PROPFIND SEARCH QUERY LOCK get FOO CONNECT'.split(' '),
    );
  },
  length(draft, { random }) {
    draft.lengthBy = random.pick([-5, -1, 1, 40, 100_000]);
  },
};
export const spoilerNames = Object.keys(spoilers);
export const bodySpoilers = ['value', 'value', 'value', 'value', 'field', 'extra', 'whole', 'spliced'];

export function multipart(draft, field, { random, files }) {
  const boundary = random.pick(['----b', '----WebKitFormBoundary7MA4YWxkTrZu0gW', "'()+_,-./:=?"]);
  const name = random.pick([...hostileStrings.filter((one) => one.length < 300), 'resume.pdf', 'resume.docx', 'a.exe']);
  const file = random.pick(files);
  const part = (of, content) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${of}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]);
  const end = Buffer.from(`--${boundary}--\r\n`);
  draft.contentType = `multipart/form-data; boundary="${boundary}"`;
  draft.raw = Buffer.concat(
    random.pick([
      () => [part(field, file), end],
      () => [part(field, file), end],
      () => [part(field, file), part(field, file), end],
      () => [part('other', file), end],
      () => [part('__proto__', file), end],
      () => [part(field, Buffer.alloc(0)), end],
      () => [part(field, random.bytes(500)), end],
      () => [part(field, file)],
      () => [end],
      () => [Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\ntext\r\n`), end],
      () => [Buffer.from(`--${boundary}\r\n${'X: y\r\n'.repeat(3_000)}\r\ntext\r\n`), end],
      () => [...Array.from({ length: 60 }, (_, index) => part(`f${index}`, Buffer.from('a'))), end],
    ])(),
  );
}
