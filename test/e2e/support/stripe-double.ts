import type { Page, Route } from '@playwright/test';

/** Replaces Stripe's script in the page: as much of it as the checkout uses, with frames and requests at Stripe's addresses. */
function stripeScript(): void {
  const listeners = new Map<string, (detail: unknown) => void>();
  const element = {
    on: (name: string, listener: (detail: unknown) => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    update: () => undefined,
    destroy: () => undefined,
    mount: (place: HTMLElement) => {
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = 'https://js.stripe.com/frame.html';
      frame.style.width = '100%';
      frame.addEventListener('load', () => listeners.get('ready')?.({ elementType: 'payment' }));
      place.append(frame);
    },
  };
  const unused = () => undefined;
  const stripe = (key: string) => ({
    elements: ({ appearance }: { appearance: { variables: Record<string, string> } }) => ({
      create: () => {
        document.documentElement.dataset['stripeKey'] = key;
        document.documentElement.dataset['stripeAccent'] = appearance.variables['colorPrimary'];
        return element;
      },
      getElement: () => null,
      update: unused,
    }),
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    confirmPayment: async ({ confirmParams }: { confirmParams: { return_url: string } }) => {
      const answer = await fetch('https://api.stripe.com/v1/payment_intents/confirm', { method: 'POST' });
      const outcome = (await answer.json()) as { error?: unknown; query?: string };
      if (outcome.error) return { error: outcome.error };
      location.assign(`${confirmParams.return_url}&${outcome.query}`);
      return new Promise(() => {});
    },
  });
  Object.assign(window, { Stripe: stripe });
}

const json = (route: Route, body: unknown) =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });

interface Intent {
  paymentIntentId: string;
  clientSecret: string;
}

const declined = { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' };

/** Makes the checkout take cards through Stripe, using only Stripe's addresses: the first card is declined, the second is recorded as paid in the sandbox. */
export async function useStripeDouble(page: Page): Promise<void> {
  let begun: Intent | undefined;
  let confirmations = 0;
  await page.route('**/api/create-payment-intent', async (route) => {
    const answer = await route.fetch();
    begun = (await answer.json()) as Intent;
    await route.fulfill({ json: { ...begun, provider: 'stripe', publishableKey: 'pk_live_double' } });
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript.toString()})()` })
      : route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Card</title><p>Card</p></html>' }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    confirmations += 1;
    if (confirmations === 1 || !begun) return json(route, { error: declined });
    await payInSandbox(page, begun.clientSecret);
    return json(route, { query: `payment_intent=${begun.paymentIntentId}&redirect_status=succeeded` });
  });
}

async function payInSandbox(page: Page, clientSecret: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  await page.request.post('/api/sandbox/confirm-payment', {
    headers: { 'x-csrf-token': csrfToken },
    data: { clientSecret, cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' },
  });
}
