import { inspect } from './support/inspect.ts';
import { sampleResume } from './support/material.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';
import { goToJobForm } from './support/wizard.ts';

test('a visitor uses a model key of their own, and removes it', async ({ page }) => {
  await goToJobForm(page, await sampleResume(page));
  await page.getByText('Use your own AI model').click();
  await page.getByLabel('Provider').selectOption('Anthropic');
  await page.getByLabel('API key', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Use This Key' }).click();
  await expect(page.getByText('Please paste the whole key, without spaces.')).toBeVisible();
  await page.getByLabel('API key', { exact: true }).fill('sk-ant-not-a-real-key-4321');
  await inspect(page, 'step-3-model-key');
  await page.getByRole('button', { name: 'Use This Key' }).click();
  await expectToast(page, 'Key saved', 'Your next optimization will use it.');
  await expect(page.getByText('Anthropic, claude-haiku-4-5, key ending in 4321')).toBeVisible();
  expect(await page.content()).not.toContain('not-a-real-key');
  await page.getByRole('button', { name: 'Remove Key' }).click();
  await expect(page.getByRole('button', { name: 'Use This Key' })).toBeVisible();
});
