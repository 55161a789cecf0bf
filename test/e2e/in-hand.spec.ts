import type { Page } from '@playwright/test';
import { resumeText } from '#test/support/people.ts';
import { answerOf, buy, mainNavigation, optimizeFor, send, signOut, signUpAt } from './support/account.ts';
import { newAddress, optimizeAsVisitor, password, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { ad, sampleResume } from './support/material.ts';
import { expect, test } from './support/watched.ts';
import { descriptionField, goToJobForm, heading, submitButton, titleField, uploadResume } from './support/wizard.ts';

const ready = 'Your optimization is ready';
async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.describe('the address of an optimization', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('asks its signed-out owner to sign in, and then shows it; another’s is not found', async ({ page, browser }) => {
    const email = await signUpAt(page, '/profile');
    const id = await optimizeFor(page, 'Store Supervisor');
    await signOut(page);
    await expect(mainNavigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto(`/optimize?result=${id}`);
    await expect(heading(page, 'Sign in to open it')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
    await signInHere(page, email);
    await expect(heading(page, ready)).toBeVisible();
    const stranger = await (await browser.newContext()).newPage();
    await signUpAt(stranger, `/optimize?result=${id}`);
    await expect(heading(stranger, 'Optimization not found')).toBeVisible();
    await stranger.context().close();
  });
});

test.describe('a visitor whose cookie is gone', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('signs in by the navigation, and has what their tab holds the token of', async ({ page }) => {
    await optimizeAsVisitor(page);
    await page.context().clearCookies();
    await page.reload();
    await expect(heading(page, 'Sign in to open it')).toBeVisible();
    await expect(page.getByText('your optimization is still here')).toBeVisible();
    await mainNavigation(page).getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newAddress());
    await expect(heading(page, ready)).toBeVisible();
    expect(await answerOf<unknown[]>(page, '/api/optimizations')).toHaveLength(1);
  });
});

test('a claim token leaves the address of every page at once, and is claimed after signing in', async ({
  page,
  browser,
}) => {
  await page.goto('/optimize');
  const optimized = await send(page, 'POST', '/api/optimize-resume', {
    originalFileName: 'resume.txt',
    originalContent: resumeText,
    jobTitle: 'Supervisor',
    jobDescription: ad,
  });
  const token = String(optimized['claimToken']);
  const elsewhere = await (await browser.newContext()).newPage();
  for (const path of ['/', '/score', '/login', '/register', '/checkout?plan=pro', '/profile', '/forgot-password']) {
    await elsewhere.goto(`${path}${path.includes('?') ? '&' : '?'}claimToken=${token}`, { waitUntil: 'commit' });
    await expect(elsewhere).not.toHaveURL(/claimToken/);
  }
  await elsewhere.goto(`/optimize?claimToken=${token}`);
  await expect(elsewhere).toHaveURL(/\/login\?returnTo=%2Foptimize$/);
  await elsewhere.getByRole('link', { name: 'Create an account' }).click();
  await register(elsewhere, newAddress());
  await expect(heading(elsewhere, ready)).toBeVisible({ timeout: 90_000 });
  await expect(elsewhere).toHaveURL('/optimize');
  const optimizations = await answerOf<{ id: string }[]>(elsewhere, '/api/optimizations');
  expect(optimizations.map(({ id }) => id)).toEqual([optimized['optimizationId']]);
  await elsewhere.context().close();
});

test.describe('a visitor’s claim token', () => {
  test.use({ expectedComplaints: ['status of 404', 'Claim failed'] });

  test('of what came along in another tab, and was deleted there, is no failure', async ({ page, context }) => {
    await optimizeAsVisitor(page);
    await page.getByRole('link', { name: 'Sign Up to Access' }).click();
    await expect(page).toHaveURL('/register?returnTo=%2Foptimize');
    const other = await context.newPage();
    await other.goto('/register');
    await register(other, newAddress());
    await expect(heading(other, ready)).toBeVisible();
    const [optimization] = await answerOf<{ id: string }[]>(other, '/api/optimizations');
    await send(other, 'DELETE', `/api/optimizations/${optimization?.id}`);
    const claimed = page.waitForResponse('**/api/auth/claim-optimization');
    await page.goto('/optimize');
    expect((await claimed).status()).toBe(404);
    await expect(heading(page, 'Which job is it for?')).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('foothold.claimToken'))).toBeNull();
    expect(await page.evaluate(() => window.keptToasts)).toEqual([]);
  });

  test('brings back what a browser made that lost its session', async ({ page, context }) => {
    await optimizeAsVisitor(page);
    await context.clearCookies();
    await page.reload();
    await expect(heading(page, 'Sign in to open it')).toBeVisible();
    await page.getByRole('link', { name: 'Sign Up to Access' }).click();
    await register(page, newAddress());
    await expect(heading(page, ready)).toBeVisible();
  });
});

test('a payment whose confirmation is late is being confirmed, never offered again, and opens by itself', async ({
  page,
}) => {
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor');
  const begun = await send(page, 'POST', '/api/create-payment-intent', { paymentType: 'complete', optimizationId: id });
  const offers: boolean[] = [];
  const offered = async () => offers.push(await page.getByText('Premium Content').isVisible());
  await page.goto(
    `/optimize?success=true&payment_intent=${String(begun['paymentIntentId'])}&redirect_status=succeeded`,
  );
  await expect(page.getByText('Confirming your payment')).toBeVisible();
  await expect(heading(page, ready)).toBeVisible();
  await offered();
  await inspect(page, 'step-4-confirming');
  await page.reload();
  await expect(page.getByText('Confirming your payment')).toBeVisible();
  await offered();
  const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
  await send(page, 'POST', '/api/sandbox/confirm-payment', { clientSecret: begun['clientSecret'], ...card });
  await expect(page.getByText('Confirming your payment')).toHaveCount(0);
  await offered();
  await expect(page.getByRole('button', { name: 'Download Resume', exact: true })).toBeVisible();
  expect(offers).toEqual([false, false, false]);
});

