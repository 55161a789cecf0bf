import { pagePaths } from '#contract/pages.ts';
import { at, expect, failing, loading, type Scene } from './scene.ts';

export const accountScenes: Scene[] = [
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
  {
    name: 'register-mistakes',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.register);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  at('forgot-password', 'visitor', pagePaths.forgotPassword),
  {
    name: 'forgot-password-sent',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto(pagePaths.forgotPassword);
      await page.getByLabel('Email').fill('robin@example.com');
      await page.getByRole('button', { name: 'Send Link' }).click();
      await expect(page.getByRole('button', { name: 'Send Link' })).toHaveCount(0);
    },
  },
  at('reset-password-no-token', 'visitor', pagePaths.resetPassword),
  at('reset-password', 'visitor', `${pagePaths.resetPassword}?token=unknown`),
  at('verify-email-no-token', 'visitor', pagePaths.verifyEmail),
  at('verify-email', 'visitor', `${pagePaths.verifyEmail}?token=unknown`),
  at('profile-signed-out', 'visitor', pagePaths.profile),
  loading('profile-loading', 'new', pagePaths.profile, '**/api/profile'),
  // It goes on looking as while it loads.
  { ...failing('profile-failed', 'new', pagePaths.profile, '**/api/profile'), waiting: true },
  at('profile-new', 'new', pagePaths.profile),
  at('profile-free', 'free', pagePaths.profile),
  ...['overview', 'resumes', 'scores', 'interview', 'settings'].map((tab) =>
    at(`profile-${tab}`, 'pro', `${pagePaths.profile}?tab=${tab}`),
  ),
  at('profile-linkedin', 'platinum', `${pagePaths.profile}?tab=linkedin`),
  {
    name: 'profile-deletion',
    viewer: 'pro',
    windowOnly: true,
    open: async (page) => {
      await page.goto(`${pagePaths.profile}?tab=resumes`);
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Delete this optimization?' })).toBeVisible();
    },
  },
  {
    name: 'profile-security',
    viewer: 'pro',
    windowOnly: true,
    open: async (page) => {
      await page.goto(`${pagePaths.profile}?tab=settings`);
      await page.getByRole('button', { name: 'Password & Security' }).click();
      await expect(page.getByRole('dialog').first()).toBeVisible();
    },
  },
  { ...at('checkout-no-plan', 'free', pagePaths.checkout), says: /Choose a plan first/, windowOnly: true },
  at('checkout-unknown-plan', 'free', `${pagePaths.checkout}?plan=gold`),
  { ...at('checkout-held', 'pro', `${pagePaths.checkout}?plan=pro`), says: /can’t check out/, windowOnly: true },
  loading('checkout-preparing', 'free', `${pagePaths.checkout}?plan=complete`, '**/api/create-payment-intent'),
  {
    name: 'checkout-declined',
    viewer: 'free',
    open: async (page) => {
      await page.goto(`${pagePaths.checkout}?plan=complete`);
      await page.getByLabel('Card number').fill('4000000000000002');
      await page.getByLabel('Expiry').fill('12/34');
      await page.getByLabel('CVC').fill('123');
      await page.getByRole('button', { name: /^Complete Payment/ }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  at('checkout-signed-out', 'visitor', `${pagePaths.checkout}?plan=pro`),
  ...['cover_letter', 'resume', 'basic', 'complete', 'pro', 'unlimited'].map((plan) =>
    at(`checkout-${plan.replace('_', '-')}`, 'free', `${pagePaths.checkout}?plan=${plan}`),
  ),
];
