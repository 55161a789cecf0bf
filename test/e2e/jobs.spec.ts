import type { Page } from '@playwright/test';
import { signUpAt } from './support/account.ts';
import { inspect } from './support/inspect.ts';
import { answer, answerJobs, found, listing, match } from './support/job-answers.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Job sections' }).getByRole('link', { name });
const query = (page: Page) => page.getByLabel('Job title, skills or company');
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a visitor searches, and is asked to sign in for the rest with the search kept', async ({ page }) => {
  await answerJobs(page, found([listing(1), listing(2)], { total: 2 }));
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Job Market Scanner');
  await inspect(page, 'jobs-visitor');
  await page.getByRole('button', { name: 'Search Jobs' }).click();
  await expectToast(page, 'Search query required', 'Please enter a job title, skills, or company name to search.');
  await expect(query(page)).toBeFocused();
  await query(page).fill('Store supervisor');
  await page.getByLabel('Location').fill('Berlin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?q=Store%20supervisor&where=Berlin');
  await expect(page.getByRole('heading', { name: '2 jobs' })).toBeVisible();
  for (const name of ['Recommendations', 'Saved Jobs', 'My Matches']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).last()).toHaveAttribute(
      'href',
      /returnTo=%2Fjobs%3Ftab%3D\w+%26q%3DStore%2520supervisor%26where%3DBerlin/,
    );
  }
  await inspect(page, 'jobs-sign-in');
  await page.goBack();
  await expect(tab(page, 'Saved Jobs')).toHaveAttribute('aria-current', 'page');
  await tab(page, 'Search Jobs').click();
  await expect(query(page)).toHaveValue('Store supervisor');
  await page.reload();
  await expect(card(page, 'Store Supervisor 2')).toBeVisible();
});

