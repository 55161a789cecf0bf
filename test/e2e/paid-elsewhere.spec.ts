import type { Page } from '@playwright/test';
import { buy, optimizeFor, signUpAt } from './support/account.ts';
import { expect, test } from './support/watched.ts';

/** A locked result of a new account, as it is shown. */
async function lockedResult(page: Page): Promise<string> {
  await signUpAt(page, '/profile');
  const id = await optimizeFor(page, 'Store Supervisor');
  await page.goto(`/optimize?result=${id}`);
  await expect(page.getByText('Premium Content')).toBeVisible();
  return id;
}

const expectOpen = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Download Resume', exact: true })).toBeEnabled();
  await expect(page.getByText('Premium Content')).toHaveCount(0);
};

test.describe('a locked result that was paid for elsewhere', () => {
  test('opens when its tab is looked at again', async ({ page }) => {
    const id = await lockedResult(page);
    await buy(page, 'complete', id);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expectOpen(page);
  });

  test('opens on the way back from the checkout', async ({ page }) => {
    const id = await lockedResult(page);
    await page.getByRole('link', { name: 'Pay to Unlock' }).click();
    await expect(page.getByRole('button', { name: /^Complete Payment/ })).toBeVisible();
    await buy(page, 'complete', id);
    await page.goBack();
    await expectOpen(page);
  });

  test.describe('and is paid for again', () => {
    test.use({ expectedComplaints: ['409', 'The payment could not begin.'] });
    test('is shown open instead', async ({ page }) => {
      const id = await lockedResult(page);
      await buy(page, 'complete', id);
      await page.getByRole('link', { name: 'Pay to Unlock' }).click();
      await expect(page).toHaveURL(/\/optimize/);
      await expectOpen(page);
    });
  });
});
