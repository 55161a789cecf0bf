import type { Page } from '@playwright/test';
import { sampleResume } from './support/material.ts';
import { expect, test } from './support/watched.ts';
import { fileInput, uploadResume } from './support/wizard.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** A finger needs so much, in pixels. */
const finger = 44;

/** What can be pressed and is lower than a finger needs; links within running text are as high as their line. Run in the page. */
const tooLow = (least: number): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], select, summary, input, textarea, [role=tab]')]
    .map((target) => target.closest('label') ?? target)
    .filter((target) => {
      const { height } = target.getBoundingClientRect();
      // Elements hidden until they have the focus aren't touched.
      const clipped = getComputedStyle(target).clipPath !== 'none';
      const seen = !clipped && height > 0 && target.checkVisibility({ visibilityProperty: true });
      const inText = getComputedStyle(target).display === 'inline';
      return seen && !inText && Math.round(height) < least;
    })
    .map((target) => `${target.tagName} ${target.innerText || target.getAttribute('aria-label') || ''}`.trim());

const expectTargets = async (page: Page) => expect.poll(() => page.evaluate(tooLow, finger)).toEqual([]);

test('on a phone everything that is touched is as high as a finger needs', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/forgot-password', '/score', '/enhance-linkedin', '/optimize']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTargets(page);
  }
  await uploadResume(page, await sampleResume(page));
  await expectTargets(page);
  await page.goto('/score');
  await fileInput(page).setInputFiles(await sampleResume(page));
  await page.getByRole('button', { name: 'Score Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Overall score' })).toBeVisible({ timeout: 90_000 });
  await expectTargets(page);
});
