import type { Page } from '@playwright/test';
import { expect, test } from './support/watched.ts';

/** The programs a page has asked for, `start.js` and `late.js` aside. */
const programsOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
};

test('a page to be read asks for no program until somebody touches it', async ({ page }) => {
  const asked = programsOf(page);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.mouse.move(200, 300);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

test('a page that nobody touches starts by itself after a while', async ({ page }) => {
  const asked = programsOf(page);
  await page.goto('/');
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('what is pressed before the program runs is done when it does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  // Without the pointer, which would start the program first.
  await page
    .getByRole('banner')
    .locator('button[aria-label*="theme"]')
    .first()
    .evaluate((button) => {
      (button as HTMLButtonElement).click();
    });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('a link is followed before the program runs', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Foothold, home' }).evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL('/');
});

test('a page with something in its address starts at once', async ({ page }) => {
  const asked = programsOf(page);
  await page.goto('/faq?claimed=1', { waitUntil: 'load' });
  await expect.poll(() => asked.length, { timeout: 3_500 }).toBeGreaterThan(3);
});