test.describe('a package', () => {
  test.use({ expectedComplaints: ['status of 409'] });

  test('that was bought is named where it can be spent, and offered before anything is sold', async ({ page }) => {
    await signUpAt(page, '/profile');
    await buy(page, 'complete');
    const id = await optimizeFor(page, 'Store Supervisor');
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: '1 unused package' })).toBeVisible();
    await inspect(page, 'profile-package');
    await page.goto(`/checkout?plan=complete&optimizationId=${id}`);
    await expect(heading(page, '1 unused package')).toBeVisible();
    await inspect(page, 'checkout-package');
    await page.getByRole('button', { name: 'Use Your Paid Package Here' }).click();
    await expect(page).toHaveURL(`/optimize?result=${id}`);
    await expect(page.getByRole('button', { name: 'Download Resume', exact: true })).toBeVisible();
    await expect(page.getByText('Premium Content')).toHaveCount(0);
  });
});

test.describe('the wizard', () => {
  test('goes back and forward from step to step, and nobody is pulled on', async ({ page }) => {
    await page.goto('/');
    await page.goto('/optimize');
    await uploadResume(page, await sampleResume(page));
    await page.getByRole('button', { name: 'Continue to Job Details' }).click();
    await page.getByRole('button', { name: 'Optimize for Job' }).click();
    await expect(heading(page, 'Which job is it for?')).toBeVisible();
    const steps = ['What would you like to do?', 'Choose Your Resume Template', 'Upload your resume'];
    for (const step of steps) {
      await page.goBack();
      await expect(heading(page, step)).toBeVisible();
    }
    await page.reload();
    await expect(heading(page, 'Upload your resume')).toBeVisible();
    for (const step of steps.toReversed().slice(1)) {
      await page.goForward();
      await expect(heading(page, step)).toBeVisible();
    }
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('keeps the result of a start that is left or reloaded while its button is loading', async ({ page }) => {
    await goToJobForm(page, await sampleResume(page));
    await titleField(page).fill('Store Supervisor');
    await descriptionField(page).fill(ad);
    const start = async () => {
      const answered = page.waitForResponse('**/api/optimize-resume');
      await submitButton(page).click();
      await answered;
    };
    await start();
    await page.reload();
    await expect(page).toHaveURL(/\?result=/);
    await page.goBack();
    await expect(heading(page, 'Which job is it for?')).toBeVisible();
    await start();
    await page.getByRole('link', { name: 'Foothold, home' }).click();
    await page.waitForTimeout(3500);
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?result=/);
    await page.goBack();
    await start();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(heading(page, 'What would you like to do?')).toBeVisible();
    await expect(page.getByText('Your optimization has started.')).toBeVisible();
    await page.getByRole('button', { name: 'Open It' }).click();
    await expect(page).toHaveURL(/\?result=/);
  });
});

test.describe('a sign-out that the server does not answer', () => {
  test.use({ expectedComplaints: ['Logout failed', 'ERR_FAILED', 'status of 401'] });

  test('clears the page, says so, and can be tried again; a reload shows the server’s truth', async ({ page }) => {
    await signUpAt(page, '/profile');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await signOut(page);
    const notice = page.getByRole('alert').filter({ hasText: 'you may still be signed in' });
    await expect(notice).toBeVisible();
    await expect(mainNavigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await inspect(page, 'sign-out-unanswered');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account menu for Robin Example' })).toBeVisible();
    await signOut(page);
    await expect(notice).toBeVisible();
    await page.unroute('**/api/auth/logout');
    await notice.getByRole('button', { name: 'Try Again' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(mainNavigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('an optimization that is being started', () => {
  test.use({ expectedComplaints: ['ERR_FAILED', 'ERR_CONNECTION', 'UnreachableError', 'Failed to fetch'] });

  /** Fills the job form, and sends it to a server that gets it, but its answer never arrives. */
  async function startUnheard(page: Page, what: 'hangs' | 'breaks'): Promise<void> {
    await goToJobForm(page, await sampleResume(page));
    await titleField(page).fill('Store Supervisor');
    await descriptionField(page).fill(ad);
    await page.route(
      '**/api/optimize-resume',
      async (route) => {
        await route.fetch();
        if (what === 'breaks') await route.abort();
      },
      { times: 1 },
    );
    const heard = page.waitForRequest('**/api/optimize-resume');
    await submitButton(page).click();
    await heard;
  }

  test('is found again after a reload', async ({ page }) => {
    await startUnheard(page, 'hangs');
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'FREE PREVIEW' })).toBeVisible();
  });

  test('is not made twice where its answer was lost', async ({ page }) => {
    await startUnheard(page, 'breaks');
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    await expect(page.getByRole('dialog', { name: 'FREE PREVIEW' })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('result');
    await signUpAt(page, '/profile');
    const listed = await answerOf<{ id: string }[]>(page, '/api/optimizations');
    expect(listed.map((item) => item.id)).toEqual([id]);
  });
});
