import type { Page } from '@playwright/test';
import { buy, optimizeFor, send, signUpAt } from './support/account.ts';
import { inspect } from './support/inspect.ts';
import { dataExport, savedPdf } from './support/linkedin-files.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';
import { fileInput, heading } from './support/wizard.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submitButton = (page: Page) => page.getByRole('button', { name: 'Enhance My Profile' });
const ready = (page: Page, role: string) => expect(heading(page, `Your profile for ${role}`)).toBeVisible();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The form, for an account with the lifetime plan. */
async function openForm(page: Page): Promise<void> {
  await signUpAt(page, '/optimize');
  await buy(page, 'unlimited');
  await page.goto('/enhance-linkedin');
  await expect(submitButton(page)).toBeVisible();
}

const profile = {
  Name: 'Robin Example',
  'Current headline': 'Store Assistant at Northwind Foods',
  'About section': 'I keep shops in stock and the people in them in good spirits.',
  Experience: `Store Assistant
Northwind Foods
Jan 2020 - Present
Responsible for managing the stock counts of 3 stores
Trained 12 new colleagues at the point of sale`,
  Skills: 'Inventory management, SAP, point of sale',
};

async function fillProfile(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(profile)) await field(page, name).fill(text);
}

/** Lets the page enhance the profile, and waits until it is done. */
async function enhance(page: Page, role = 'Store Supervisor'): Promise<void> {
  await fillProfile(page);
  await field(page, 'Target role').fill(role);
  await submitButton(page).click();
  await ready(page, role);
  await expect(section(page, 'Headline')).toBeVisible();
}

test('a visitor is asked to sign in and comes back; without the plan the page says what it brings', async ({
  page,
}) => {
  await page.goto('/enhance-linkedin');
  await expect(heading(page, 'Sign in to enhance your profile')).toBeVisible();
  await inspect(page, 'linkedin-visitor');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
    'href',
    /returnTo=%2Fenhance-linkedin/,
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signUpAt(page, '/enhance-linkedin');
  await expect(heading(page, 'LinkedIn enhancement comes with Platinum')).toBeVisible();
  await inspect(page, 'linkedin-upgrade');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Upgrade to Platinum' })).toHaveAttribute(
    'href',
    '/checkout?plan=unlimited',
  );
  await expect(main.getByRole('link', { name: 'Score My Profile for Free' })).toHaveAttribute('href', '/score');
  expect(asked).toContain('/api/check-lifetime-plan');
  expect(asked).not.toContain('/api/enhancements');
  await buy(page, 'unlimited');
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await expect.poll(() => asked).toContain('/api/enhancements');
});

test.describe('an address of LinkedIn', () => {
  test.use({ expectedComplaints: ['status of 422'] });

  test('leads to the fields, and what is missing is said in the specified words', async ({ page }) => {
    await openForm(page);
    await inspect(page, 'linkedin-form');
    await submitButton(page).click();
    await expectToast(page, 'Input Required', 'Please enter your LinkedIn profile content.');
    await page.getByRole('button', { name: 'Back to URL' }).click();
    await submitButton(page).click();
    await expectToast(page, 'LinkedIn URL Required');
    const address = field(page, 'LinkedIn profile URL');
    await expect(address).toHaveAccessibleDescription(/Please enter your LinkedIn profile URL\./);
    await address.fill('https://example.com/in/robin');
    await submitButton(page).click();
    await expectToast(page, 'Invalid LinkedIn URL');
    await inspect(page, 'linkedin-form-url');
    await address.fill('https://www.linkedin.com/in/robin-example');
    await submitButton(page).click();
    await expectToast(page, 'Target Role Required', 'Please specify your target role.');
    await expect(field(page, 'Target role')).toBeFocused();
    await field(page, 'Target role').fill('Store Supervisor');
    await submitButton(page).click();
    await expectToast(page, 'LinkedIn Blocked Automatic Extraction');
    await expect(field(page, 'About section')).toBeVisible();
    await expect(field(page, 'Target role')).toHaveValue('Store Supervisor');
    await field(page, 'About section').fill('I keep shops in stock.');
    await submitButton(page).click();
    await expectToast(page, 'Input Required', 'Profile text must be at least 50 characters');
    await page.reload();
    await expect(field(page, 'About section')).toHaveValue('I keep shops in stock.');
  });
});

