import type { Page } from '@playwright/test';
import { downloadBy, newAddress, password } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { fixtureAd, fixtureResume, type Upload } from './support/material.ts';
import { expect, test } from './support/watched.ts';
import { heading, submitButton } from './support/wizard.ts';

const resume = fixtureResume('warehouse-lead-en__plain.pdf');
const job = fixtureAd('warehouse-supervisor.txt');

/** The sheet of the first screen, once it is about a file. */
const sheet = (page: Page) => page.getByRole('region', { name: 'Your resume, scored' });

/** Drops a file on the home page, as from the desktop. */
async function drop(page: Page, { name, mimeType, buffer }: Upload): Promise<void> {
  const data = await page.evaluateHandle(
    ([bytes, fileName, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], fileName, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  await page.getByText('Drop your resume here').dispatchEvent('drop', { dataTransfer: data });
}

const scored = (page: Page) =>
  expect(sheet(page).getByText(/^Overall score: \d+ out of 100\.$/)).toBeAttached({ timeout: 90_000 });

test('the sections stand in the specified order, and the links lead to them', async ({ page }) => {
  await page.goto('/');
  const sections = page.locator('main section[id]');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'how-it-works',
    'features',
    'pricing',
    'comparison',
    'testimonials',
  ]);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, anchor] of [
    ['Features', '#features'],
    ['Pricing', '#pricing'],
    ['How It Works', '#how-it-works'],
    ['Reviews', '#testimonials'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', anchor);
  await bar.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pricing', exact: true })).toBeInViewport();
  for (const [name, address] of [
    ['Get Free AI Score', '/score'],
    ['Optimize Resume', '/optimize'],
    ['Score My Resume', '/score'],
    ['Choose Basic', '/checkout?plan=complete'],
    ['Choose Pro', '/checkout?plan=pro'],
    ['Choose Platinum', '/checkout?plan=unlimited'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', address);
  await expect(page.getByText('53,456')).toBeVisible();
});

test('on a phone the menu leads to the sections, and Score and Optimize stay at hand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Score', exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Optimize', exact: true })).toBeVisible();
  const menu = bar.locator('summary');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/optimize');
  // The browser opens it before the page's program is there, which closes it.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Reviews' })).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await bar.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Reviews' })).toBeHidden();
});

test('a finished result opens, and closes by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'See a finished result' }).click();
  const result = page.getByRole('dialog', { name: 'A finished result' });
  await expect(result.getByText('Dear Hiring Manager,')).toBeVisible();
  await inspect(page, 'home-result');
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
});

test('what is no resume is refused where it was picked', async ({ page }) => {
  await page.goto('/');
  await drop(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toHaveText('File type must be .pdf, .doc or .docx');
});

test('from landing to a downloaded PDF: at most 9 clicks and 6 fields', async ({ page }) => {
  test.setTimeout(300_000);
  let clicks = 0;
  let fields = 0;
  const click = async (role: 'button' | 'link', name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  const fill = async (label: string | RegExp, text: string) => {
    fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  await page.goto('/');
  await drop(page, resume);
  await scored(page);
  await expect(page).toHaveURL('/');
  await expect(sheet(page).getByRole('heading', { name: /^The 3 things that would help most$/ })).toBeVisible();
  await expect(sheet(page).getByText('Formatting & Structure')).toBeVisible();
  await inspect(page, 'home-scored');

  await fill('Job ad', job.text);
  await click('button', 'Score Against This Ad');
  await expect(sheet(page).getByRole('heading', { name: /^For Warehouse Supervisor/i })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page).toHaveURL('/');
  await inspect(page, 'home-scored-for-ad');

  await click('link', 'Optimize for This Job');
  await expect(heading(page, 'Which job is it for?')).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue(/warehouse supervisor/i);
  await expect(page.getByLabel('Job description')).toHaveValue(job.text.trim());
  clicks += 1;
  await submitButton(page).click();
  await expect(page.getByRole('dialog', { name: 'FREE PREVIEW' })).toBeVisible({ timeout: 90_000 });

  await click('link', 'Sign Up to Access');
  await expect(page.getByLabel('Full Name')).toHaveValue('Marcus Delgado-Pratt');
  await expect(page.getByLabel('Email')).toHaveValue('marcus.delgado.pratt@example.com');
  // The person's own; this test's is another each time it is tried, which is not counted.
  await page.getByLabel('Email').fill(newAddress());
  await fill('Password', password);
  fields += 1;
  await page.getByLabel(/What is 5 \+ 3\?/).fill('8');
  await click('button', 'Create Account');
  await click('link', 'Pay to Unlock');
  await fill('Card number', '4242 4242 4242 4242');
  await fill('Expiry', '12 / 34');
  await fill('CVC', '123');
  clicks += 1;
  await page.getByRole('button', { name: /^Complete Payment - \$/ }).click();
  clicks += 1;
  expect(await downloadBy(page, 'Download Resume')).toBe('optimized-resume.pdf');
  expect({ clicks, fields }).toEqual({ clicks: 8, fields: 6 });
});

test('a resume is scored by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('input[type=file]').focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(resume);
  await expect(sheet(page).getByRole('heading', { name: resume.name })).toBeFocused();
  await scored(page);
  await page.getByRole('button', { name: 'Score another file' }).press('Enter');
  await expect(page.getByText('Drop your resume here')).toBeVisible();
});
