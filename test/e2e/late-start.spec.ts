import type { Page } from '@playwright/test';
import { fixtureResume } from './support/material.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';
import { fileInput, heading } from './support/wizard.ts';

/** The programs a page has asked for, `start.js` and `late.js` aside. */
const programsOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
};

/** A headless browser may begin with its pointer in the corner of the page, where nobody put it. */
const withoutPointer = (page: Page) =>
  page.addInitScript(() => {
    const fromNobody = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', fromNobody, true);
  });

/** Opens a page with its program held back until `letGo`. */
async function withHeldProgram(page: Page, path: string): Promise<{ letGo: () => void }> {
  const gate: { letGo: () => void } = { letGo: () => undefined };
  const free = new Promise<void>((done) => {
    gate.letGo = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return gate;
}

test('a page to be read asks for no program until somebody touches it', async ({ page }) => {
  await withoutPointer(page);
  const asked = programsOf(page);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.mouse.move(200, 300);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

test('a page that nobody touches starts by itself after a while', async ({ page }) => {
  const asked = programsOf(page);
  await page.goto('/');
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('what is pressed before the program runs is done when it does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  // Without the pointer, which would start the program first.
  await page
    .getByRole('banner')
    .locator('button[aria-label*="theme"]')
    .first()
    .evaluate((button) => {
      (button as HTMLButtonElement).click();
    });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('a link is followed before the program runs', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Foothold, home' }).evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL('/');
});

test('a page with something in its address starts at once', async ({ page }) => {
  const asked = programsOf(page);
  await page.goto('/faq?claimed=1', { waitUntil: 'load' });
  await expect.poll(() => asked.length, { timeout: 3_500 }).toBeGreaterThan(3);
});

for (const path of ['/score', '/contact'])
  test(`${path} shows its form and asks for no program until somebody touches it`, async ({ page }) => {
    await withoutPointer(page);
    const asked = programsOf(page);
    await page.goto(path);
    await expect(page.getByRole('main').locator('form').getByRole('button').first()).toBeVisible();
    expect(asked).toEqual([]);
  });

test('what is typed before the program runs is kept, and sent', async ({ page }) => {
  const { letGo } = await withHeldProgram(page, '/contact');
  const entered = {
    'First name': 'Robin',
    'Last name': 'Example',
    Email: 'robin@example.com',
    Subject: 'A question',
    Message: 'What is typed early\nis not lost.',
  };
  for (const [label, text] of Object.entries(entered)) await page.getByLabel(label, { exact: true }).fill(text);
  const subject = page.getByLabel('Subject', { exact: true });
  await subject.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('Still ');
  letGo();
  // The form keeps what it knows in the tab's storage.
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join(' ')))
    .toMatch(/"Still A question".*is not lost\./s);
  for (const [label, text] of Object.entries({ ...entered, Subject: 'Still A question' }))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(subject).toBeFocused();
  await page.keyboard.type('!');
  await expect(subject).toHaveValue('Still !A question');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message Sent');
});

test('a form that is sent before the program runs is sent when it does, with what was typed', async ({ page }) => {
  const { letGo } = await withHeldProgram(page, '/contact');
  await page.getByLabel('Message', { exact: true }).fill('Without a name.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  letGo();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Message', { exact: true })).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Without a name.');
});

test('a file is chosen and scored before the program runs', async ({ page }) => {
  const { letGo } = await withHeldProgram(page, '/score');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(fixtureResume('warehouse-lead-en__plain.pdf'));
  await page.getByRole('button', { name: 'Score Resume' }).click();
  letGo();
  await expect(heading(page, 'Your resume score')).toBeVisible();
});

test('a way to give a resume is chosen before the program runs', async ({ page }) => {
  const { letGo } = await withHeldProgram(page, '/score');
  await page.getByRole('radio', { name: 'Paste Resume Text' }).check();
  letGo();
  await page.getByRole('textbox', { name: 'Resume text' }).fill('Robin Example');
  await expect(page.getByRole('radio', { name: 'Paste Resume Text' })).toBeChecked();
  await expect(fileInput(page)).toHaveCount(0);
});

test('a tab is opened before the program runs', async ({ page }) => {
  const { letGo } = await withHeldProgram(page, '/score');
  await page.getByRole('tab', { name: 'LinkedIn Profile Score' }).click();
  letGo();
  await expect(page.getByLabel('Profile text')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'LinkedIn Profile Score' })).toHaveAttribute('aria-selected', 'true');
});

test('a score that is opened by its address is not preceded by the form', async ({ page }) => {
  const { letGo } = await withHeldProgram(page, '/score?result=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('button', { name: 'Score Resume' })).toBeHidden();
  await expect(page.getByText('Loading', { exact: false }).first()).toBeAttached();
  letGo();
  await expect(page.getByText('Sign in to see this assessment.')).toBeVisible();
});
