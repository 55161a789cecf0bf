import { lazy, Suspense } from 'react';
import { createRequestHandler, Outlet, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import * as entry from './entry.server.tsx';

const Late = lazy(async () => ({ default: () => <p>came late</p> }));

/** A page as the build makes one, with a part that is loaded when it is shown. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: { default: () => <Outlet /> } },
    page: {
      id: 'page',
      parentId: 'root',
      index: true,
      module: {
        default: () => (
          <Suspense fallback={<p>loading</p>}>
            <Late />
          </Suspense>
        ),
      },
    },
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(
      ['root', 'page'].map((id) => [id, { id, path: '', module: `/${id}.js`, imports: [], css: [] }]),
    ),
    url: '/manifest.js',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
  ssr: false,
  prerender: ['/'],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

test('a page is prerendered whole, with what is loaded late in its place', async () => {
  const answer = await createRequestHandler(build, 'production')(new Request('http://localhost/'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
  const page = await answer.text();
  expect(page).toContain('<p>came late</p>');
  expect(page).not.toContain('<p>loading</p>');
});
