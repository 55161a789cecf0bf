import type { Page } from '@playwright/test';
import { buy, optimizeFor, signUpAt } from './support/account.ts';
import { newAddress, payWith, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/watched.ts';
import { expectToast } from './support/toasts.ts';

/** Opens a checkout as a newly signed-up customer. */
async function openAsCustomer(page: Page, address: string): Promise<void> {
  await page.goto(`/register?${new URLSearchParams({ returnTo: address }).toString()}`);
  await register(page, newAddress());
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[?]/g, '\\?')}$`));
}

/** The server's answer about the signed-in account. */
const answerOf = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as T, path);

test('a visitor is asked to sign in, and goes home without a plan', async ({ page }) => {
  await page.goto('/checkout?plan=pro');
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' }).last()).toHaveAttribute('href', /^\/login/);
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', /^\/register/);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await inspect(page, 'checkout-signed-out');
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/$/);
  await expectToast(page, 'Choose a plan first');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an unknown plan shows no price and takes no payment', async ({ page }) => {
  await openAsCustomer(page, '/checkout?plan=gold');
  await expect(page.getByRole('heading', { name: 'Resume Only' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Payment - $0.00' })).toBeDisabled();
  await inspect(page, 'checkout-unknown');
});

test('each plan shows its price, behind a spinner until the payment is started', async ({ page }) => {
  const prices = {
    cover_letter: '$1.99',
    resume: '$4.99',
    basic: '$6.99',
    complete: '$6.99',
    pro: '$11.99',
    unlimited: '$99.00',
  };
  await openAsCustomer(page, '/checkout?plan=resume');
  let begin = () => {};
  await page.route('**/api/create-payment-intent', async (route) => {
    await new Promise<void>((resolve) => {
      begin = resolve;
    });
    await route.continue();
  });
  for (const [plan, price] of Object.entries(prices)) {
    await page.goto(`/checkout?plan=${plan}`);
    await expect(page.getByText('Preparing your payment')).toBeVisible();
    if (plan === 'pro') await inspect(page, 'checkout-preparing');
    await expect
      .poll(() => (begin(), page.getByRole('button', { name: `Complete Payment - ${price}` }).count()))
      .toBe(1);
    await expect(page.getByText('SSL Secured')).toBeVisible();
  }
});

test('a card for which the bank asks for a confirmation pays once the person confirms', async ({ page }) => {
  await openAsCustomer(page, '/checkout?plan=pro');
  await payWith(page, '4000 0025 0000 3155');
  await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
  await inspect(page, 'checkout-confirmation');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).last().click();
  await expectToast(page, 'Payment Failed');
  await payWith(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, 'Payment Successful');
});

test('two tabs that pay at once are charged once', async ({ page, context }) => {
  await openAsCustomer(page, '/checkout?plan=unlimited');
  const other = await context.newPage();
  await other.goto('/checkout?plan=unlimited');
  const tabs = [page, other];
  for (const tab of tabs) await expect(tab.getByRole('button', { name: /^Complete Payment/ })).toBeVisible();
  await Promise.all(tabs.map((tab) => payWith(tab, '4242 4242 4242 4242')));
  for (const tab of tabs) await expectToast(tab, 'Payment Successful');
  const { counts } = await answerOf<{ counts: { payments: number } }>(page, '/api/profile');
  expect(counts.payments).toBe(1);
});

test.describe('when something fails', () => {
  test.use({ expectedComplaints: ['409', '500', 'The payment could not begin.'] });

  test('a payment that cannot start says why and leads home', async ({ page }) => {
    await openAsCustomer(page, '/checkout?plan=unlimited');
    await payWith(page, '4242 4242 4242 4242');
    await expectToast(page, 'Payment Successful');
    await page.goto('/checkout?plan=pro');
    await expectToast(page, 'You can’t check out right now');
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('a return that cannot be looked up uses what was stored before paying', async ({ page }) => {
    await openAsCustomer(page, '/checkout?plan=pro');
    await page.route('**/api/payment-details/**', (route) => route.fulfill({ status: 500, json: {} }));
    const tracked = page.waitForRequest('**/api/track-conversion');
    await payWith(page, '4242 4242 4242 4242');
    await expectToast(page, 'Payment Successful');
    expect((await tracked).postDataJSON()).toMatchObject({ value: 11.99, currency: 'USD', paymentType: 'pro' });
    // Stored for one return.
    await page.goto('/optimize?success=true&payment_intent=unknown');
    await expectToast(page, 'Payment Processed');
  });
});

test.describe('the return from paying', () => {
  test.use({ expectedComplaints: ['401'] });
  test('that the bank refused says so, and opens nothing', async ({ page }) => {
    await page.goto('/optimize?success=true&payment_intent=pi_x&redirect_status=failed');
    await expectToast(page, 'Payment Failed');
    await expect(page).toHaveURL(/\/optimize$/);
  });
});

test.describe('a payment whose answer got lost', () => {
  test.use({ expectedComplaints: ['ERR_FAILED', 'Failed to fetch', 'UnreachableError', '409'] });

  /** Pays, and the answer never arrives. */
  async function payUnheard(page: Page): Promise<void> {
    await page.route(
      '**/api/sandbox/confirm-payment',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await payWith(page, '4242 4242 4242 4242');
  }

  test('is found out, and nobody is told that nothing was charged', async ({ page }) => {
    await openAsCustomer(page, '/checkout?plan=pro');
    await page.route('**/api/payment-details/**', (route) => route.abort());
    await payUnheard(page);
    const note = page.getByRole('alert').getByText(/before we heard whether your payment went through/);
    await expect(note).toBeVisible();
    await expect(page.getByText('Nothing was charged')).toHaveCount(0);
    await page.unroute('**/api/payment-details/**');
    await expectToast(page, 'Payment Successful');
  });

  test('is not made a second time after a reload', async ({ page }) => {
    await openAsCustomer(page, '/checkout?plan=complete');
    await page.route('**/api/payment-details/**', (route) => route.abort());
    await payUnheard(page);
    await expect(page.getByRole('alert').getByText(/before we heard/)).toBeVisible();
    await page.unroute('**/api/payment-details/**');
    await page.goto('/checkout?plan=complete');
    await expectToast(page, 'Payment Successful');
    const { counts } = await answerOf<{ counts: { payments: number } }>(page, '/api/profile');
    expect(counts.payments).toBe(1);
  });
});

test.describe('what another tab paid for meanwhile', () => {
  test.use({ expectedComplaints: ['404', '409', 'The payment could not begin.'] });
  test('is not paid for again, and nobody is told to look at their card', async ({ page, context }) => {
    await openAsCustomer(page, '/checkout?plan=pro');
    const other = await context.newPage();
    await other.goto('/checkout?plan=unlimited');
    await payWith(other, '4242 4242 4242 4242');
    await expectToast(other, 'Payment Successful');
    await payWith(page, '4242 4242 4242 4242');
    await expectToast(page, 'You can’t check out right now');
    await expect(page.getByText('ask your bank')).toHaveCount(0);
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('is open here, too, when its offer is taken', async ({ page }) => {
    await signUpAt(page, '/optimize');
    const id = await optimizeFor(page, 'Store Supervisor');
    await page.goto(`/optimize?result=${id}`);
    await expect(page.getByText('Premium Content')).toBeVisible();
    await buy(page, 'complete', id);
    await page.getByRole('link', { name: 'Pay to Unlock' }).click();
    await expectToast(page, 'You can’t check out right now');
    await expect(page.getByRole('button', { name: 'Download Resume', exact: true })).toBeVisible();
    await expect(page.getByText('Premium Content')).toHaveCount(0);
  });
});
