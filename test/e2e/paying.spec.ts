import { buy, optimizeFor, signUpAt } from './support/account.ts';
import { downloadBy, newAddress, optimizeAsVisitor, password, payWith, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/watched.ts';
import { expectToast } from './support/toasts.ts';
import { heading } from './support/wizard.ts';

test('from the free preview over sign-up and a declined card to the documents, and back after signing out', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await optimizeAsVisitor(page);
  const signUp = page.getByRole('link', { name: 'Sign Up to Access' });
  await expect(signUp).toHaveAttribute('href', /\/register\?claimToken=[\w-]+&returnTo=%2Foptimize$/);
  await signUp.click();
  await expect(page).toHaveURL(/\/register\?returnTo=%2Foptimize$/);
  await inspect(page, 'register');
  const email = newAddress();
  await register(page, email);

  await expect(page.getByText('Premium Content')).toBeVisible();
  await expect(page.getByText('Complete payment to access your optimized content')).toBeVisible();
  await expect(page).toHaveURL(/\/optimize$/);
  await inspect(page, 'step-4-locked');
  await expect(page.getByRole('link', { name: 'Upgrade Account' })).toHaveAttribute('href', '/checkout');
  await page.getByRole('link', { name: 'Upgrade Account' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  for (const [plan, address] of [
    ['Complete Package', /^\/checkout\?plan=basic&optimizationId=[\w-]+$/],
    ['Foothold Pro', /^\/checkout\?plan=pro&optimizationId=[\w-]+$/],
    ['Foothold Platinum', /^\/checkout\?plan=unlimited&optimizationId=[\w-]+$/],
  ] as const) {
    await expect(page.getByRole('link', { name: `Choose ${plan}` })).toHaveAttribute('href', address);
  }
  await inspect(page, 'plans');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'Your optimization is ready')).toBeVisible();

  await page.getByRole('link', { name: 'Pay to Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Package' })).toBeVisible();
  await expect(page.getByText('Sandbox: no real money')).toBeVisible();
  await inspect(page, 'checkout');
  await payWith(page, '4000 0000 0000 0002');
  await expectToast(page, 'Payment Failed', 'Your card was declined.');
  const declined = page.getByRole('alert').filter({ hasText: 'Your card was declined.' });
  await expect(declined).toContainText('Nothing was charged.');
  await inspect(page, 'checkout-declined');
  await payWith(page, '4242 4242 4242 4242');

  await expectToast(page, 'Payment Successful', 'Thank you for your purchase!');
  await expect(page).toHaveURL(/\/optimize$/);
  await expect(heading(page, 'Your optimization is ready')).toBeVisible();
  await expect(page.getByText('Premium Content')).toHaveCount(0);
  await inspect(page, 'step-4-unlocked');
  expect(await downloadBy(page, 'Download Resume')).toBe('optimized-resume.pdf');
  await expectToast(page, 'Download Started');
  expect(await downloadBy(page, 'Download Cover Letter')).toBe('cover-letter.pdf');
  await page.getByLabel('Paper size').selectOption('US Letter');
  const onLetter = page.waitForRequest((request) => new URL(request.url()).searchParams.get('paper') === 'us-letter');
  expect(await downloadBy(page, 'Download Resume (Word)')).toBe('optimized-resume.docx');
  await onLetter;

  const view = page.url();
  await page.reload();
  await expect(heading(page, 'Your optimization is ready')).toBeVisible();
  await expect(page).toHaveURL(view);
  const id = await page.evaluate(
    async () => ((await (await fetch('/api/optimizations')).json()) as { id: string }[])[0]?.id,
  );
  await page.getByRole('button', { name: 'Account menu for Robin Example' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await inspect(page, 'login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account menu for Robin Example' })).toBeVisible();
  await page.goto(`/optimize?result=${id}`);
  expect(await downloadBy(page, 'Download Resume')).toBe('optimized-resume.pdf');
});

test('what was paid for is read whole from its card, by keyboard and on a phone', async ({ page }) => {
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor');
  await page.goto(`/optimize?result=${id}`);
  await expect(page.getByText('Premium Content')).toBeVisible();
  const open = page.getByRole('link', { name: /^Open and edit/ });
  await expect(open).toHaveCount(0);
  await buy(page, 'complete', id);
  await page.reload();
  const answer = await page.request.get(`/api/optimization/${id}`);
  const documents = (await answer.json()) as { optimizedContent: string; coverLetter: string };
  await open.first().press('Enter');
  const sheet = page.getByRole('list', { name: 'Resume' });
  await page.getByText('Clean', { exact: true }).click();
  for (const line of documents.optimizedContent.split('\n').filter((each) => each !== ''))
    await expect(sheet).toContainText(line.replace(/^• /, ''));
  await page.goBack();
  await open.last().press('Enter');
  const letter = page.getByRole('article', { name: 'Cover letter' });
  for (const paragraph of documents.coverLetter.split(/\n+/)) await expect(letter).toContainText(paragraph);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await expect(open.first()).toBeVisible();
});

test.describe('the wizard', () => {
  test('says what the basic plan is for, and removes it from the address', async ({ page }) => {
    await page.goto('/optimize?plan=basic');
    await expectToast(page, 'unlock resume and cover letter for $6.99');
    await expect(page).toHaveURL(/\/optimize$/);
  });

  test('says that a payment was processed when it cannot be looked up', async ({ page }) => {
    await page.goto('/optimize?success=true');
    await expectToast(page, 'Payment Processed');
    await expect(page).toHaveURL(/\/optimize$/);
  });
});

test.describe('the password pages', () => {
  test('ask for an address, and require a complete link', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await inspect(page, 'forgot-password');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto('/reset-password?token=abc');
    await expect(page).toHaveURL(/\/reset-password$/);
    await inspect(page, 'reset-password');
    await page.goto('/reset-password');
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
  });

  test.describe('with a link that no longer works', () => {
    test.use({ expectedComplaints: ['404'] });
    test('lead to a new one', async ({ page }) => {
      await page.goto('/reset-password?token=used');
      await page.getByLabel('New password').fill('a new password');
      await page.getByRole('button', { name: 'Set Password' }).click();
      await expect(page.getByRole('alert')).toContainText('That link no longer works.');
      await inspect(page, 'reset-password-used');
      await page.getByRole('alert').getByRole('link', { name: 'Request a New Link' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedComplaints: ['401'] });
    test('say so, in words', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expect(page.getByText('Password is required')).toBeVisible();
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('alert').getByText(/Email or password is wrong/)).toBeVisible();
    });
  });
});
