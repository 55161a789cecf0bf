import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { resumeText } from '#test/support/people.ts';
import { answerOf, mainNavigation, signOut } from './support/account.ts';
import { newAddress, register } from './support/customer.ts';
import { ad, sampleResume } from './support/material.ts';
import { expect, test } from './support/watched.ts';
import { descriptionField, fileInput, heading, submitButton, titleField } from './support/wizard.ts';

test.describe('a visitor’s score', () => {
  test.use({ expectedComplaints: ['status of 503'] });
  const scoreText = async (page: Page) => {
    await page.goto('/score');
    await page.getByText('Paste Resume Text').click();
    await page.getByRole('textbox', { name: 'Resume text' }).fill(resumeText);
    await page.getByRole('button', { name: 'Score Resume' }).click();
    await expect(heading(page, 'Your resume score')).toBeVisible({ timeout: 60_000 });
  };
  const stored = (page: Page) => answerOf<unknown[]>(page, '/api/scores');

  test('survives a reload, and is stored once by signing in from the bar', async ({ page }) => {
    await scoreText(page);
    await page.reload();
    await expect(heading(page, 'Your resume score')).toBeVisible();
    await mainNavigation(page).getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newAddress());
    await expect(page).toHaveURL(/\/score\?result=/);
    await expect(heading(page, 'Your resume score')).toBeVisible();
    expect(await stored(page)).toHaveLength(1);
    await page.reload();
    await expect(heading(page, 'Your resume score')).toBeVisible();
    expect(await stored(page)).toHaveLength(1);
  });

  test('is stored when its person signs in in another tab, and when they have left the page', async ({
    page,
    context,
  }) => {
    await scoreText(page);
    const other = await context.newPage();
    await other.goto('/register');
    await register(other, newAddress());
    await expect(page).toHaveURL(/\/score\?result=/);
    expect(await stored(page)).toHaveLength(1);
    await signOut(page);
    await scoreText(page);
    await page.goto('/');
    await mainNavigation(page).getByRole('link', { name: 'Get Started' }).click();
    await expect(heading(page, 'Upload your resume')).toBeVisible();
    await mainNavigation(page).getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newAddress());
    await expect(page).toHaveURL('/optimize');
    await expect.poll(async () => (await stored(page)).length).toBe(1);
  });

  test('is stored once, though its mistakes are still looked for while it is being stored', async ({
    page,
    context,
  }) => {
    await page.route('**/api/score-resume', async (route) => {
      const response = await route.fetch();
      const made = (await response.json()) as { id?: string; detail: object };
      if (made.id !== undefined) await sleep(8000);
      await route.fulfill({ response, json: { ...made, detail: { ...made.detail, grammarPending: true } } });
    });
    await scoreText(page);
    const other = await context.newPage();
    await other.goto('/register');
    await register(other, newAddress());
    await expect(page).toHaveURL(/\/score\?result=/, { timeout: 30_000 });
    expect(await stored(page)).toHaveLength(1);
  });

  test('and a text that is not scored yet survive going to sign in', async ({ page }) => {
    await page.goto('/score');
    await page.getByText('Paste Resume Text').click();
    await page.getByRole('textbox', { name: 'Resume text' }).fill(resumeText);
    await mainNavigation(page).getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newAddress());
    await expect(page.getByRole('button', { name: 'Account menu for Robin Example' })).toBeVisible();
    await page.goto('/score');
    await expect(page.getByRole('textbox', { name: 'Resume text' })).toHaveValue(resumeText);
    await signOut(page);
    await page.goto('/score');
    await expect(page.getByText('Click to upload or drag and drop')).toBeVisible();
  });

  test('that could not be stored after signing in says so, and not that one is signed out', async ({ page }) => {
    await scoreText(page);
    await expect(page.getByText('We save scores only when you’re signed in.')).toBeVisible();
    await page.route('**/api/score-resume', (route) => route.fulfill({ status: 503, json: {} }));
    await mainNavigation(page).getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newAddress());
    await expect(page.getByText('This score isn’t in your account yet.')).toBeVisible();
    await expect(page.getByText('We save scores only when you’re signed in.')).toHaveCount(0);
    await page.unroute('**/api/score-resume');
    await page.reload();
    await expect(page).toHaveURL(/\/score\?result=/);
  });

  test('takes its resume along to be optimized, a file and a text', async ({ page }) => {
    await page.goto('/score');
    await fileInput(page).setInputFiles(await sampleResume(page));
    await page.getByRole('button', { name: 'Score Resume' }).click();
    await expect(heading(page, 'Your resume score')).toBeVisible({ timeout: 60_000 });
    await page
      .getByRole('navigation', { name: 'What’s next' })
      .getByRole('link', { name: /Optimize Resume/ })
      .click();
    await expect(heading(page, 'Choose Your Resume Template')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to Job Details' }).click();
    await expect(page.getByText('sample-resume.pdf')).toBeVisible();
    await scoreText(page);
    await page
      .getByRole('navigation', { name: 'What’s next' })
      .getByRole('link', { name: /Optimize Resume/ })
      .click();
    await page.getByRole('button', { name: 'Continue to Job Details' }).click();
    await expect(page.getByText('Pasted resume')).toBeVisible();
    await page.getByRole('button', { name: 'Optimize for Job' }).click();
    await titleField(page).fill('Supervisor');
    await descriptionField(page).fill(ad);
    await submitButton(page).click();
    await expect(page.getByRole('dialog', { name: 'FREE PREVIEW' })).toBeVisible({ timeout: 90_000 });
  });
});
