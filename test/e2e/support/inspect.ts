import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched.ts';

const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;
const height = 900;

const softly = expect.configure({ soft: true });

/** The lasting problems of a page: it may be caught between two states, and is then checked once more. */
async function violationsOf(page: Page, looks = 2): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  if (violations.length > 0 && looks > 1) return violationsOf(page, looks - 1);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Checks the current page: no accessibility violation in either theme, no horizontal scrolling at any width, and a screenshot of each into
 * `ci-output/screenshots`. Restores the page's width and theme.
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
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
          message: `${name} scrolls sideways at ${width}`,
        })
        .toBeLessThanOrEqual(0);
      await page.screenshot({ path: `ci-output/screenshots/${name}-${width}-${theme}.png`, fullPage });
    }
    softly(await violationsOf(page), `${name} in the ${theme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
