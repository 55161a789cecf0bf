import type { Page } from '@playwright/test';
import { pagePaths } from '#contract/pages.ts';
import { fixtureResume } from '../e2e/support/material.ts';
import { descriptionField, fileInput, goToJobForm, heading, titleField, uploadResume } from '../e2e/support/wizard.ts';
import { expect } from '../e2e/support/watched.ts';
import { at, type Scene } from './scene.ts';
import { sampleJob } from './world.ts';

const resume = () => fixtureResume('nurse-en__single.pdf');

/** The pages that look the same for everybody. */
const publicScenes: Scene[] = [
  at('home-visitor', 'visitor', pagePaths.home),
  at('home-signed-in', 'free', pagePaths.home),
  { ...at('home-cookie-banner', 'visitor', pagePaths.home), undecided: true, windowOnly: true },
  {
    name: 'home-cookie-dialog',
    viewer: 'visitor',
    undecided: true,
    windowOnly: true,
    open: async (page) => {
      await page.goto(pagePaths.home);
      await page.getByRole('button', { name: 'Preferences' }).click();
      await expect(page.getByRole('dialog').first()).toBeVisible();
    },
  },
  ...[1, 2, 3].map((step): Scene => ({
    name: `home-tour-${step}`,
    viewer: 'visitor',
    windowOnly: true,
    open: async (page) => {
      await page.goto(pagePaths.home);
      await page.getByRole('button', { name: 'Take a tour' }).click();
      for (let shown = 1; shown < step; shown += 1) await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
    },
  })),
  {
    name: 'home-menu',
    viewer: 'free',
    windowOnly: true,
    open: async (page) => {
      await page.goto(pagePaths.home);
      await page.getByRole('button', { name: /^Account menu/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'home-plans',
    viewer: 'free',
    windowOnly: true,
    open: async (page) => {
      await page.goto(pagePaths.profile);
      await page.getByRole('button', { name: 'Upgrade Plan' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible();
    },
  },
  at('contact-visitor', 'visitor', pagePaths.contact),
  at('contact-signed-in', 'free', pagePaths.contact),
  at('faq', 'visitor', pagePaths.faq),
  at('career-guide', 'visitor', pagePaths.careerGuide),
  at('privacy-policy', 'visitor', pagePaths.privacyPolicy),
  at('terms', 'visitor', pagePaths.terms),
  at('cookie-policy', 'visitor', pagePaths.cookiePolicy),
  at('security', 'visitor', pagePaths.security),
  at('not-found', 'visitor', '/no-such-page'),
];

const accountScenes: Scene[] = [
  at('login', 'visitor', pagePaths.login),
  {
    name: 'login-error',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.login);
      await page.getByLabel('Email').fill('robin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  at('register', 'visitor', pagePaths.register),
  at('forgot-password', 'visitor', pagePaths.forgotPassword),
  at('reset-password', 'visitor', `${pagePaths.resetPassword}?token=unknown`),
  at('profile-free', 'free', pagePaths.profile),
  ...['overview', 'resumes', 'scores', 'interview', 'settings'].map((tab) =>
    at(`profile-${tab}`, 'pro', `${pagePaths.profile}?tab=${tab}`),
  ),
  at('profile-linkedin', 'platinum', `${pagePaths.profile}?tab=linkedin`),
  at('checkout-signed-out', 'visitor', `${pagePaths.checkout}?plan=pro`),
  ...['cover_letter', 'resume', 'basic', 'complete', 'pro', 'unlimited'].map((plan) =>
    at(`checkout-${plan.replace('_', '-')}`, 'free', `${pagePaths.checkout}?plan=${plan}`),
  ),
];

/** Holds an optimization that is done at a stage of its making: it takes seconds, and six pictures take longer. */
async function whileWording(page: Page, id: string): Promise<void> {
  await page.route(`**/api/optimization/${id}`, async (route) => {
    const answer = await route.fetch();
    const whole = (await answer.json()) as object;
    const held = { status: 'processing', progress: 60, stage: { name: 'wording', done: 12, of: 30 } };
    await route.fulfill({
      json: { ...whole, ...held, optimizedContent: null, coverLetter: null, matchScore: null, completedAt: null },
    });
  });
  await page.goto(`${pagePaths.optimize}?result=${id}`);
}

const wizardScenes: Scene[] = [
  at('optimize-1-upload', 'visitor', pagePaths.optimize),
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
      await expect(heading(page, 'Your resume score')).toBeVisible();
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

const otherScenes: Scene[] = [
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
      await fileInput(page).setInputFiles(resume());
      await page.getByRole('button', { name: 'Score Resume' }).click();
      await expect(heading(page, 'Your resume score')).toBeVisible({ timeout: 60_000 });
    },
  },
  at('score-history', 'pro', pagePaths.score),
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
  {
    name: 'enhance-linkedin-result',
    viewer: 'platinum',
    open: (page, { enhanced }) => page.goto(`${pagePaths.enhanceLinkedin}?result=${enhanced}`),
  },
  at('jobs-visitor', 'visitor', pagePaths.jobs),
  at('jobs-found-visitor', 'visitor', `${pagePaths.jobs}?q=nurse`),
  at('jobs-found', 'pro', `${pagePaths.jobs}?q=manager&min=40000`),
  ...['recommendations', 'saved', 'matches'].map((tab) => at(`jobs-${tab}`, 'pro', `${pagePaths.jobs}?tab=${tab}`)),
];

/** Every page and its main states, in the order of the contact sheet. */
export const scenes: Scene[] = [...publicScenes, ...accountScenes, ...wizardScenes, ...otherScenes];
