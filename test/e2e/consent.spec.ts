import type { Page, Request } from '@playwright/test';
import { newAddress, payWith, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { ad, sampleResume } from './support/material.ts';
import { expect, test } from './support/watched.ts';
import { expectToast } from './support/toasts.ts';
import { descriptionField, heading, submitButton, titleField, uploadResume } from './support/wizard.ts';

// Visitors here haven't decided yet.
test.use({ storageState: { cookies: [], origins: [] } });

interface Reported {
  name: string;
  path: string;
  properties: Record<string, unknown>;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your data, your decision' });
const choose = (page: Page, answer: string) => banner(page).getByRole('button', { name: answer }).click();
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('foothold.consent') ?? 'null') as unknown);

/** Every request that the page makes, and the events in those to the operator's own count. */
function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const reports = () => requests.filter((request) => new URL(request.url()).pathname === '/api/events');
  return {
    reports,
    events: () => reports().flatMap((request) => (request.postDataJSON() as { events: Reported[] }).events),
    // A picture with its bytes in the address (`data:`, `blob:`) needs no request.
    otherHosts: (own: string) =>
      [...new Set(requests.map((request) => new URL(request.url()).host))].filter(
        (host) => host !== own && host !== '',
      ),
  };
}

/** What comes when it comes: how far somebody scrolls, and how fast the machine is. */
const isAside = ({ name }: Reported) => name === 'scroll_depth' || name === 'web_vital';

const told = ({ name, path, properties }: Reported): string =>
  `${name} ${path} ${Object.values(properties).join(' ')}`.trim();

async function goThroughTheShop(page: Page): Promise<void> {
  await register(page, newAddress());
  await expect(page).toHaveURL(/\/optimize$/);
  await uploadResume(page, await sampleResume(page));
  await page.getByRole('button', { name: 'Continue to Job Details' }).click();
  await page.getByRole('button', { name: 'Optimize for Job' }).click();
  await expect(heading(page, 'Which job is it for?')).toBeVisible();
  await titleField(page).fill('Store Supervisor');
  await descriptionField(page).fill(ad);
  await submitButton(page).click();
  await page.getByRole('link', { name: 'Pay to Unlock' }).click({ timeout: 120_000 });
  await payWith(page, '4000 0000 0000 0002');
  await expectToast(page, 'Payment Failed');
  await payWith(page, '4242 4242 4242 4242');
  await expectToast(page, 'Payment Successful');
}

test('with consent, exactly the specified events are counted, in order, without a name', async ({ page }) => {
  test.setTimeout(300_000);
  const { events, reports } = watchRequests(page);
  await page.goto('/register');
  await choose(page, 'Accept All');
  await goThroughTheShop(page);
  const price = '6.99 USD complete';
  const expected = [
    'page_view /register /register',
    'sign_up /register email',
    'page_view /optimize /optimize',
    'conversion_step /optimize upload',
    expect.stringMatching(/^file_upload \/optimize pdf \d+$/),
    expect.stringMatching(/^file_uploaded \/optimize pdf \d+$/),
    'conversion_step /optimize template',
    'conversion_step /optimize choice',
    'conversion_step /optimize job',
    'resume_optimization_started /optimize modern',
    'conversion_step /optimize optimization',
    'page_view /checkout /checkout',
    'checkout_page_viewed /checkout complete',
    `view_item /checkout ${price}`,
    `begin_checkout /checkout ${price}`,
    'checkout_initiated /checkout complete',
    `add_payment_info /checkout ${price}`,
    'payment_failed /checkout complete declined',
    'checkout_initiated /checkout complete',
    `add_payment_info /checkout ${price}`,
    'page_view /optimize /optimize',
    `payment_completed /optimize ${price}`,
    `purchase /optimize ${price}`,
  ];
  const counted = () =>
    events()
      .filter((event) => !isAside(event))
      .map(told);
  await expect.poll(() => counted().at(-1)).toMatch(/^purchase/);
  expect(counted()).toEqual(expected);
  const visitors = new Set(reports().map((request) => (request.postDataJSON() as { visitor: string }).visitor));
  expect(visitors.size).toBe(1);
  const all = JSON.stringify(reports().map((request) => request.postDataJSON() as unknown));
  expect(all).not.toMatch(/@example|Robin|pi_|Store Supervisor/);
});

