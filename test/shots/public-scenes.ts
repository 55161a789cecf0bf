import { pagePaths } from '#contract/pages.ts';
import { at, expect, type Scene } from './scene.ts';

/** The pages that look the same for everybody. */
export const publicScenes: Scene[] = [
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
      await page.getByRole('button', { name: 'Preferences', exact: true }).click();
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
  {
    name: 'contact-sent',
    viewer: 'free',
    open: async (page) => {
      await page.goto(pagePaths.contact);
      await page.getByLabel('Subject').fill('A question about templates');
      await page.getByLabel('Message').fill('Can I change the template after paying?');
      // Fields known from the account are filled in once it has loaded.
      await expect(page.getByLabel('Email')).not.toHaveValue('');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByLabel('Message')).toHaveValue('');
    },
  },
  {
    name: 'contact-mistakes',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.contact);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  at('faq', 'visitor', pagePaths.faq),
  at('career-guide', 'visitor', pagePaths.careerGuide),
  {
    name: 'career-guide-contents',
    viewer: 'visitor',
    windowOnly: true,
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(`${pagePaths.careerGuide}#resume`);
      await page.locator('summary').filter({ hasText: '3 of 12' }).click();
      await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
    },
  },
  at('privacy-policy', 'visitor', pagePaths.privacyPolicy),
  at('terms', 'visitor', pagePaths.terms),
  at('cookie-policy', 'visitor', pagePaths.cookiePolicy),
  at('security', 'visitor', pagePaths.security),
  at('not-found', 'visitor', '/no-such-page'),
];
