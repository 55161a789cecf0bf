import type { Page } from '@playwright/test';
import { accessibilityFaults } from './axe.ts';
import { expect } from './watched.ts';

const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;
const height = 900;

const softly = expect.configure({ soft: true });

/** By how much a page or a dialog over it is wider than what is seen of it; run in the page. */
const sidewaysBy = () =>
  Math.max(
    document.documentElement.scrollWidth - window.innerWidth,
    ...[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );

/**
 * What is wrong with a page, and stays so. It may be caught between two states, or with a target half under a bar that sticks to the window's edge: it is then
 * scrolled to its end and looked at once more.
 */
async function violationsOf(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  if (faults.length === 0) return faults;
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const still = new Set(await accessibilityFaults(page));
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before);
  return faults.filter((fault) => still.has(fault));
}

/**
 * Looks at a page as it stands: no accessibility violation in either theme, no horizontal scrolling at any width, neither of
 * the page nor of a dialog over it. With SCREENSHOTS=1 a picture of each goes into `ci-output/screenshots`. Leaves the page as wide and as light as it was.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  // A dialog covers the window, not the page behind it.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await softly
        .poll(() => page.evaluate(sidewaysBy), { message: `${name} scrolls sideways at ${width}` })
        .toBeLessThanOrEqual(0);
      if (process.env['SCREENSHOTS'])
        await page.screenshot({ path: `ci-output/screenshots/${name}-${width}-${theme}.png`, fullPage });
    }
    softly(await violationsOf(page), `${name} in the ${theme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
