import type { Page } from '@playwright/test';
import { answerOf, buy, optimizeFor, send, signUpAt } from './support/account.ts';
import { newAddress, optimizeAsVisitor, payWith, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';

// The browser logs each error answer: none made yet (404), not paid for (403).
test.use({ expectedComplaints: ['Failed to load resource'] });

interface Prep {
  status: string;
  details: { questions: { id: string; kind: string; text: string }[] };
  practice: { id: string; text: string; review: { score: number } }[];
}

const prepOf = (page: Page, id: string) => answerOf<Prep>(page, `/api/interview-prep-by-optimization/${id}`);
const panel = (page: Page) => page.getByRole('region', { name: 'Interview preparation' });
const toggle = (page: Page) => page.getByRole('button', { name: /^(Generate|Hide) Interview Prep$/, expanded: true });
const generate = (page: Page) => panel(page).getByRole('button', { name: 'Generate Interview Prep' });
/** The question that is being practiced: in the list, headings take no focus. */
const question = (page: Page) => panel(page).locator('h4[tabindex]');
const practice = (page: Page) => panel(page).getByRole('button', { name: 'Start Practice' });

/** An optimization that was paid for. */
async function paid(page: Page): Promise<string> {
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor', 'Fabrikam');
  await buy(page, 'complete', id);
  return id;
}

/** One with its preparation, open in the page. */
async function prepared(page: Page): Promise<string> {
  const id = await paid(page);
  await send(page, 'POST', '/api/generate-interview-prep', { optimizationId: id });
  await page.goto(`/optimize?result=${id}&tab=interview-prep`);
  await expect(practice(page)).toBeVisible();
  return id;
}

const weak = 'I would do my best.';
const better =
  'When I was a store assistant at Northwind Foods, losses at the point of sale were rising. My manager asked me to train ' +
  'the new colleagues before the summer. I wrote a short guide, sat with each of them for a week and checked their first ' +
  'shifts myself. All 12 of them worked alone after two weeks, and losses fell.';

test('a preparation that is not paid for shows what opens it, and is open once it is', async ({ page }) => {
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor', 'Fabrikam');
  await page.goto(`/optimize?result=${id}`);
  await page.getByRole('button', { name: 'Generate Interview Prep' }).click();
  await expect(page).toHaveURL(/tab=interview-prep/);
  await expect(panel(page).getByText('Premium Feature')).toBeVisible();
  const pay = panel(page).getByRole('link', { name: 'Pay to Unlock' });
  await expect(pay).toHaveAttribute('href', `/checkout?plan=complete&optimizationId=${id}`);
  await inspect(page, 'interview-locked');
  await buy(page, 'complete', id);
  await page.reload();
  await expect(panel(page).getByText('No interview preparation found')).toBeVisible();
  await inspect(page, 'interview-none');
  await toggle(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/tab=/);
});

test('a visitor signs up and pays for it, and is led back to it each time', async ({ page }) => {
  test.setTimeout(240_000);
  await optimizeAsVisitor(page);
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Generate Interview Prep' }).click();
  await expect(panel(page).getByText('Premium Feature')).toBeVisible();
  const signUp = panel(page).getByRole('link', { name: 'Sign Up to Access' });
  await expect(signUp).toHaveAttribute('href', /^\/register\?claimToken=.+&returnTo=%2Foptimize$/);
  await inspect(page, 'interview-visitor');
  await signUp.click();
  await register(page, newAddress());
  await expect(page).toHaveURL('/optimize');
  await panel(page).getByRole('link', { name: 'Pay to Unlock' }).click();
  await payWith(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL('/optimize');
  await expect(generate(page)).toBeInViewport();
  await generate(page).click();
  await expect(practice(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Hide Interview Prep' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('an answer that is sent by a double click is saved once', async ({ page }) => {
  const id = await prepared(page);
  await practice(page).click();
  await panel(page).getByLabel('Your answer', { exact: true }).fill(better);
  await panel(page).getByRole('button', { name: 'Submit' }).dblclick();
  await expect(panel(page).getByRole('heading', { name: 'How your answer comes across' })).toBeVisible();
  expect((await prepOf(page, id)).practice).toHaveLength(1);
});

test('an answer after a refund stays in its field, with the way to pay for it; the profile leads to nothing locked', async ({
  page,
}) => {
  const id = await prepared(page);
  await practice(page).click();
  const field = panel(page).getByLabel('Your answer', { exact: true });
  await field.fill(better);
  const [payment] = await answerOf<{ paymentIntentId: string }[]>(page, '/api/payments');
  await send(page, 'POST', '/api/sandbox/simulate', { happening: 'refund', ...payment });
  await expect
    .poll(async () => (await page.request.get(`/api/interview-prep-by-optimization/${id}`)).status())
    .toBe(403);
  await panel(page).getByRole('button', { name: 'Submit' }).click();
  const note = panel(page).getByRole('alert');
  await expect(note).toContainText('Practice isn’t open for this job any more');
  const pay = note.getByRole('link', { name: 'Pay to Unlock' });
  await expect(pay).toHaveAttribute('href', `/checkout?plan=complete&optimizationId=${id}`);
  await expect(field).toHaveValue(better);
  await inspect(page, 'interview-practice-unpaid');
  await page.goto('/profile?tab=interview');
  await expect(page.getByRole('link', { name: 'View Optimization' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Prep' })).toHaveCount(0);
});

test('it is generated, read in four tabs and exported', async ({ page }) => {
  const id = await paid(page);
  await page.goto(`/optimize?result=${id}`);
  await page.getByRole('button', { name: 'Generate Interview Prep' }).click();
  await expectToast(page, 'Interview Prep Started', 'AI is generating your interview preparation materials...');
  await expect(practice(page)).toBeVisible({ timeout: 60_000 });
  const { details } = await prepOf(page, id);
  const kinds = { general: 'General Questions', behavioral: 'Behavioral', technical: 'Technical' };
  for (const [kind, name] of Object.entries(kinds)) {
    await panel(page).getByRole('tab', { name }).click();
    const texts = details.questions.filter((each) => each.kind === kind).map(({ text }) => text);
    for (const text of texts) await expect(panel(page).getByRole('button', { name: text }).first()).toBeVisible();
    const [first] = texts;
    if (first === undefined) continue;
    await panel(page).getByRole('button', { name: first }).first().click();
    await expect(panel(page).getByText('Why they ask').first()).toBeVisible();
    if (kind === 'behavioral') await inspect(page, 'interview-question');
  }
  await panel(page).getByRole('tab', { name: 'STAR & Tips' }).click();
  for (const part of ['Situation', 'Task', 'Action', 'Result', 'Interview Tips', 'Questions to ask them'])
    await expect(panel(page).getByRole('button', { name: new RegExp(`^${part} ?\\d+$`) })).toBeVisible();
  for (const part of ['Situation', 'Result']) await panel(page).getByRole('button', { name: part }).first().click();
  await inspect(page, 'interview-star');
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Export PDF' }).click();
  expect((await download).suggestedFilename()).toBe('interview-prep-store-supervisor.pdf');
  await expectToast(page, 'Download Started');
});

test('a question is practiced until it is answered well, and what was answered can be deleted', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await prepared(page);
  await practice(page).click();
  const heading = question(page);
  await expect(heading).toBeFocused();
  const { details } = await prepOf(page, id);
  const asked = await heading.innerText();
  expect(details.questions.map(({ text }) => text)).toContain(asked);
  const field = panel(page).getByLabel('Your answer', { exact: true });
  // The text is still there after a reload, and so is the question.
  await field.fill(weak);
  await page.reload();
  await expect(heading).toHaveText(asked);
  await expect(field).toHaveValue(weak);
  await inspect(page, 'interview-practice');
  await field.press('Control+Enter');
  await expect(panel(page).getByRole('heading', { name: 'How your answer comes across' })).toBeFocused();
  await expect(panel(page).getByText('Missing', { exact: true }).first()).toBeVisible();
  const [first] = (await prepOf(page, id)).practice;
  expect(first?.text).toBe(weak);
  await panel(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(field).toHaveValue(weak);
  await field.fill(better);
  await field.press('Control+Enter');
  await expect(panel(page).getByText('Clear', { exact: true }).first()).toBeVisible();
  await inspect(page, 'interview-review');
  const [second] = (await prepOf(page, id)).practice;
  expect(second?.review.score).toBeGreaterThan(first?.review.score ?? 100);
  await panel(page).getByText('Earlier answers (1)').click();
  await panel(page)
    .getByRole('button', { name: /^Delete your answer of / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(panel(page).getByText('Earlier answers (1)')).toHaveCount(0);
  expect((await prepOf(page, id)).practice.map(({ text }) => text)).toEqual([better]);
  await panel(page).getByRole('button', { name: 'Next Question' }).click();
  await expect(heading).not.toHaveText(asked);
  await page.goBack();
  await expect(panel(page).getByRole('tab', { name: 'STAR & Tips' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: ['Failed to load resource', 'Failed to fetch'] });

  test('an answer that cannot be saved without a connection stays in its field', async ({ page, context }) => {
    await prepared(page);
    await practice(page).click();
    const field = panel(page).getByLabel('Your answer', { exact: true });
    await field.fill(better);
    await context.setOffline(true);
    await expect(panel(page).getByText(/^You’re offline\. You can read what’s here/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Submit' }).click();
    await expect(panel(page).getByRole('alert')).toContainText('We couldn’t save your answer');
    await expect(field).toHaveValue(better);
    await context.setOffline(false);
    await panel(page).getByRole('button', { name: 'Submit' }).click();
    await expect(panel(page).getByRole('heading', { name: 'How your answer comes across' })).toBeVisible();
  });
});

test('it is practiced by the keyboard alone', async ({ page }) => {
  await prepared(page);
  await practice(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hide timer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(/^\d+ seconds?$/)).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.type(better);
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('heading', { name: 'How your answer comes across' })).toBeFocused();
});

test('the profile leads to it', async ({ page }) => {
  const id = await prepared(page);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Interview' }).click();
  await page.getByRole('link', { name: 'View Prep' }).click();
  await expect(page).toHaveURL(`/optimize?result=${id}&tab=interview-prep`);
  await expect(panel(page).getByRole('heading', { name: 'Interview preparation', level: 3 })).toBeFocused();
});

test('one that cannot be loaded or made says so, and is tried again', async ({ page, context }) => {
  const id = await paid(page);
  let loads = 0;
  await context.route('**/api/interview-prep-by-optimization/*', (route) => {
    loads += 1;
    return route.fulfill({ status: 500, json: { error: 'Something broke.', code: 'INTERNAL' } });
  });
  await context.route('**/api/generate-interview-prep', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/optimize?result=${id}&tab=interview-prep`);
  await expect(panel(page).getByText('Failed to load interview preparation materials')).toBeVisible();
  expect(loads).toBe(4);
  await generate(page).click();
  await expectToast(page, 'Generation Failed', 'Failed to start interview prep generation. Please try again.');
  await context.unroute('**/api/interview-prep-by-optimization/*');
  await panel(page).getByRole('button', { name: 'Load Again' }).click();
  await expect(panel(page).getByText('No interview preparation found')).toBeVisible();
});

test('one that failed or is in an unknown state is told as that', async ({ page, context }) => {
  const id = await prepared(page);
  const prep = await prepOf(page, id);
  for (const [status, said] of [
    ['failed', 'Interview preparation failed. Please try again.'],
    ['resting', 'Unknown status'],
    ['processing', 'Preparing your interview...'],
  ] as const) {
    await context.route('**/api/interview-prep-by-optimization/*', (route) =>
      route.fulfill({ json: { ...prep, status, failure: null, details: null } }),
    );
    await page.reload();
    await expect(panel(page).getByText(said)).toBeVisible();
    if (status !== 'resting') await inspect(page, `interview-${status}`);
    await context.unroute('**/api/interview-prep-by-optimization/*');
  }
  // It is looked at again, and shown when it is there.
  await expect(practice(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the button that submits an answer stays in view', async ({ page }) => {
    await prepared(page);
    await practice(page).click();
    const field = panel(page).getByLabel('Your answer', { exact: true });
    await field.fill(Array.from({ length: 12 }, () => better).join('\n'));
    await page.getByRole('timer').scrollIntoViewIfNeeded();
    const submit = panel(page).getByRole('button', { name: 'Submit' });
    await expect(submit).toBeInViewport();
    await submit.click();
    await expect(panel(page).getByRole('heading', { name: 'How your answer comes across' })).toBeVisible();
  });
});
