import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toursKey } from '#web/features/tours/completed-tours.ts';
import { tourIds } from '#web/features/tours/tour-ids.ts';
import { answerOf, buy, send } from '../e2e/support/account.ts';
import { password } from '../e2e/support/customer.ts';
import { fixtureAd, fixtureResume } from '../e2e/support/material.ts';
import { expect } from '../e2e/support/watched.ts';

/** How a browser of somebody begins: signed in, the decision about cookies made, the tours seen. */
type Signed = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The viewer: without an account, with an empty account, or with purchases. */
export type Viewer = 'visitor' | 'new' | 'free' | 'pro' | 'platinum';

/** What there is to look at. */
export interface World {
  browsers: Record<Viewer, Signed>;
  /** Optimizations of the one without a plan and of the one with Pro. */
  locked: string;
  unlocked: string;
  scored: { resume: string; linkedin: string };
  enhanced: string;
}

export const resumeFile = 'warehouse-lead-en__plain.pdf';
const job = fixtureAd('warehouse-supervisor.txt');
export const sampleJob = { title: job.title, company: job.employer, text: job.text };

let people = 0;
export const newContext = (browser: Browser, baseURL: string, storageState?: Signed): Promise<BrowserContext> => {
  people += 1;
  return browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${people >> 8}.${people & 255}` },
    ...(storageState && { storageState }),
  });
};

/** Opens the home page and decides about cookies, so that no picture but those of the banner shows it. */
async function settle(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(([key, ids]) => localStorage.setItem(key, ids), [toursKey, JSON.stringify(tourIds)] as const);
  // The program of the home page starts late, and only then keeps the decision.
  const decided = page.locator('html[data-consent]');
  await expect(async () => {
    if ((await decided.count()) === 0) await page.getByRole('button', { name: 'Necessary Only' }).click();
    await expect(decided).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

async function register(page: Page, email: string): Promise<void> {
  await send(page, 'POST', '/api/auth/register', { email, password, name: 'Robin Example' });
}

interface Uploaded {
  uploadId: string;
  content: string;
}

async function upload(page: Page): Promise<Uploaded> {
  const { csrfToken } = await answerOf<{ csrfToken: string }>(page, '/api/csrf-token');
  const answer = await page.request.post('/api/upload-resume', {
    multipart: { resume: fixtureResume(resumeFile) },
    headers: { 'x-csrf-token': csrfToken },
  });
  expect(answer.ok(), `the upload: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Uploaded;
}

async function optimize(page: Page, { uploadId, content }: Uploaded, jobTitle = job.title): Promise<string> {
  const { optimizationId } = await send(page, 'POST', '/api/optimize-resume', {
    originalFileName: resumeFile,
    originalContent: content,
    uploadId,
    jobTitle,
    companyName: job.employer,
    jobDescription: job.text,
  });
  const id = String(optimizationId);
  await expect
    .poll(async () => (await answerOf<{ status: string }>(page, `/api/optimization/${id}`)).status, {
      timeout: 90_000,
    })
    .toBe('completed');
  return id;
}

/** Several scores, so that their history has a course; the last has a job. */
async function score(page: Page, { content, uploadId }: Uploaded): Promise<string> {
  const lines = content.split('\n');
  for (const part of [0.5, 0.7, 0.85])
    await send(page, 'POST', '/api/score-resume', {
      resumeText: lines.slice(0, Math.ceil(lines.length * part)).join('\n'),
    });
  const made = await send(page, 'POST', '/api/score-resume', {
    resumeText: content,
    uploadId,
    jobTitle: job.title,
    jobDescription: job.text,
  });
  return String(made['id']);
}

const profileText = `Robin Example
Store Assistant at Northwind Foods
Springfield, Illinois
About
I keep shops in stock and the people in them in good spirits.
Experience
Store Assistant
Northwind Foods
Jan 2020 - Present
Responsible for managing the stock counts of 3 stores
Trained 12 new colleagues at the point of sale
Skills
Inventory management, SAP, point of sale`;

async function enhance(page: Page): Promise<string> {
  const { enhancementId } = await send(page, 'POST', '/api/enhance-linkedin', {
    profileText,
    targetRole: 'Store Supervisor',
  });
  const id = String(enhancementId);
  await expect
    .poll(async () => (await answerOf<{ status: string }>(page, `/api/enhancements/${id}`)).status, { timeout: 90_000 })
    .toBe('completed');
  return id;
}

/** Saves jobs of the sample listings in several states, and an ad of one's own. */
async function saveJobs(page: Page): Promise<void> {
  const { jobs } = (await send(page, 'POST', '/api/jobs/search', { query: 'warehouse' })) as { jobs: { id: string }[] };
  const statuses = ['saved', 'applied', 'interviewing', 'saved'] as const;
  for (const [index, { id }] of jobs.slice(0, statuses.length).entries())
    await send(page, 'POST', '/api/jobs/save', { jobListingId: id, status: statuses[index] });
  await send(page, 'POST', '/api/jobs/own', { title: job.title, company: job.employer, description: job.text });
  await send(page, 'POST', '/api/jobs/saved-searches', { query: 'warehouse', name: 'Warehouses' });
}

/** Makes everything by the product's own API. */
export async function makeWorld(browser: Browser, baseURL: string): Promise<World> {
  const visit = async <Made>(
    make: (page: Page) => Promise<Made>,
    email?: string,
  ): Promise<{ made: Made; signed: Signed }> => {
    const context = await newContext(browser, baseURL);
    const page = await context.newPage();
    await settle(page);
    if (email !== undefined) await register(page, email);
    const made = await make(page);
    const signed = await context.storageState();
    await context.close();
    return { made, signed };
  };
  const visitor = await visit(async () => undefined);
  const fresh = await visit(async () => undefined, 'robin.new@example.com');
  const free = await visit(async (page) => {
    const uploaded = await upload(page);
    return optimize(page, uploaded);
  }, 'robin.free@example.com');
  const pro = await visit(async (page) => {
    await buy(page, 'pro');
    const uploaded = await upload(page);
    const optimized = await optimize(page, uploaded);
    await optimize(page, uploaded, 'Shift Manager');
    await send(page, 'POST', '/api/generate-interview-prep', { optimizationId: optimized });
    const resume = await score(page, uploaded);
    const linkedin = await send(page, 'POST', '/api/score-linkedin', { profileText });
    await saveJobs(page);
    await answerOf(page, '/api/jobs/recommendations');
    return { optimized, resume, linkedin: String(linkedin['id']) };
  }, 'robin.pro@example.com');
  const platinum = await visit(async (page) => {
    await buy(page, 'unlimited');
    return enhance(page);
  }, 'robin.platinum@example.com');
  return {
    browsers: {
      visitor: visitor.signed,
      new: fresh.signed,
      free: free.signed,
      pro: pro.signed,
      platinum: platinum.signed,
    },
    locked: free.made,
    unlocked: pro.made.optimized,
    scored: { resume: pro.made.resume, linkedin: pro.made.linkedin },
    enhanced: platinum.made,
  };
}
