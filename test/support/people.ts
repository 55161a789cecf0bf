import { claimOptimization, register } from '#contract/accounts.ts';
import { confirmSandboxPayment, createPaymentIntent } from '#contract/billing.ts';
import { getOptimization, optimizeResume, type OptimizationView } from '#contract/optimizations.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { openBrowser, type Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';
import { windows } from './user-agents.ts';

export const password = 'correct horse';

/** The test cards that the sandbox knows. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  refusesRenewals: '4000 0000 0000 0341',
} as const;

/** Makes an account in a browser. */
export const signUp = (browser: Browser, email: string) =>
  browser.api.call(register, { body: { email, password, name: 'A Reader' } });

/** New people, each at a separate address and on Windows. */
export function newPeople(server: () => TestApp, name: string) {
  let count = 0;
  return async () => {
    count += 1;
    const email = `${name}-${count}@example.com`;
    const address = `198.51.100.${count}`;
    const browser = openBrowser(server().app, address, windows);
    const { user } = await signUp(browser, email);
    return { browser, email, address, user };
  };
}

/** A resume with enough content to be tailored. */
export const resumeText = [
  'Robin Example',
  'robin@example.com | +1 555 0100 | Springfield, IL',
  'Experience',
  'Warehouse Supervisor, Northwind Logistics',
  'Mar 2019 - Present',
  '• Responsible for managing a team of 14 pickers across two shifts',
  '• Reduced picking errors by 23% by introducing barcode scanning',
  '• Trained 30 new colleagues in forklift safety',
  'Stock Clerk, Contoso Retail',
  'Jan 2015 - Feb 2019',
  '• Counted stock of 4,000 items each month and reported differences',
  'Education',
  'Associate Degree in Business Administration, Springfield College, 2014',
  'Skills',
  'Inventory management, forklift operation, Microsoft Excel, SAP',
].join('\n');

export const job = {
  jobTitle: 'Warehouse Manager',
  companyName: 'Fabrikam',
  jobDescription:
    'Fabrikam is looking for a Warehouse Manager.\nRequirements:\n- 5+ years in warehouse operations\n- Team ' +
    'leadership\n- Inventory management with SAP\n- Forklift licence is a plus\n- Experience with lean ' +
    'methods',
};

/** Starts an optimization and waits until it has ended. */
export async function optimize(
  browser: Browser,
  originalContent: string = resumeText,
): Promise<{ id: string; claimToken: string | undefined; view: OptimizationView }> {
  const { optimizationId: id, claimToken } = await browser.api.call(optimizeResume, {
    body: { originalFileName: 'resume.txt', originalContent, ...job },
  });
  for (;;) {
    const view = await browser.api.call(getOptimization, { params: { id } });
    if (view.status === 'completed' || view.status === 'failed') return { id, claimToken, view };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const claim = (browser: Browser, claimToken: string) =>
  browser.api.call(claimOptimization, { body: { claimToken } });

/** Pays for something with a test card. */
export async function pay(
  browser: Browser,
  paymentType: PaymentType,
  optimizationId?: string,
  cardNumber: string = cards.good,
) {
  const begun = await browser.api.call(createPaymentIntent, { body: { paymentType, optimizationId } });
  const outcome = await browser.api.call(confirmSandboxPayment, {
    body: { clientSecret: begun.clientSecret, cardNumber, expiry: '12/34', cvc: '123' },
  });
  return { ...begun, ...outcome };
}
