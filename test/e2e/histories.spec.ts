import type { ProfileOptimization } from '#contract/profile.ts';
import { resumeText } from '#test/support/people.ts';
import { scoreResume, send, signUpAt } from './support/account.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/watched.ts';

test('a history counts all there is, tells its entries apart, and loads older ones on scrolling', async ({ page }) => {
  await signUpAt(page, '/profile');
  for (let made = 0; made < 23; made++) await scoreResume(page);
  const job = { jobTitle: 'Baker', jobDescription: 'Bakes bread at night and leads the shift.' };
  await send(page, 'POST', '/api/score-resume', { resumeText, ...job });
  await page.goto('/score');
  const summary = page.getByLabel('Summary');
  await expect(summary.getByText('24', { exact: true })).toBeVisible();
  const list = page.getByRole('list', { name: 'Your assessments' });
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expect(list.getByRole('listitem').first()).toContainText('for Baker');
  await inspect(page, 'score-history');
  await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(list.getByRole('listitem')).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Show Older' })).toHaveCount(0);
});

test('the profile goes through all optimizations, page by page', async ({ page }) => {
  await signUpAt(page, '/profile');
  const optimizationAt = (at: number): ProfileOptimization => ({
    id: `o${at}`,
    createdAt: '2026-01-05T12:00:00.000Z',
    jobTitle: `Job ${at}`,
    jobCompany: null,
    matchScore: 70,
    hasCoverLetter: true,
    status: 'completed',
    bought: [],
  });
  await page.route('**/api/profile/optimizations?**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('offset'));
    const to = Math.min(from + Number(query.get('limit')), 120);
    const optimizations = Array.from({ length: to - from }, (_, at) => optimizationAt(from + at));
    return route.fulfill({ json: { total: 120, optimizations } });
  });
  await page.goto('/profile?tab=resumes');
  await expect(page.getByRole('heading', { name: 'Job 0', exact: true })).toBeVisible();
  for (const last of ['Job 99', 'Job 119']) {
    await page.getByRole('button', { name: 'Show Older' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeAttached();
  }
  await expect(page.getByRole('button', { name: 'Show Older' })).toHaveCount(0);
});