for (const file of [savedPdf(), dataExport()])
  test(`${file.name} fills the fields, which are checked and then enhanced`, async ({ page }) => {
    await openForm(page);
    await fileInput(page).setInputFiles(file);
    await expect(page.getByText(`Read from ${file.name}.`)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Robin Example');
    await expect(field(page, 'Current headline')).toHaveValue('Warehouse Supervisor at Northwind Logistics');
    await expect(field(page, 'About section')).toHaveValue(/train the people who work in them/);
    await expect(field(page, 'Experience')).toHaveValue(/Warehouse Supervisor[^]*14 pickers[^]*Contoso Parcels/);
    await expect(field(page, 'Skills')).toHaveValue(/Inventory Management,? Team Leadership, SAP ERP/);
    await expect(field(page, 'Everything else')).toHaveValue(/Springfield College/);
    await inspect(page, `linkedin-file-${file.mimeType.replace(/\W/g, '-')}`);
    await field(page, 'Target role').fill('Warehouse Manager');
    await page.getByLabel('Seniority').selectOption('Manager');
    await submitButton(page).click();
    await ready(page, 'Warehouse Manager');
    await expect(section(page, 'Experience')).toContainText('14 pickers');
  });

test('each section is copied, and a browser that refuses is not said to have', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await enhance(page);
  await inspect(page, 'linkedin-result');
  await expect(section(page, 'Headline')).toContainText(/\d+ of 220 characters/);
  await expect(section(page, 'About')).toContainText(/\d+ of 2,600 characters/);
  await page.getByText('Clean', { exact: true }).click();
  for (const name of ['Headline', 'About', 'Skills']) {
    const shown = (await section(page, name).locator('p.font-serif').allInnerTexts()).join('\n');
    await section(page, name)
      .getByRole('button', { name: `Copy: ${name}` })
      .click();
    await expect(section(page, name).getByRole('button')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    await expect(section(page, name).getByRole('button')).toHaveText('Copy');
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await section(page, 'About').getByRole('button', { name: 'Copy: About' }).click();
  await expectToast(page, 'Copy failed');
});

test('a change is shown with its reason and the line it rests on', async ({ page }) => {
  await openForm(page);
  await enhance(page);
  const changes = page.getByRole('list', { name: /^Changes: / });
  await expect(changes.first()).toBeVisible();
  await expect(page.locator('.marked').filter({ hasText: '3 stores' }).first()).toBeVisible();
  await expect(section(page, 'Experience').locator('del').first()).toContainText('Responsible for');
  await page.getByText('Clean', { exact: true }).click();
  await expect(changes).toHaveCount(0);
  await expect(section(page, 'Experience').locator('del')).toHaveCount(0);
});

test('a linked resume shows where it and the profile do not match', async ({ page }) => {
  await openForm(page);
  await optimizeFor(page, 'Store Supervisor', 'Fabrikam');
  await page.reload();
  // The resume has worked there since March 2019, the profile says January 2020.
  await page.getByLabel('Link a resume').selectOption({ index: 1 });
  await enhance(page);
  const found = section(page, 'Where your profile and resume don’t match');
  await expect(found).toContainText('2020');
  await expect(found).toContainText('2019');
  await inspect(page, 'linkedin-contradictions');
});

test('one that failed is run again', async ({ page }) => {
  await openForm(page);
  await enhance(page);
  const id = new URL(page.url()).searchParams.get('result') ?? '';
  let tried = 0;
  await page.route(`**/api/enhancements/${id}`, async (route) => {
    const answer = await route.fetch();
    const stored = (await answer.json()) as object;
    const failed = { ...stored, status: 'failed', failure: 'Something went wrong.', output: null, details: null };
    await route.fulfill({ response: answer, json: tried > 0 ? stored : failed });
  });
  await page.route(`**/api/enhancements/${id}/retry`, async (route) => {
    tried += 1;
    await route.fulfill({ json: { enhancementId: id } });
  });
  await page.reload();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await inspect(page, 'linkedin-failed');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(section(page, 'Headline')).toBeVisible();
  expect(tried).toBe(1);
  // The page may be asking once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('what was made', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('is listed, made for another target with all kept, and deleted after a question', async ({ page }) => {
    await openForm(page);
    await enhance(page);
    await page.getByRole('button', { name: 'For Another Target' }).click();
    await expect(field(page, 'Target role')).toBeFocused();
    for (const [name, text] of Object.entries(profile)) await expect(field(page, name)).toHaveValue(text);
    const profileText = `Experience\n${profile.Experience}\n\nSkills\n${profile.Skills}`;
    for (const number of [1, 2, 3, 4, 5])
      await send(page, 'POST', '/api/enhance-linkedin', { profileText, targetRole: `Role ${number}` });
    await page.reload();
    const list = page.getByRole('list', { name: 'Recent enhancements' }).getByRole('listitem');
    await expect(list).toHaveCount(5);
    await page.getByRole('button', { name: 'View All (6)' }).click();
    await expect(list).toHaveCount(6);
    await list.filter({ hasText: 'Role 3' }).getByRole('link').click();
    await ready(page, 'Role 3');
    const address = page.url();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await inspect(page, 'linkedin-delete');
    await page.getByRole('button', { name: 'Delete Enhancement' }).click();
    await expectToast(page, 'Enhancement deleted', 'Role 3');
    await expect(page).toHaveURL('/enhance-linkedin');
    await page.goto(address);
    await expect(page.getByText('Enhancement not found')).toBeVisible();
    await page.goto('/profile?tab=linkedin');
    await expect(page.getByRole('link', { name: 'View Enhancement' })).toHaveCount(5);
    await inspect(page, 'profile-linkedin');
    await page.getByRole('link', { name: 'View Enhancement' }).first().click();
    await ready(page, 'Role 5');
  });
});

