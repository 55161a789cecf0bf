import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pagePaths, type PageName, type PageQueries } from '#contract/pages.ts';
import { paths } from './paths.ts';
import routes from './routes.ts';

/** For each page everything that its address can contain, with characters that have to be escaped: a name that is missing here does not compile. */
const carried: { [Page in PageName]: Required<PageQueries[Page]> } = {
  home: {},
  optimize: {
    result: 'a/b c',
    tab: 'interview-prep',
    job: 'j&1',
    plan: 'basic',
    claimToken: 'a+b&c=d',
    success: 'true',
    payment_intent: 'pi_1',
    payment_intent_client_secret: 'pi_1_secret_2',
  },
  score: { result: 'é?#' },
  enhanceLinkedin: { result: '7?' },
  jobs: {
    tab: 'saved',
    q: 'a b',
    where: 'Zürich',
    type: 'contract',
    level: 'senior',
    min: '1',
    max: '2',
    remote: 'true',
    workplace: 'hybrid',
    posted: '7d',
    km: '25',
    source: 'lever',
    skills: 'C++,Rust',
    sort: 'date',
    page: '2',
    job: '1?',
    search: '2',
    mails: 'off',
  },
  login: { returnTo: paths.score({ result: '1' }), claimToken: '%' },
  register: { returnTo: paths.checkout({ plan: 'pro' }), claimToken: '' },
  forgotPassword: {},
  resetPassword: { token: 'a-b_c' },
  verifyEmail: { token: 'a-b_c' },
  profile: { tab: 'settings' },
  checkout: { plan: 'complete', optimizationId: '7' },
  contact: {},
  faq: {},
  careerGuide: {},
  privacyPolicy: {},
  terms: {},
  cookiePolicy: {},
  security: {},
};

const pageNames = Object.keys(pagePaths) as PageName[];
const build = (page: PageName, query?: object) => (paths[page] as (query?: object) => string)(query);
const anyAddress = pageNames.flatMap((page) => [build(page), build(page, carried[page])]);

/** The file of the route that matches an address. */
const fileAt = (address: string): string | undefined => {
  const known = routes.map(({ path, file }) => ({ path: path ?? '/', id: file }));
  return matchRoutes(known, address.replace(/[?#].*/s, ''))?.[0]?.route.id;
};

test.each(pageNames)('the addresses of the page %s lead to its file', (page) => {
  const file = `/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
  for (const address of [build(page), build(page, carried[page])]) expect(fileAt(address)).toContain(file);
});

test.each(pageNames)('the parameters in the address of the page %s are read back from it', (page) => {
  const url = new URL(build(page, carried[page]), 'https://here.invalid');
  expect(Object.fromEntries(url.searchParams)).toEqual(carried[page]);
  expect(url).toMatchObject({ pathname: pagePaths[page], hash: '' });
});

test('every route has a builder, but the style guide of development, which nothing links to, and the one for unknown addresses', () => {
  const reached = new Set(anyAddress.map(fileAt));
  expect(routes.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([
    'features/styleguide/styleguide-page.tsx',
    'features/not-found/not-found-page.tsx',
  ]);
});

test('what is not set is not in the address', () => {
  expect(paths.optimize({ result: undefined })).toBe('/optimize');
  expect(paths.checkout({ plan: 'basic', optimizationId: undefined })).toBe('/checkout?plan=basic');
});
