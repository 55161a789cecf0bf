import type { OptimizationView } from '#contract/optimizations.ts';
import { signUpAt } from './support/account.ts';
import { inspect } from './support/inspect.ts';
import { ad, sampleResume, scan } from './support/material.ts';
import { expectToast, toast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';
import { descriptionField, fileInput, goToJobForm, heading, submitButton, titleField } from './support/wizard.ts';

const bytes = (size: number) => Buffer.alloc(size, 'x');

test.describe('a file that cannot be used', () => {
  test.use({ expectedComplaints: ['status of 415', 'status of 422'] });

  const cases = [
    { what: 'a scan', file: scan, says: /We couldn’t read any text in this file/ },
    {
      what: 'a picture',
      file: () => ({ name: 'resume.png', mimeType: 'image/png', buffer: bytes(10) }),
      says: 'File type must be .pdf, .doc or .docx',
    },
    {
      what: 'a text named as a PDF',
      file: () => ({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: bytes(500) }),
      says: /PDF, DOC or DOCX/,
    },
    {
      what: 'a file of 11 MB',
      file: () => ({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: bytes(11 * 1024 * 1024) }),
      says: 'File is larger than 10485760 bytes (10 MB)',
    },
    {
      what: 'an empty file',
      file: () => ({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: bytes(0) }),
      says: 'File is smaller than 1 bytes',
    },
  ];

  for (const { what, file, says } of cases) {
    test(`such as ${what} is refused in words, and another can be chosen`, async ({ page }) => {
      await page.goto('/optimize');
      await fileInput(page).setInputFiles(file());
      const panel = page.getByRole('region', { name: 'Upload your resume' });
      await expect(panel.getByText('Upload failed. Please try again.')).toBeVisible({ timeout: 30_000 });
      await expect(panel.getByText(says)).toBeVisible();
      await expectToast(page, 'Upload failed', says);
      await expect(panel.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
      if (what === 'a scan') await inspect(page, 'step-1-failed');
    });
  }
});

test('a job without title and description is not sent', async ({ page }) => {
  await goToJobForm(page, await sampleResume(page));
  await descriptionField(page).fill('too short');
  await submitButton(page).click();
  await expect(page.getByText('Job title is required')).toBeVisible();
  await expect(page.getByText('Job description must be at least 10 characters')).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true');
  await inspect(page, 'step-3-invalid');
  await titleField(page).fill('Clerk');
  await expect(page.getByText('Job title is required')).toBeHidden();
});

test.describe('without an upload', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('an unknown optimization is not found, and nothing can be optimized', async ({ page }) => {
    const unknown = '/optimize?result=00000000-0000-4000-8000-000000000000';
    await page.goto(unknown);
    await expect(page.getByRole('heading', { name: 'Sign in to open it' })).toBeVisible();
    await inspect(page, 'step-4-sign-in');
    await signUpAt(page, unknown);
    await expect(page.getByRole('heading', { name: 'Optimization not found' })).toBeVisible();
    await inspect(page, 'step-4-not-found');
    await page.getByRole('button', { name: 'Back to Job Details' }).click();
    await titleField(page).fill('Clerk');
    await descriptionField(page).fill(ad);
    await submitButton(page).click();
    await expectToast(page, 'Error', 'Please upload a resume first.');
  });
});

test.describe('a server that refuses', () => {
  test.use({ expectedComplaints: ['status of 503', 'status of 502'] });

  test('says why the optimization did not start, and the button waits 3 s', async ({ page }) => {
    await goToJobForm(page, await sampleResume(page));
    const busy = page.getByRole('button', { name: 'Starting optimization...' });
    await page.route('**/api/optimize-resume', async (route) => {
      await expect(busy).toBeVisible();
      await route.fulfill({ status: 503, json: { error: 'The service is busy right now.', code: 'BUSY' } });
    });
    await titleField(page).fill('Clerk');
    await descriptionField(page).fill(ad);
    const pressed = Date.now();
    await submitButton(page).click();
    await expectToast(page, 'Optimization failed', 'The service is busy right now.');
    await expect(submitButton(page)).toBeVisible();
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(2900);

    await page.route('**/api/optimize-resume', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await submitButton(page).click();
    await expectToast(page, 'Failed to start optimization process.');
    expect(await toast(page).count()).toBeLessThanOrEqual(1);
  });
});

test('an optimization that failed says why and can be tried again', async ({ page }) => {
  const view: OptimizationView = {
    id: 'o1',
    status: 'failed',
    progress: 0,
    stage: null,
    matchScore: null,
    locked: true,
    access: { resume: 'locked', coverLetter: 'locked', interviewPrep: 'locked' },
    credit: null,
    jobTitle: 'Clerk',
    companyName: null,
    originalFileName: 'resume.pdf',
    selectedTemplate: 'modern',
    optimizedContent: null,
    coverLetter: null,
    changesCount: null,
    refusalsCount: null,
    coverage: [],
    questions: [],
    matchScoreBefore: null,
    scoreBefore: null,
    scoreAfter: null,
    textScoreBefore: null,
    textScoreAfter: null,
    advice: null,
    letterInOtherLanguage: false,
    failure: 'We found no work, education or skills in this file.',
    createdAt: '2025-01-02T03:04:05Z',
    completedAt: null,
  };
  let status: OptimizationView['status'] = 'failed';
  await page.route('**/api/optimization/o1', (route) =>
    route.fulfill({ json: { ...view, status, failure: status === 'failed' ? view.failure : null } }),
  );
  const nothing = {
    matchScore: null,
    matchScoreBefore: null,
    pointsTogether: null,
    questions: [],
    answers: [],
    places: [],
  };
  await page.route('**/api/optimization/o1/questions', (route) => route.fulfill({ json: { ...nothing, status } }));
  await page.route('**/api/optimization/o1/retry', (route) => {
    status = 'processing';
    return route.fulfill({ json: { optimizationId: 'o1' } });
  });
  await page.goto('/optimize?result=o1');
  await expect(heading(page, 'Optimization failed')).toBeVisible();
  await expect(page.getByText('Optimization failed. Please try again.')).toBeVisible();
  await expect(page.getByText('We found no work, education or skills in this file.')).toBeVisible();
  await expect(page.getByText('0%', { exact: true })).toBeVisible();
  await inspect(page, 'step-4-failed');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('60%')).toBeVisible();
  await inspect(page, 'step-4-working');
});
