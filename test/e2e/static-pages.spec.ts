import { accessibilityFaults } from './support/axe.ts';
import { inspect } from './support/inspect.ts';
import { signUpAt } from './support/account.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';

const reads = ['/career-guide', '/privacy-policy', '/terms', '/cookie-policy', '/security'];

for (const path of [...reads, '/faq', '/contact'])
  test(`${path} is readable at every width, in both themes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(page, path.slice(1));
  });

test('the foot of every page leads to the specified pages', async ({ page }) => {
  await page.goto('/optimize');
  const links = page.getByRole('contentinfo').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(10);
  expect(new Set(addresses)).toEqual(
    new Set([...reads, '/faq', '/contact', '/optimize', '/jobs', '/enhance-linkedin']),
  );
  for (const address of addresses) expect((await page.request.get(String(address))).status()).toBe(200);
});

for (const path of reads)
  test(`every entry of the contents of ${path} leads to its section`, async ({ page }) => {
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const names = await entries.allTextContents();
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      await entries.getByText(name, { exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    }
  });

test('on a phone a bar goes along that leads from each chapter to any other, and back to the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/career-guide#offer');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const bar = contents.locator('summary');
  await expect(bar).toContainText('Talk about the offer');
  await expect(bar).toContainText('11 of 12');
  await expect(bar).toBeInViewport();
  await bar.press('Enter');
  expect(await accessibilityFaults(page)).toEqual([]);
  await contents.getByRole('link', { name: 'Write a letter worth opening' }).press('Enter');
  await expect(bar).toContainText('5 of 12');
  await expect(contents.getByRole('link')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 2, name: 'Write a letter worth opening' });
  await expect(heading).toBeInViewport();
  const [over, under] = await Promise.all([bar.boundingBox(), heading.boundingBox()]);
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  await bar.press('Enter');
  await page.keyboard.press('Escape');
  await expect(contents.getByRole('link')).toHaveCount(0);
  await bar.press('Enter');
  await contents.getByRole('link', { name: 'Back to top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers open, and are told to search engines', async ({ page }) => {
    await page.goto('/faq');
    const answer = page.getByText('Files must be under 10MB and PDF, DOC or DOCX.');
    await expect(answer).toBeHidden();
    await page.getByText('Which files can I upload?').click();
    await expect(answer).toBeVisible();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      mainEntity: unknown[];
    };
    expect(data.mainEntity.length).toBeGreaterThanOrEqual(20);
  });

  test('the career guide is there in full', async ({ page }) => {
    await page.goto('/career-guide');
    await expect(page.getByRole('heading', { name: 'Talk about the offer' })).toBeVisible();
  });
});

test('the FAQ leads to the contact page', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a message is sent, and the form is clear again', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email', { exact: true }).fill('robin@example.com');
  await page.getByLabel('Subject').fill('My invoice');
  await page.getByLabel('Message', { exact: true }).fill('Where do I find it?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message Sent', 'within 24 hours');
  for (const name of ['First name', 'Last name', 'Subject'])
    await expect(page.getByLabel(name, { exact: true })).toHaveValue('');
});

test('empty fields are named, and the first has the focus', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  await expect(page.getByText('Please write your message.')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill('robin@');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await inspect(page, 'contact-errors');
});

test.describe('where the server fails', () => {
  test.use({ expectedComplaints: ['status of 500'] });

  test('what was written stays, also over a reload', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/contact');
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Example');
    await page.getByLabel('Email', { exact: true }).fill('robin@example.com');
    await page.getByLabel('Subject').fill('My invoice');
    await page.getByLabel('Message', { exact: true }).fill('Where do I find it?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toContainText('Your message wasn’t sent');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where do I find it?');
    await page.reload();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where do I find it?');
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, 'Message Sent');
  });
});

test('whoever is signed in finds their name and address filled in', async ({ page }) => {
  const email = await signUpAt(page, '/contact');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(page.getByLabel('Last name')).toHaveValue('Example');
});
