import type { Page } from '@playwright/test';
import { answerOf, optimizeFor, send, signUpAt } from './support/account.ts';
import { inspect } from './support/inspect.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';

const ad = `Store Supervisor
Northwind Foods, Springfield

We need a supervisor for our store.

Requirements
- Inventory management and SAP
- Experience in retail and at the point of sale
- Forklift licence`;

/** Adds an ad of one's own as the page does; resolves to the listing's id. */
async function addJob(page: Page, title: string, more: Record<string, string> = {}): Promise<string> {
  const saved = await send(page, 'POST', '/api/jobs/own', { title, company: 'Northwind Foods', ...more });
  return String(saved['jobListingId']);
}

const openBoard = (page: Page) => page.goto('/jobs?tab=saved');
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: \\d+ jobs?$`) });
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const moveMenu = (page: Page, title: string) => page.getByRole('button', { name: `Move or remove ${title}` });

/** The saved jobs at the server. */
async function savedJobs(page: Page) {
  interface Saved {
    savedJobs: { status: string; notes: string | null; reminder: string | null; jobListing: { title: string } }[];
  }
  return (await answerOf<Saved>(page, '/api/jobs/saved')).savedJobs;
}

test('a visitor is asked to sign in for saved jobs, and comes back to them', async ({ page }) => {
  await openBoard(page);
  await expect(page.getByRole('heading', { name: 'Sign in to see your saved jobs' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).last()).toHaveAttribute(
    'href',
    /returnTo=%2Fjobs%3Ftab%3Dsaved/,
  );
});

test('an ad found elsewhere is added, and nothing that was typed is lost on the way', async ({ page }) => {
  await signUpAt(page, '/jobs?tab=saved');
  await expect(page.getByText('No saved jobs yet')).toBeVisible();
  await inspect(page, 'jobs-board-empty');
  await page.getByRole('button', { name: 'Add a Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a job you found' });
  await dialog.getByLabel('Job title').fill('Store Supervisor');
  await dialog.getByLabel('Link to the ad').fill('ftp://example.com');
  await dialog.getByRole('button', { name: 'Add Job' }).click();
  await expect(dialog.getByText('Please enter a web address that starts with http:// or https://.')).toBeVisible();
  await inspect(page, 'jobs-own-job');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a Job' }).click();
  await expect(dialog.getByLabel('Job title')).toHaveValue('Store Supervisor');
  await dialog.getByLabel('Link to the ad').fill('https://example.com/ad');
  await dialog.getByRole('button', { name: 'Add Job' }).click();
  await expectToast(page, 'Job added', 'Store Supervisor');
  await expect(card(page, 'Store Supervisor')).toBeVisible();
  const link = card(page, 'Store Supervisor').getByRole('link', { name: /Open the ad/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/ad');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a job is moved by dragging, by keyboard and by the list of a phone, and stays where it was moved', async ({
  page,
}) => {
  await signUpAt(page, '/optimize');
  await addJob(page, 'Store Supervisor');
  await addJob(page, 'Baker');
  await openBoard(page);
  await expect(column(page, 'Saved')).toHaveAccessibleName('Saved: 2 jobs');
  await inspect(page, 'jobs-board');
  // As high as the board: scrolling between press and drag would take hold of another card.
  await page.setViewportSize({ width: 1440, height: 1600 });

  await card(page, 'Baker').dragTo(column(page, 'Offer'));
  await expect(column(page, 'Offer').getByRole('article', { name: 'Baker' })).toBeVisible();

  await moveMenu(page, 'Store Supervisor').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Interested' })).toBeFocused();
  await page.keyboard.type('App');
  await expect(page.getByRole('menuitem', { name: 'Applied' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(column(page, 'Applied').getByRole('article', { name: 'Store Supervisor' })).toBeVisible();
  await expect(moveMenu(page, 'Store Supervisor')).toBeFocused();
  await expect(page.getByText('Store Supervisor is now in Applied.')).toBeAttached();

  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole('combobox', { name: 'Status of Baker' }).selectOption('Interviewing');
  await expect(column(page, 'Interviewing').getByRole('article', { name: 'Baker' })).toBeVisible();
  await expect
    .poll(async () => (await savedJobs(page)).map(({ jobListing, status }) => `${jobListing.title} ${status}`).sort())
    .toEqual(['Baker interviewing', 'Store Supervisor applied']);
});

test.describe('where the server refuses', () => {
  test.use({ expectedComplaints: ['503'] });

  test('a job goes back to where it was, and notes stay until they are saved', async ({ page }) => {
    await signUpAt(page, '/optimize');
    await addJob(page, 'Baker');
    await openBoard(page);
    await expect(column(page, 'Saved').getByRole('article', { name: 'Baker' })).toBeVisible();
    await page.route(/\/api\/jobs\/saved\/[^/]+$/, (route) => route.fulfill({ status: 503, body: '' }));
    await moveMenu(page, 'Baker').click();
    await page.getByRole('menuitem', { name: 'Offer' }).click();
    await expectToast(page, 'Failed to update status');
    await expect(column(page, 'Saved').getByRole('article', { name: 'Baker' })).toBeVisible();

    await page.getByRole('button', { name: 'Notes and reminder for Baker' }).click();
    await page.getByLabel('Notes', { exact: true }).fill('Ask for the night shift');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.reload();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Notes and reminder for Baker' }).click();
    await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Ask for the night shift');
    await expect.poll(async () => (await savedJobs(page))[0]?.notes).toBe('Ask for the night shift');
  });

  test('the board says so, and is loaded again on request', async ({ page }) => {
    await signUpAt(page, '/optimize');
    await page.route(/\/api\/jobs\/saved(\?|$)/, (route) => route.fulfill({ status: 503, body: '' }));
    await openBoard(page);
    await expect(page.getByText('We couldn’t load your saved jobs.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No saved jobs yet')).toBeVisible();
  });
});

test('notes and a reminder are kept; a job that is removed comes back with them', async ({ page }) => {
  await signUpAt(page, '/optimize');
  await addJob(page, 'Baker', { description: ad });
  await openBoard(page);
  await page.getByRole('button', { name: 'Notes and reminder for Baker' }).click();
  await page.getByLabel('Notes', { exact: true }).fill('Ask for the night shift');
  await expect.poll(async () => (await savedJobs(page))[0]?.notes).toBe('Ask for the night shift');
  await page.getByRole('button', { name: 'Set Reminder' }).click();
  await expect(page.getByText('Choose a date and a time.')).toBeVisible();
  await page.getByRole('button', { name: 'Next Monday' }).click();
  await page.getByRole('button', { name: 'Set Reminder' }).click();
  await expect(page.getByText(/We’ll remind you on .*9:00 AM/)).toBeVisible();
  await inspect(page, 'jobs-notes');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(card(page, 'Baker').getByText(/^Reminder: /)).toBeVisible();
  const [before] = await savedJobs(page);

  await moveMenu(page, 'Baker').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const undo = page.getByRole('button', { name: 'Undo: put Baker back' });
  await expect(undo).toBeFocused();
  expect(await savedJobs(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(card(page, 'Baker')).toBeVisible();
  const [after] = await savedJobs(page);
  expect([after?.notes, after?.reminder, after?.status]).toEqual([before?.notes, before?.reminder, before?.status]);
});

test('filters leave the jobs they are about, and the table has them all', async ({ page }) => {
  await signUpAt(page, '/optimize');
  await addJob(page, 'Baker', { location: 'Springfield' });
  await addJob(page, 'Clerk', { location: 'Shelbyville' });
  await openBoard(page);
  await expect(card(page, 'Baker')).toBeVisible();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Location').fill('shelby');
  await expect(card(page, 'Baker')).toBeHidden();
  await expect(card(page, 'Clerk')).toBeVisible();
  await page.getByLabel('Salary from').fill('a lot');
  await expect(page.getByText('Enter a whole number, such as 60000.')).toBeVisible();
  await inspect(page, 'jobs-board-filters');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(card(page, 'Baker')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('foothold-saved-jobs.csv');
});

test('a resume is compared with the saved jobs, and a job with the resumes', async ({ page }) => {
  await signUpAt(page, '/optimize');
  await optimizeFor(page, 'Store Supervisor', 'Northwind Foods');
  await addJob(page, 'Store Supervisor', { description: ad });
  await addJob(page, 'Pastry Chef', { description: ad.replaceAll('Store Supervisor', 'Pastry Chef') });
  await openBoard(page);
  await page.getByRole('radio', { name: 'Compare' }).check({ force: true });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await inspect(page, 'jobs-compare');
  await page.getByRole('button', { name: 'Job', exact: true }).click();
  await expect(page.getByRole('rowheader').first()).toContainText('Pastry Chef');
  await expect(page.getByRole('columnheader', { name: 'Job', exact: true })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('radio', { name: 'One job, several resumes' }).check({ force: true });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Choose at least one resume.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose All' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table', { name: /^How your resumes fit/ })).toBeVisible();
});

test('a search is saved, run, renamed and deleted', async ({ page }) => {
  await signUpAt(page, '/jobs?q=Nurse');
  await page.getByRole('button', { name: 'Save This Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Nurse');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save Search' }).click();
  await expect(dialog.getByText('Give this search a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Night nurse');
  await inspect(page, 'jobs-save-search');
  await dialog.getByRole('button', { name: 'Save Search' }).click();
  await expectToast(page, 'Search saved', 'Night nurse');

  const mails = page.getByRole('switch', { name: 'Email me new jobs for Night nurse' });
  await mails.click();
  await expect(mails).toBeChecked();
  await page.getByRole('button', { name: 'Rename Night nurse' }).click();
  await page.getByLabel('New name for Night nurse').fill('Nurse by night');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Nurse by night' })).toBeFocused();
  await inspect(page, 'jobs-saved-searches');
  await page.goto('/jobs');
  await expect(page.getByRole('switch', { name: 'Email me new jobs for Nurse by night' })).toBeChecked();
  await page.getByRole('button', { name: 'Run Nurse by night' }).click();
  await expect(page).toHaveURL(/q=Nurse/);
  await page.getByRole('button', { name: 'Delete Nurse by night' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Search deleted', 'Nurse by night');
  await expect(page.getByText('Save a search to run it again and to get new jobs by email.')).toBeVisible();
});

test.describe('a company', () => {
  test.use({ expectedComplaints: ['422'] });

  test('that cannot be added is refused in words, and what was typed stays', async ({ page }) => {
    await signUpAt(page, '/jobs?tab=saved');
    await page.getByRole('radio', { name: 'Companies' }).check({ force: true });
    const field = page.getByLabel('Address of the company’s job board');
    await page.getByRole('button', { name: 'Add Company' }).click();
    await expect(page.getByText('Please enter the address of a company’s job board.')).toBeVisible();
    await field.fill('https://example.com/careers');
    await page.getByRole('button', { name: 'Add Company' }).click();
    await expect(page.getByText('Company job boards aren’t checked on this server.')).toBeVisible();
    await expect(field).toHaveValue('https://example.com/careers');
    await expect(field).toBeFocused();
    await inspect(page, 'jobs-companies');
  });
});

test('a job that was hidden is shown again', async ({ page }) => {
  await signUpAt(page, '/jobs?tab=saved');
  const id = await addJob(page, 'Baker');
  await send(page, 'POST', '/api/jobs/hide', { jobListingId: id, reason: 'bad_fit' });
  await page.getByRole('radio', { name: 'Hidden' }).check({ force: true });
  await expect(page.getByText(/Not a good fit/)).toBeVisible();
  await inspect(page, 'jobs-hidden');
  await page.getByRole('button', { name: 'Show Baker again' }).click();
  await expect(page.getByText('You haven’t hidden any jobs.')).toBeVisible();
});
