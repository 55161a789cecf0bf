import type { Page } from '@playwright/test';
import { pagePaths } from '#contract/pages.ts';
import { fixtureResume, scan } from '../e2e/support/material.ts';
import { descriptionField, fileInput, goToJobForm, titleField, uploadResume } from '../e2e/support/wizard.ts';
import { at, expect, loading, type Scene } from './scene.ts';
import { resumeFile, sampleJob } from './world.ts';

const resume = () => fixtureResume(resumeFile);

/** What an optimization has not got before it is done. */
const unmade = {
  optimizedContent: null,
  coverLetter: null,
  matchScore: null,
  completedAt: null,
  changesCount: null,
  refusalsCount: null,
};

/** Holds an optimization that is done at a stage of its making: it takes seconds, and six pictures take longer. */
async function whileWording(page: Page, id: string): Promise<void> {
  await page.route(`**/api/optimization/${id}`, async (route) => {
    const answer = await route.fetch();
    const whole = (await answer.json()) as object;
    const held = { status: 'processing', progress: 60, stage: { name: 'wording', done: 12, of: 30 } };
    await route.fulfill({
      json: { ...whole, ...held, ...unmade },
    });
  });
  // The questions are worked out at the end.
  await page.route(`**/api/optimization/${id}/questions`, () => new Promise(() => undefined));
  await page.goto(`${pagePaths.optimize}?result=${id}`);
}

/** Shows a finished optimization as a failed one. */
async function asFailed(page: Page, id: string): Promise<void> {
  await page.route(`**/api/optimization/${id}`, async (route) => {
    const whole = (await (await route.fetch()).json()) as object;
    const failure = 'It took too long. Nothing was charged.';
    await route.fulfill({
      json: { ...whole, ...unmade, status: 'failed', failure },
    });
  });
  await page.route(`**/api/optimization/${id}/questions`, () => new Promise(() => undefined));
  await page.goto(`${pagePaths.optimize}?result=${id}`);
}

export const wizardScenes: Scene[] = [
  at('optimize-1-upload', 'visitor', pagePaths.optimize),
  {
    name: 'optimize-1-refused',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.optimize);
      await fileInput(page).setInputFiles(scan());
      await expect(page.getByText('Upload failed. Please try again.')).toBeVisible({ timeout: 30_000 });
    },
  },
  at('optimize-1-last-resume', 'pro', pagePaths.optimize),
  {
    name: 'optimize-2-check',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.optimize);
      await uploadResume(page, resume());
      await page.getByText('Check what we read').click();
    },
  },
  {
    name: 'optimize-2-template',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.optimize);
      await uploadResume(page, resume());
    },
  },
  {
    name: 'optimize-3-choice',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.optimize);
      await uploadResume(page, resume());
      await page.getByRole('button', { name: 'Continue to Job Details' }).click();
      await expect(page.getByRole('button', { name: 'Score My Resume' })).toBeVisible();
    },
  },
  {
    name: 'optimize-3-score',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.optimize);
      await uploadResume(page, resume());
      await page.getByRole('button', { name: 'Continue to Job Details' }).click();
      await page.getByRole('button', { name: 'Score My Resume' }).click();
      await expect(page.getByRole('heading', { name: 'Strengths' })).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'optimize-3-job',
    viewer: 'visitor',
    open: async (page) => {
      await goToJobForm(page, resume());
      await titleField(page).fill(sampleJob.title);
      await page.getByLabel('Company').fill(sampleJob.company);
      await descriptionField(page).fill(sampleJob.text);
      await expect(page.getByText(/^Last updated/)).toBeVisible();
    },
  },
  {
    name: 'optimize-4-processing',
    viewer: 'pro',
    waiting: true,
    open: (page, { unlocked }) => whileWording(page, unlocked),
  },
  {
    name: 'optimize-4-preview',
    viewer: 'visitor',
    windowOnly: true,
    open: async (page) => {
      await goToJobForm(page, resume());
      await titleField(page).fill(sampleJob.title);
      await descriptionField(page).fill(sampleJob.text);
      await page.getByRole('button', { name: 'Optimize My Resume' }).click();
      await expect(page.getByRole('dialog', { name: 'FREE PREVIEW' })).toBeVisible({ timeout: 90_000 });
    },
  },
  {
    name: 'optimize-4-failed',
    viewer: 'pro',
    waiting: true,
    open: (page, { unlocked }) => asFailed(page, unlocked),
  },
  at('optimize-4-sign-in', 'visitor', `${pagePaths.optimize}?result=00000000-0000-4000-8000-000000000000`),
  at('optimize-4-not-found', 'free', `${pagePaths.optimize}?result=00000000-0000-4000-8000-000000000000`),
  loading(
    'optimize-4-loading',
    'free',
    `${pagePaths.optimize}?result=00000000-0000-4000-8000-000000000000`,
    '**/api/optimization/*',
  ),
  {
    name: 'optimize-4-prep-locked',
    viewer: 'free',
    open: (page, { locked }) => page.goto(`${pagePaths.optimize}?result=${locked}&tab=interview-prep`),
  },
  {
    name: 'optimize-4-locked',
    viewer: 'free',
    open: (page, { locked }) => page.goto(`${pagePaths.optimize}?result=${locked}`),
  },
  ...Object.entries({
    unlocked: '',
    sheet: '&tab=sheet',
    letter: '&tab=letter',
    'interview-prep': '&tab=interview-prep',
  }).map(([state, query]): Scene => ({
    name: `optimize-4-${state}`,
    viewer: 'pro',
    open: (page, { unlocked }) => page.goto(`${pagePaths.optimize}?result=${unlocked}${query}`),
  })),
];
