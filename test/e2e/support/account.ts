import type { Page } from '@playwright/test';
import { ad } from './material.ts';
import { newAddress, register } from './customer.ts';
import { mailedLink } from './mailed-link.ts';
import { expect } from './watched.ts';

/** Sends what the page itself would send, with its cookies and a token. */
export async function send(page: Page, method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) {
  const token = await page.request.get('/api/csrf-token');
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const answer = await page.request.fetch(path, { method, data, headers: { 'x-csrf-token': csrfToken } });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

/** Creates an account; the page is then at `address`. */
export async function signUpAt(page: Page, address: string): Promise<string> {
  const email = newAddress();
  await page.goto(`/register?returnTo=${encodeURIComponent(address)}`);
  await register(page, email);
  await expect(page).toHaveURL(address);
  return email;
}

/** Confirms the address of the account that a page is signed in to; the page is then at `address`. */
export async function confirmAddress(page: Page, email: string, address: string): Promise<void> {
  const [, token] = (await mailedLink(email, 'verify-email')).split('=');
  await send(page, 'POST', '/api/auth/verify-email', { token });
  await page.goto(address);
}

const resumeText = `Robin Example
robin@example.com | +1 555 0100 | Springfield, IL
Experience
Store Assistant, Northwind Foods
Mar 2019 - Present
• Responsible for managing the stock counts of 3 stores
• Trained 12 new colleagues at the point of sale
Education
Associate Degree in Business, Springfield College, 2018
Skills
Inventory management, SAP, point of sale`;

/** Lets the account optimize a resume for a job; resolves when it is done. */
export async function optimizeFor(page: Page, jobTitle: string, companyName?: string): Promise<string> {
  const body = {
    originalFileName: 'resume.txt',
    originalContent: resumeText,
    jobTitle,
    companyName,
    jobDescription: ad,
  };
  const { optimizationId } = await send(page, 'POST', '/api/optimize-resume', body);
  const id = String(optimizationId);
  await expect
    .poll(
      async () => ((await (await page.request.get(`/api/optimization/${id}`)).json()) as { status: string }).status,
      {
        timeout: 90_000,
      },
    )
    .toBe('completed');
  return id;
}

export const scoreResume = (page: Page) => send(page, 'POST', '/api/score-resume', { resumeText });

/** Buys something with a test card. */
export async function buy(page: Page, paymentType: string, optimizationId?: string): Promise<void> {
  const { clientSecret } = await send(page, 'POST', '/api/create-payment-intent', { paymentType, optimizationId });
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
  const { status } = await send(page, 'POST', '/api/sandbox/confirm-payment', { clientSecret, ...card });
  expect(status).toBe('succeeded');
}

/** The answer that the page itself would get. */
export const answerOf = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(path)).json()) as T;

export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu for Robin Example' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  // Whoever goes elsewhere before it is done asks there who is signed in, and is refused.
  await expect(mainNavigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
}
