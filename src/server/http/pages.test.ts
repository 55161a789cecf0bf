import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageFacts } from '#contract/page-facts.ts';
import { answerError } from './errors.ts';
import { registerPages } from './pages.ts';

const facts: PageFacts = {
  operatorName: 'Blot & "Sons" </script>',
  supportEmail: 'help@blot.example',
  privacyEmail: 'privacy@blot.example',
  publicUrl: 'https://blot.example',
  claims: true,
};

const contact = [
  '<html><head><link rel="canonical" href="{{publicUrl}}/contact"/>',
  '<script type="application/ld+json">{"name":"{{operatorName}}"}</script></head>',
  '<body><p>{{operatorName}}</p><p data-claim="true">Rated <b data-claim="true">4.9</b></p><a href="mailto:{{supportEmail}}">Write</a></body></html>',
].join('');

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-pages-'));
  const files = {
    'index.html': '<h1>Home</h1><script>start()</script>',
    'optimize/index.html': '<h1>Optimize</h1>',
    'contact/index.html': contact,
    '404/index.html': '<h1>404 Page Not Found</h1>',
    '__spa-fallback.html': '<h1>Fallback</h1>',
    'assets/app-1a2b.js': 'go()',
    'favicon.svg': '<svg/>',
  };
  const packed = brotliCompressSync('go()');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), packed);
  app = Fastify();
  app.setErrorHandler(answerError);
  await registerPages(app, folder, facts);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });

test('a prerendered page is served with its own policy', async () => {
  const home = await get('/');
  expect(home.statusCode).toBe(200);
  expect(home.body).toContain('Home');
  expect(home.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  const optimize = await get('/optimize?claimToken=x');
  expect(optimize.body).toContain('Optimize');
  expect(optimize.headers['content-security-policy']).toContain("script-src 'self';");
});

test.each([
  '/nothing',
  '/404',
  '/404/',
  '/__spa-fallback.html',
  '/assets/none.js',
  '/../package.json',
  '/%2e%2e/package.json',
])('%s is a real 404 with the built 404 page', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('404 Page Not Found');
});

test('an unknown address of the API is a 404 in JSON', async () => {
  const answer = await get('/api/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('files with a hash in their name are cached for good, others are not', async () => {
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).not.toContain('immutable');
});

test('a file, a worker’s script among them, has a policy: this site alone', async () => {
  for (const path of ['/assets/app-1a2b.js', '/favicon.svg']) {
    const policy = String((await get(path)).headers['content-security-policy']).split('; ');
    const wanted = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
    expect(policy).toEqual(expect.arrayContaining(wanted));
  }
});

test('a file that was compressed when it was built is sent so to browsers that accept it', async () => {
  const packed = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['content-type']).toContain('javascript');
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('go()');
  expect((await get('/assets/app-1a2b.js')).body).toBe('go()');
  expect((await get('/assets/app-1a2b.js.br')).statusCode).toBe(404);
});

test('a page has one address', async () => {
  const answer = await get('/optimize/?plan=basic');
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('/optimize?plan=basic');
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  // The browser puts these headers in the place of those it has.
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('a page is served with the facts of its site, as text and as data', async () => {
  const { body, headers } = await get('/contact');
  expect(body).toContain('<link rel="canonical" href="https://blot.example/contact"/>');
  expect(body).toContain('<p>Blot &amp; &quot;Sons&quot; &lt;/script&gt;</p>');
  expect(body).toContain('href="mailto:help@blot.example"');
  expect(body).not.toContain('{{');
  const [, structured = ''] = /ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(structured)).toEqual({ name: facts.operatorName });
  const [, data = ''] = /id="site">(.*?)<\/script><\/head>/.exec(body) ?? [];
  expect(JSON.parse(data)).toEqual(facts);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('a site that makes no claims is served without the elements that make them', async () => {
  expect((await get('/contact')).body).toContain('Rated');
  const modest = Fastify();
  await registerPages(modest, folder, { ...facts, claims: false });
  const { body, headers } = await modest.inject({ url: '/contact' });
  await modest.close();
  expect(body).toContain('</p><a href="mailto:help@blot.example">');
  expect(body).not.toMatch(/Rated|4\.9|data-claim/);
  expect(headers['etag']).not.toBe((await get('/contact')).headers['etag']);
});