test('with consent refused nothing is counted, nobody else is asked, and no cookie is set but the session’s', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { reports, otherHosts } = watchRequests(page);
  await page.goto('/register');
  await choose(page, 'Necessary Only');
  await goThroughTheShop(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.goto('/score');
  await page.waitForTimeout(3000);
  expect(reports()).toEqual([]);
  expect(otherHosts(new URL(baseURL ?? '').host)).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name).toSorted();
  // The session, its marker for pages, the CSRF cookie, and the account's mark against password guessing by others.
  expect(names.filter((name) => !/^csrf$|^foothold(?:-known|-session-mark|-signed-in)?$/.test(name))).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain('foothold.visitor');
  expect(kept).not.toContain('foothold.performance');
});

test('the banner stays until the visitor decides, leaves the page usable, and does not come back', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByText('GDPR')).toBeVisible();
  await expect(banner(page).getByText('CCPA')).toBeVisible();
  await inspect(page, 'cookie-banner');
  await page.setViewportSize({ width: 360, height: 740 });
  const place = await banner(page).boundingBox();
  expect(Math.round((place?.y ?? 0) + (place?.height ?? 0))).toBe(740);
  expect(place?.height).toBeLessThan(740 * 0.45);
  // The end of the page can be scrolled above it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('main, footer')].map((each) => each.getBoundingClientRect().bottom)),
  );
  expect(end).toBeLessThanOrEqual((place?.y ?? 0) + 1);
  await choose(page, 'Necessary Only');
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({
    consent: true,
    preferences: { necessary: true, analytics: false, marketing: false, functional: false },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
  });
  await page.addInitScript(() => {
    // Whether it was ever drawn for who has decided.
    addEventListener('DOMContentLoaded', () => {
      const drawn = document.querySelector('[data-cookie-banner]')?.checkVisibility() ?? false;
      document.documentElement.dataset['bannerDrawn'] = String(drawn);
    });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-banner-drawn', 'false');
  await expect(banner(page)).toHaveCount(0);
});

test('preferences are chosen by keyboard, necessary ones stay on, and closing decides nothing', async ({ page }) => {
  await page.goto('/faq');
  await banner(page).getByRole('button', { name: 'Preferences' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
  await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeChecked();
  for (const name of ['Analytics', 'Marketing', 'Functional'])
    await expect(dialog.getByRole('switch', { name })).not.toBeChecked();
  await inspect(page, 'cookie-preferences');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Preferences' })).toBeFocused();
  expect(await stored(page)).toBeNull();
  await page.keyboard.press('Enter');
  await dialog.getByRole('switch', { name: 'Analytics' }).press('Space');
  await dialog.getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ preferences: { analytics: true, marketing: false, functional: false } });
});

test('a page is counted with its depth and its vitals, and taking consent back forgets the visitor', async ({
  page,
}) => {
  const { events, reports } = watchRequests(page);
  await page.goto('/');
  await choose(page, 'Accept All');
  for (const share of [0.3, 0.6, 1, 0, 1]) {
    await page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), share);
    await page.waitForTimeout(200);
  }
  await expect
    .poll(() =>
      events()
        .filter(({ name }) => name === 'scroll_depth')
        .map(({ properties }) => properties['percent']),
    )
    .toEqual([25, 50, 75, 100]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('foothold.performance'))).toContain('"name":"FCP"');
  await expect.poll(() => events().map(({ name }) => name)).toContain('web_vital');
  expect(await page.evaluate(() => localStorage.getItem('foothold.visitor'))).not.toBeNull();
  await page.evaluate(() => dispatchEvent(new Event('foothold:cookie-preferences')));
  await page.getByRole('dialog').getByRole('button', { name: 'Necessary Only' }).click();
  const before = reports().length;
  await page.goto('/faq');
  await page.waitForTimeout(3000);
  expect(reports()).toHaveLength(before);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key !== 'foothold.tours')).toEqual(['foothold.consent']);
});