test('a card says everything about its job', async ({ page }) => {
  await answerJobs(
    page,
    found(
      [
        listing(1, {
          salaryIsEstimate: true,
          alsoAt: [{ source: 'lever', applicationUrl: 'https://lever.example/1' }],
        }),
        listing(2, { reposted: 3, isExpired: true, salaryMax: null }),
        listing(9, { source: 'sample', isExcerpt: true, salaryMin: null, salaryMax: null }),
        listing(40, { applicationUrl: 'javascript:alert(1)', title: '<b>Bold</b>' }),
      ],
      {
        total: 1000,
        totalIsExact: false,
        place: { name: 'Berlin', country: 'DE' },
        salaryRange: { currency: 'EUR', low: 31000, median: 44000, high: 62000, listings: 48 },
        sources: [
          { source: 'remotive', state: 'answered', message: null, fetchedAt: null },
          { source: 'adzuna', state: 'limited', message: null, fetchedAt: '2026-11-23T09:00:00.000Z' },
          { source: 'jobicy', state: 'failed', message: 'Jobicy took too long to answer.', fetchedAt: null },
        ],
      },
    ),
  );
  await page.goto('/jobs?q=store&where=Berlin');
  await expect(page.getByRole('heading', { name: 'More than 1,000 jobs around Berlin, Germany' })).toBeVisible();
  await expect(page.getByText('Jobs by Remotive')).toBeVisible();
  await page.getByText('Adzuna and Jobicy didn’t answer').click();
  await expect(page.getByText('Jobicy took too long to answer.')).toBeVisible();
  const first = card(page, 'Store Supervisor 1 at');
  const second = card(page, 'Store Supervisor 2 at');
  const third = card(page, 'Store Supervisor 9 at');
  await expect(first).toContainText('€42,000 – €51,000 a year');
  await expect(first).toContainText('Estimated by Remotive');
  await expect(first).toContainText('1 day ago');
  await expect(first.getByRole('link', { name: /^Apply on Remotive/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(second).toContainText('€42,000+');
  await expect(second).toContainText('Posted 4 times since May 2026');
  await expect(second).toContainText('No longer listed');
  await expect(third).toContainText('Salary not specified');
  await expect(third).toContainText('1 week ago');
  await expect(third).toContainText('Sample');
  await expect(page.getByText('Some of these jobs are samples')).toBeVisible();
  const bold = card(page, '<b>Bold</b>');
  await expect(bold.getByRole('link', { name: /Apply/ })).toHaveCount(0);
  await first.getByRole('button', { name: /\+2 more/ }).click();
  await expect(first).toContainText('Merchandising');
  await first.getByRole('button', { name: /^Show more/ }).click();
  await expect(first).toContainText('two days off in a row each week');
  await inspect(page, 'jobs-results');
});

test.describe('what fails', () => {
  test.use({ expectedComplaints: ['status of 429', 'status of 500', 'status of 404', 'ERR_INTERNET_DISCONNECTED'] });

  test('is said, and tried again', async ({ page, context }) => {
    await answerJobs(page, found([]));
    await answer(page, 'search', { error: 'That was a lot of searches.', code: 'RATE_LIMITED' }, 429);
    await page.goto('/jobs?q=store');
    await expectToast(page, 'Search failed');
    await inspect(page, 'jobs-failed');
    await answer(page, 'search', found([]));
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No jobs found for your search criteria.')).toBeVisible();
    await inspect(page, 'jobs-empty');
    await page.unroute('**/api/jobs/search');
    await context.setOffline(true);
    await query(page).fill('florist');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Search failed', 'offline');
    await expect(query(page)).toHaveValue('florist');
    await context.setOffline(false);
  });

  test('a listing that is gone is said to be', async ({ page }) => {
    await answerJobs(page, found([]));
    await answer(page, 'listings/*', { error: 'Not found.', code: 'LISTING_NOT_FOUND' }, 404);
    await page.goto('/jobs?job=gone');
    await expect(page.getByText('This job isn’t here anymore')).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/jobs');
  });
});

test('filters are applied as they are set, kept in the address, and taken back by Back', async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  await answerJobs(page, found([listing(1)]));
  await page.route('**/api/jobs/search', (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({ json: found([listing(1)], { total: 45 }) });
  });
  await page.goto('/jobs?q=store');
  await page.getByLabel('Job type').selectOption('Full-time');
  await expect(page).toHaveURL('/jobs?q=store&type=full-time');
  await page.getByLabel('Remote', { exact: true }).click();
  await page.getByLabel('Minimum salary').fill('60,000');
  await page.getByLabel('Maximum salary').fill('50000');
  await page.getByLabel('Date posted').focus();
  await expect(page.getByText('The maximum is lower than the minimum.')).toBeVisible();
  await page.getByLabel('Maximum salary').fill('80000');
  await page.getByRole('textbox', { name: 'Skills', exact: true }).fill('SAP, Excel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?q=store&type=full-time&min=60000&max=80000&remote=true&skills=SAP%2CExcel');
  await expect
    .poll(() => sent.at(-1)?.['filters'])
    .toEqual({ jobType: 'full-time', remote: true, salaryMin: 60000, salaryMax: 80000, skills: ['SAP', 'Excel'] });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(page.getByRole('heading', { name: '45 jobs' })).toBeFocused();
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL(/sort=date$/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Minimum salary')).toHaveValue('60000');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/jobs?q=store');
});

test.describe('who is signed in', () => {
  test.use({ expectedComplaints: ['status of 500'] });

  test('saves, hides and takes it back', async ({ page }) => {
    await answerJobs(page, found([listing(1), listing(2)]));
    await signUpAt(page, '/jobs?q=store');
    await inspect(page, 'jobs-signed-in');
    const sent: unknown[] = [];
    await page.route('**/api/jobs/save', (route) => {
      sent.push(route.request().postDataJSON());
      return sent.length === 1
        ? route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'INTERNAL' } })
        : route.fulfill({ json: { id: 's1', status: 'interested' } });
    });
    await page.route('**/api/jobs/hide', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { ok: true } });
    });
    await page.route('**/api/jobs/hide/*', (route) => route.fulfill({ json: { ok: true } }));
    const first = card(page, 'Store Supervisor 1 at');
    await first.getByRole('button', { name: /^Save/ }).click();
    await expectToast(page, 'Failed to save job');
    await first.getByRole('button', { name: /^Save/ }).click();
    await expect(first.getByRole('button', { name: /^Saved/ })).toBeDisabled();
    await expect(first.getByRole('heading')).toBeFocused();
    await card(page, 'Store Supervisor 2 at')
      .getByRole('button', { name: /^Not Interested/ })
      .click();
    await expect(card(page, 'Store Supervisor 2 at')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, 'Store Supervisor 2 at')).toBeVisible();
    expect(sent.slice(1)).toEqual([
      { jobListingId: 'listing-1', status: 'interested' },
      { jobListingId: 'listing-2', reason: 'not_interested' },
    ]);
  });

  test('rates matches and notes applications without anything moving', async ({ page }) => {
    await answerJobs(page, found([]));
    const matches = [
      match(1, 92),
      match(2, 64, { isApplied: true, appliedAt: '2026-11-21T10:00:00.000Z' }),
      match(3, 41),
    ];
    const basis = { kind: 'upload', id: 'u1', name: 'resume.pdf' };
    await answer(page, 'matches?*', { matches, basis });
    await answer(page, 'recommendations*', { recommendations: [], basis: null });
    const sent: unknown[] = [];
    await page.route('**/api/jobs/matches/*', (route) => {
      const changes = route.request().postDataJSON() as { rating?: number; isApplied?: boolean };
      sent.push(changes);
      if (changes.rating === 5)
        return route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'INTERNAL' } });
      const { rating = null, isApplied = false } = changes;
      return route.fulfill({ json: match(1, 92, { userRating: rating, isApplied }) });
    });
    await signUpAt(page, '/jobs?tab=matches');
    const first = card(page, 'Store Supervisor 1 at');
    await expect(first).toContainText('92% match');
    await expect(first.locator('mark')).toHaveCount(3);
    await first.getByText('Why this match').click();
    await inspect(page, 'jobs-matches');
    await first.getByRole('button', { name: /^Applied/ }).click();
    await expect(first.getByRole('button', { name: /^Applied/ })).toHaveAttribute('aria-pressed', 'true');
    await first.getByRole('radio', { name: '3 of 5' }).check();
    await page.keyboard.press('ArrowRight');
    await expect(first.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    // It is taken back as soon as the server refuses it, so whether it is checked in between is not waited for.
    await first.getByRole('radio', { name: '5 of 5' }).click();
    await expectToast(page, 'Failed to save rating');
    await expect(first.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    expect(sent).toEqual([{ isApplied: true }, { rating: 3 }, { rating: 4 }, { rating: 5 }]);
    await tab(page, 'Recommendations').click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Optimize Resume' })).toHaveAttribute(
      'href',
      '/optimize',
    );
    await inspect(page, 'jobs-no-recommendations');
  });
});

