import { expect, test } from './support/watched.ts';

test.use({ expectedComplaints: ['404'] });

test('the style guide is no page of what is served to people', async ({ page }) => {
  const answer = await page.goto('/styleguide');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Style guide' })).toHaveCount(0);
});