test('the score page reads LinkedIn’s file', async ({ page }) => {
  await page.goto('/score');
  await page.getByRole('tab', { name: 'LinkedIn Profile Score' }).click();
  await page.getByText('LinkedIn File').click();
  await page.getByRole('button', { name: 'Score LinkedIn Profile' }).click();
  await expectToast(page, 'File Required', 'Please select a file from LinkedIn to upload.');
  await page.getByText('How to get the file from LinkedIn').click();
  await inspect(page, 'score-linkedin-file');
  await fileInput(page).setInputFiles(dataExport());
  await page.getByRole('button', { name: 'Score LinkedIn Profile' }).click();
  await expect(heading(page, 'Your LinkedIn profile score')).toBeVisible();
  const next = page.getByRole('navigation', { name: 'What’s next' });
  await expect(next.getByRole('link', { name: /^Enhance LinkedIn/ })).toHaveAttribute('href', '/enhance-linkedin');
});

test('what was scored need not be entered again', async ({ page }) => {
  await openForm(page);
  await page.goto('/score');
  await page.getByRole('tab', { name: 'LinkedIn Profile Score' }).click();
  await page.getByText('LinkedIn File').click();
  await fileInput(page).setInputFiles(dataExport());
  await page.getByRole('button', { name: 'Score LinkedIn Profile' }).click();
  await expect(heading(page, 'Your LinkedIn profile score')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Enhance LinkedIn/ })
    .click();
  await page.getByRole('button', { name: 'Use the Profile I Scored' }).click();
  await expect(field(page, 'Name')).toHaveValue('Robin Example');
  await expect(field(page, 'Current headline')).toHaveValue('Warehouse Supervisor at Northwind Logistics');
  await expect(field(page, 'Experience')).toHaveValue(/14 pickers/);
  await expect(page.getByRole('button', { name: 'Use the Profile I Scored' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the form and the result are used by touch', async ({ page }) => {
    await openForm(page);
    await enhance(page);
    await section(page, 'About').getByRole('button').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'For Another Target' }).tap();
    await expect(field(page, 'Target role')).toHaveValue('Store Supervisor');
  });
});