test('the link of a daily mail turns the mails off once a button says so', async ({ page }) => {
  await answerJobs(page, found([]));
  const sent: string[] = [];
  await page.route('**/api/jobs/mails/stop?*', (route) => {
    sent.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { ok: true } });
  });
  await page.goto('/jobs?mails=abc');
  const button = page.getByRole('button', { name: 'Turn Off Emails' });
  await expect(button).toBeVisible();
  expect(sent).toEqual([]);
  await button.click();
  await expect(page.getByText('Your daily job emails are off').last()).toBeVisible();
  expect(sent).toEqual(['?token=abc']);
  await inspect(page, 'jobs-mails-off');
  await page.getByRole('main').getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('a search that found nothing as typed says what it shows instead', async ({ page }) => {
  await answerJobs(page, found([listing(1)], { loosened: { how: 'spelling', query: 'store supervisor' } }));
  await page.goto('/jobs?q=stroe%20supervisor');
  await expect(
    page.getByText('No jobs found for “stroe supervisor”. Showing jobs for “store supervisor” instead.').last(),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('filters are in a sheet', async ({ page }) => {
    await answerJobs(page, found([listing(1)]));
    await page.goto('/jobs?q=store');
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Experience level').selectOption('Senior');
    await page.screenshot({ path: 'ci-output/screenshots/jobs-filters-phone.png' });
    await sheet.getByRole('button', { name: 'Show Jobs' }).tap();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(page).toHaveURL('/jobs?q=store&level=senior');
  });
});

test.describe('Optimize for This Job', () => {
  test('fills the wizard, asks before it replaces a job, and for the whole of an excerpt', async ({ page }) => {
    await answerJobs(page, found([listing(1), listing(2)]));
    await answer(page, 'listings/listing-1', listing(1, { isExcerpt: true }));
    await answer(page, 'listings/listing-2', listing(2));
    await page.goto('/jobs?q=store');
    await card(page, 'Store Supervisor 1 at')
      .getByRole('link', { name: /^Optimize for This Job/ })
      .click();
    await expect(page.getByText('Optimizing for Store Supervisor 1 at Northwind Foods')).toBeVisible();
    await expect(page).toHaveURL('/optimize');
    await inspect(page, 'jobs-optimize');
    await page.reload();
    await expect(page.getByText('Optimizing for Store Supervisor 1 at Northwind Foods')).toBeVisible();
    await page.goto('/optimize?job=listing-2');
    await expect(page.getByText('Use Store Supervisor 2 at Northwind Foods?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep What I Entered' }).click();
    await expect(page).toHaveURL('/optimize');
    await expect(page.getByText('Optimizing for Store Supervisor 1 at Northwind Foods')).toBeVisible();
  });
});
