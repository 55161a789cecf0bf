import type { Page } from '@playwright/test';
import { answerOf, buy, mainNavigation, optimizeFor, signUpAt } from './support/account.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/watched.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Asked for but not in your resume' });
const form = (page: Page) => section(page).locator('form');
const question = (page: Page) => form(page).getByRole('heading', { level: 4 });
const field = (page: Page) => form(page).getByLabel('In your own words');
const answers = (page: Page) => section(page).getByRole('listitem');

interface Questions {
  matchScore: number;
  questions: { key: string; text: string; requirement: string; must: boolean }[];
  answers: { key: string; state: string; text: string; used: boolean }[];
}

async function openResult(page: Page, id: string): Promise<Questions> {
  await page.goto(`/optimize?result=${id}`);
  await closePreview(page);
  await expect(question(page)).toBeVisible();
  return answerOf<Questions>(page, `/api/optimization/${id}/questions`);
}

/** A visitor is shown the free preview over the page. */
async function closePreview(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close preview' });
  await expect(close.or(section(page))).not.toHaveCount(0);
  if (await close.isVisible()) await close.click();
}

async function openAsVisitor(page: Page) {
  await page.goto('/optimize');
  const id = await optimizeFor(page, 'Store Supervisor');
  await page.goto(`/optimize?result=${id}`);
  await expect(page.getByRole('button', { name: 'Close preview' })).toBeVisible();
  return { id, before: await openResult(page, id) };
}

const first = ({ questions }: Questions) => {
  const [found] = questions;
  if (!found) throw new Error('Nothing is asked.');
  return found;
};
const truthOf = (requirement: string) =>
  `I did ${requirement} every week with the colleagues of 3 stores, and our stock losses fell by 14%.`;

