import { pagePaths } from '#contract/pages.ts';
import { fixtureResume } from '../e2e/support/material.ts';
import { fileInput, heading } from '../e2e/support/wizard.ts';
import { at, expect, failing, loading, type Scene } from './scene.ts';
import { resumeFile } from './world.ts';

const noSuchId = '00000000-0000-4000-8000-000000000000';

const company = (name: string, more: object) => ({
  id: name,
  provider: 'greenhouse',
  slug: name.toLowerCase(),
  name,
  isOwn: true,
  isPublic: false,
  state: 'read',
  listings: 24,
  fetchedAt: '2026-11-20T10:00:00.000Z',
  failure: null,
  ...more,
});
const companiesInEachState = [
  company('Acme Glass', {}),
  company('Contoso', { isPublic: true }),
  company('Fabrikam', { state: 'fetching', listings: 0, fetchedAt: null }),
  company('Globex', { state: 'cut', listings: 2000 }),
  company('Kew', { listings: 0 }),
  company('Northwind', {
    state: 'failing',
    listings: 0,
    fetchedAt: null,
    failure:
      'Greenhouse doesn’t have this board, or no longer does. Please check the address on the company’s careers page.',
  }),
  company('Woodgrove', { isOwn: false, isPublic: true }),
];

/** Scores, LinkedIn and jobs. */
export const toolScenes: Scene[] = [
  at('score-form', 'visitor', pagePaths.score),
  {
    name: 'score-form-linkedin',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.score);
      await page.getByRole('tab', { name: 'LinkedIn Profile Score' }).click();
    },
  },
  {
    name: 'score-result-visitor',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.score);
      await fileInput(page).setInputFiles(fixtureResume(resumeFile));
      await page.getByRole('button', { name: 'Score Resume' }).click();
      await expect(heading(page, 'Your resume score')).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'score-form-paste',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.score);
      await page.getByText('Paste Resume Text').click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'score-form-optimizations',
    viewer: 'pro',
    open: async (page) => {
      await page.goto(pagePaths.score);
      await page.getByText('From My Optimizations').click();
    },
  },
  at('score-history', 'pro', pagePaths.score),
  at('score-history-none', 'new', pagePaths.score),
  failing('score-history-failed', 'pro', pagePaths.score, '**/api/scores*'),
  loading('score-result-loading', 'pro', `${pagePaths.score}?result=${noSuchId}`, `**/api/scores/${noSuchId}`),
  failing('score-result-failed', 'pro', `${pagePaths.score}?result=${noSuchId}`, `**/api/scores/${noSuchId}`),
  at('score-result-not-found', 'pro', `${pagePaths.score}?result=${noSuchId}`),
  at('score-result-signed-out', 'visitor', `${pagePaths.score}?result=${noSuchId}`),
  {
    name: 'score-result-resume',
    viewer: 'pro',
    open: (page, { scored }) => page.goto(`${pagePaths.score}?result=${scored.resume}`),
  },
  {
    name: 'score-result-linkedin',
    viewer: 'pro',
    open: (page, { scored }) => page.goto(`${pagePaths.score}?result=${scored.linkedin}`),
  },
  at('enhance-linkedin-visitor', 'visitor', pagePaths.enhanceLinkedin),
  at('enhance-linkedin-gate', 'free', pagePaths.enhanceLinkedin),
  at('enhance-linkedin-form', 'platinum', pagePaths.enhanceLinkedin),
  at('enhance-linkedin-not-found', 'platinum', `${pagePaths.enhanceLinkedin}?result=${noSuchId}`),
  failing(
    'enhance-linkedin-failed',
    'platinum',
    `${pagePaths.enhanceLinkedin}?result=${noSuchId}`,
    `**/api/enhancements/${noSuchId}`,
  ),
  {
    name: 'enhance-linkedin-result',
    viewer: 'platinum',
    open: (page, { enhanced }) => page.goto(`${pagePaths.enhanceLinkedin}?result=${enhanced}`),
  },
  at('jobs-visitor', 'visitor', pagePaths.jobs),
  at('jobs-found-visitor', 'visitor', `${pagePaths.jobs}?q=warehouse`),
  at('jobs-found', 'pro', `${pagePaths.jobs}?q=manager&min=40000`),
  at('jobs-found-none', 'free', `${pagePaths.jobs}?q=zzzzzz`),
  loading('jobs-found-loading', 'free', `${pagePaths.jobs}?q=manager`, '**/api/jobs/search'),
  failing('jobs-found-failed', 'free', `${pagePaths.jobs}?q=manager`, '**/api/jobs/search'),
  ...['recommendations', 'saved', 'matches'].flatMap((tab) => [
    at(`jobs-${tab}`, 'pro', `${pagePaths.jobs}?tab=${tab}`),
    at(`jobs-${tab}-none`, 'new', `${pagePaths.jobs}?tab=${tab}`),
    at(`jobs-${tab}-signed-out`, 'visitor', `${pagePaths.jobs}?tab=${tab}`),
  ]),
  failing('jobs-matches-failed', 'pro', `${pagePaths.jobs}?tab=matches`, '**/api/jobs/matches*'),
  ...['Compare', 'Companies', 'Hidden'].map((part): Scene => ({
    name: `jobs-saved-${part.toLowerCase()}`,
    viewer: 'pro',
    open: async (page) => {
      await page.goto(`${pagePaths.jobs}?tab=saved`);
      await page.getByRole('radio', { name: part }).check();
    },
  })),
  {
    name: 'jobs-saved-companies-states',
    viewer: 'pro',
    open: async (page) => {
      await page.route('**/api/jobs/companies', (route) =>
        route.fulfill({ json: { companies: companiesInEachState } }),
      );
      await page.goto(`${pagePaths.jobs}?tab=saved`);
      await page.getByRole('radio', { name: 'Companies' }).check();
    },
  },
  {
    name: 'jobs-saved-own',
    viewer: 'pro',
    windowOnly: true,
    open: async (page) => {
      await page.goto(`${pagePaths.jobs}?tab=saved`);
      await page.getByRole('button', { name: 'Add a Job' }).click();
      await expect(page.getByRole('dialog').first()).toBeVisible();
    },
  },
];
