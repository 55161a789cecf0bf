import { newAddress, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { useStripeDouble } from './support/stripe-double.ts';
import { expect, test } from './support/watched.ts';
import { expectToast } from './support/toasts.ts';

const submit = 'Complete Payment - $99.00';

test('Stripe’s form takes the card: a declined one is reported, a good one opens what was bought', async ({ page }) => {
  await useStripeDouble(page);
  // The document that leads here was loaded under another page's policy.
  await page.goto('/register?returnTo=/checkout?plan=unlimited');
  await register(page, newAddress());
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(frame.getByText('Card')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-stripe-key', 'pk_live_double');
  await expect(page.locator('html')).toHaveAttribute('data-stripe-accent', /^rgb\(\d+, \d+, \d+\)$/);
  await expect(page.getByText('Sandbox')).toHaveCount(0);
  await inspect(page, 'checkout-stripe');

  await page.getByRole('button', { name: submit }).click();
  await expectToast(page, 'Payment Failed', 'Your card has insufficient funds.');
  await page.getByRole('button', { name: submit }).click();
  await expectToast(page, 'Payment Successful');
  await expect(page).toHaveURL(/\/optimize$/);
  const membership = await page.evaluate(async () => (await (await fetch('/api/me')).json()) as unknown);
  expect(membership).toMatchObject({ membership: { plan: 'unlimited' } });
});

test.describe('where Stripe’s script does not load', () => {
  test.use({ expectedComplaints: ['net::ERR_FAILED'] });
  test('the checkout says so, and tries again on request', async ({ page }) => {
    await useStripeDouble(page);
    let blocked = true;
    await page.route('https://js.stripe.com/**', (route) => (blocked ? route.abort() : route.fallback()));
    await page.goto('/register?returnTo=/checkout?plan=unlimited');
    await register(page, newAddress());
    await expect(page.getByRole('alert').getByText('We couldn’t load the card form')).toBeVisible();
    await inspect(page, 'checkout-stripe-blocked');
    blocked = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: submit })).toBeVisible();
  });
});