test('a visitor answers, refuses, puts off, changes and takes back, and a reload keeps it all', async ({ page }) => {
  const { id, before } = await openAsVisitor(page);
  const asked = first(before);
  const total = before.questions.length;
  expect(total).toBe(3);
  await expect(question(page)).toHaveText(asked.text);
  await expect(section(page).getByText(`1 of ${total}`)).toBeVisible();
  await inspect(page, 'conversation-question');

  await test.step('what says nothing stays in the field, with what is missing', async () => {
    await form(page).getByRole('button', { name: 'Add this line' }).click();
    await expect(form(page).getByText('Write what you did first')).toBeVisible();
    await field(page).fill('Yes');
    await form(page).getByRole('button', { name: 'Add this line' }).click();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveValue('Yes');
    await expect(question(page)).toHaveText(asked.text);
    await expect(answers(page)).toHaveCount(1);
    await inspect(page, 'conversation-missing');
  });

  await test.step('a true line goes into the resume, and the score moves', async () => {
    await field(page).fill(truthOf(asked.requirement));
    await field(page).press('Control+Enter');
    await expect(section(page).getByText(`“${asked.requirement}” is in your resume now`)).toBeVisible();
    await expect(section(page).getByText(`was ${before.matchScore}`, { exact: true })).toBeVisible();
    await expect(question(page)).not.toHaveText(asked.text);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    const after = await answerOf<Questions>(page, `/api/optimization/${id}/questions`);
    expect(after.matchScore).toBeGreaterThan(before.matchScore);
    expect(after.answers).toMatchObject([{ key: asked.key, used: true }]);
    // The page itself shows the new score, too.
    await expect(page.getByText('out of 100').locator('..')).toContainText(String(after.matchScore));
    await inspect(page, 'conversation-used');
  });

  await test.step('what is put off comes again at the end, and what is not true is left out', async () => {
    const putOff = await question(page).innerText();
    await form(page).getByRole('button', { name: 'Ask me later' }).click();
    await expect(section(page).getByText(/again at the end$/)).toBeVisible();
    await expect(question(page)).not.toHaveText(putOff);
    const refused = await question(page).innerText();
    await form(page).getByRole('button', { name: 'Next question' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(question(page)).toHaveText(putOff);
    await page.keyboard.press('ArrowLeft');
    await expect(question(page)).toHaveText(refused);
    await form(page).getByRole('button', { name: 'Not true of me' }).click();
    await expect(section(page).getByText(/^We’ll leave “/)).toBeVisible();
    await expect(question(page)).toHaveText(putOff);
    await expect(answers(page)).toHaveCount(3);
    await inspect(page, 'conversation-answers');
  });

  await test.step('a reload keeps the answers', async () => {
    await openResult(page, id);
    await expect(answers(page)).toHaveCount(3);
    await expect(answers(page).filter({ hasText: truthOf(asked.requirement) })).toContainText('In your resume under');
  });

  await test.step('an answer is changed', async () => {
    await section(page)
      .getByRole('button', { name: `Edit your answer about “${asked.requirement}”` })
      .click();
    await expect(question(page)).toHaveText(`Change your answer about “${asked.requirement}”`);
    await expect(field(page)).toBeFocused();
    await field(page).fill('Something else');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).not.toHaveText(/^Change your answer/);
    await section(page)
      .getByRole('button', { name: `Edit your answer about “${asked.requirement}”` })
      .click();
    await expect(field(page)).toHaveValue(truthOf(asked.requirement));
    await field(page).fill(truthOf(asked.requirement).replace('14%', '19%'));
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(section(page).getByText(`“${asked.requirement}” is in your resume now`)).toBeVisible();
    await expect(answers(page).filter({ hasText: '19%' })).toContainText('In your resume under');
  });

  await test.step('and taken back, its words staying in the field', async () => {
    await section(page)
      .getByRole('button', { name: `Take back your answer about “${asked.requirement}”` })
      .click();
    await expect(section(page).getByText(`You took back your answer about “${asked.requirement}”`)).toBeVisible();
    await expect(answers(page)).toHaveCount(2);
    // Asked again, perhaps in other words than those of the question before.
    await expect(question(page)).toContainText(`“${asked.requirement}”`);
    await expect(field(page)).toHaveValue(truthOf(asked.requirement).replace('14%', '19%'));
    const after = await answerOf<Questions>(page, `/api/optimization/${id}/questions`);
    expect(after.matchScore).toBe(before.matchScore);
  });
});

test.describe('a lost connection', () => {
  test.use({ expectedComplaints: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch'] });

  test('loses no word: not by sending in vain, nor by a reload, going back or going on', async ({ page }) => {
    const { id, before } = await openAsVisitor(page);
    const asked = first(before);
    const words = truthOf(asked.requirement);
    await page.context().setOffline(true);
    await expect(section(page).getByText('You’re offline. We keep what you write')).toBeVisible();
    await field(page).fill(words);
    await form(page).getByRole('button', { name: 'Add this line' }).click();
    await expect(form(page).getByRole('alert')).toContainText('We couldn’t save your answer');
    await expect(field(page)).toHaveValue(words);
    await inspect(page, 'conversation-offline');
    await page.context().setOffline(false);

    await openResult(page, id);
    await expect(field(page)).toHaveValue(words);
    await form(page).getByRole('button', { name: 'Next question' }).click();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('Half a sentence about');
    await page.goto('/score');
    await page.goBack();
    await closePreview(page);
    await expect(question(page)).toHaveText(asked.text);
    await expect(field(page)).toHaveValue(words);
    await form(page).getByRole('button', { name: 'Add this line' }).click();
    await expect(section(page).getByText(`“${asked.requirement}” is in your resume now`)).toBeVisible();
    await expect(field(page)).toHaveValue('Half a sentence about');
  });
});

test.describe('an answer that is refused', () => {
  test.use({ expectedComplaints: ['status of 403'] });

  test('says why, and stays in the field until it can be sent', async ({ page }) => {
    const asked = first((await openAsVisitor(page)).before);
    const refusal = { error: 'Your session has changed since you opened this page.', code: 'BAD_CSRF_TOKEN' };
    await page.route('**/answers', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
    await field(page).fill(truthOf(asked.requirement));
    await form(page).getByRole('button', { name: 'Add this line' }).click();
    await expect(form(page).getByRole('alert')).toContainText(refusal.error);
    await expect(field(page)).toHaveValue(truthOf(asked.requirement));
    await form(page).getByRole('button', { name: 'Add this line' }).click();
    await expect(section(page).getByText(`“${asked.requirement}” is in your resume now`)).toBeVisible();
  });
});

test.describe('questions that do not come', () => {
  test.use({ expectedComplaints: ['status of 500'] });

  test('are asked for again', async ({ page }) => {
    await page.goto('/optimize');
    const id = await optimizeFor(page, 'Store Supervisor');
    // Also when another width moves them, and they're loaded again.
    await page.route('**/questions', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/optimize?result=${id}`);
    await page.getByRole('button', { name: 'Close preview' }).click();
    await expect(section(page).getByRole('alert')).toContainText('We couldn’t load the questions');
    await inspect(page, 'conversation-error');
    await page.unroute('**/questions');
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(question(page)).toBeVisible();
  });
});

test('who has paid answers, too, and signing out forgets what was typed', async ({ page }) => {
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor');
  await buy(page, 'complete', id);
  const asked = first(await openResult(page, id));
  await field(page).fill(truthOf(asked.requirement));
  await form(page).getByRole('button', { name: 'Add this line' }).click();
  await expect(section(page).getByText(`“${asked.requirement}” is in your resume now`)).toBeVisible();
  await expect(page.getByText('our stock losses fell by 14%', { exact: false }).first()).toBeVisible();

  await field(page).fill('Not yet finished');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('foothold.draft.')).length);
  await expect.poll(drafts).toBe(1);
  await mainNavigation(page)
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(mainNavigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(drafts).toBe(0);
});
