import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { answerOf, buy, optimizeFor, signUpAt } from './support/account.ts';
import { downloadBy } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';

interface Sheet {
  status: string;
  changes: { id: string; original: string; revised: string }[];
  refused: { id: string }[];
}

interface Asked {
  status: string;
  questions: { text: string; requirement: string }[];
  answers: { text: string; used: boolean }[];
}

const sheetOf = (page: Page, id: string) => answerOf<Sheet>(page, `/api/optimization/${id}/sheet`);
const textOf = async (page: Page, id: string) =>
  (await answerOf<{ optimizedContent: string }>(page, `/api/optimization/${id}`)).optimizedContent;
const saved = (page: Page) => page.getByText('All changes saved');

/** An optimization that was paid for, with its sheet open. */
async function openSheet(page: Page): Promise<string> {
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor', 'Fabrikam');
  await buy(page, 'complete', id);
  await page.goto(`/optimize?result=${id}`);
  await page.getByRole('link', { name: 'Review every change' }).click();
  await expect(page).toHaveURL(/tab=sheet/);
  await expect(page.getByRole('list', { name: 'Resume' })).toBeVisible();
  return id;
}

const opening = 'Responsible for managing the stock counts of 3 stores';
const reworded = 'Managed the stock counts of 3 stores';
const lineWith = (page: Page, text: RegExp | string) =>
  page.getByRole('list', { name: 'Resume' }).getByRole('listitem').filter({ hasText: text }).first();

test('every change is refused and taken again, by the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await openSheet(page);
  const { changes } = await sheetOf(page, id);
  expect(changes.length).toBeGreaterThan(1);
  await inspect(page, 'sheet');
  await page.getByRole('tab', { name: 'Resume' }).focus();
  for (const _ of changes) {
    await page.keyboard.press('n');
    await page.keyboard.press('r');
  }
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await sheetOf(page, id)).refused.length).toBe(changes.length);
  expect(await textOf(page, id)).toContain(opening);
  await inspect(page, 'sheet-refused');
  await page.getByRole('tab', { name: 'Resume' }).focus();
  for (const _ of changes) {
    await page.keyboard.press('n');
    await page.keyboard.press('u');
  }
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await sheetOf(page, id)).changes.length).toBe(changes.length);
  expect(await textOf(page, id)).toContain(reworded);
});

test('a line edited by hand is in the page, the paper and the download; undo and redo take it back and forth', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const id = await openSheet(page);
  const line = lineWith(page, 'the stock counts of 3 stores');
  await line.hover();
  await line.getByRole('button', { name: /^Edit:/ }).click();
  const field = page.getByLabel('Your text');
  await field.fill('Managed stock counts in 3 stores, each counted twice a week');
  // The text is still there after a reload.
  await page.reload();
  await expect(field).toHaveValue('Managed stock counts in 3 stores, each counted twice a week');
  await field.press('Control+Enter');
  await expect(page.getByText('Your resume doesn’t show').first()).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => textOf(page, id)).toContain('each counted twice a week');
  await expect(page.getByRole('img', { name: /as it prints/ }).first()).toBeVisible();
  await inspect(page, 'sheet-edited');
  expect(await downloadBy(page, 'Download Resume')).toBe('optimized-resume.pdf');
  await page.keyboard.press('Control+z');
  await expect.poll(() => textOf(page, id)).not.toContain('each counted twice a week');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => textOf(page, id)).toContain('each counted twice a week');
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] });

  test('what is decided without a connection is kept over a reload, and sent when it is back', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const id = await openSheet(page);
    const { changes } = await sheetOf(page, id);
    await context.route('**/api/optimization/*/sheet', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('No connection. Kept on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No connection. Kept on this device')).toBeVisible();
    expect((await sheetOf(page, id)).refused).toEqual([]);
    await context.unroute('**/api/optimization/*/sheet');
    await expect(saved(page)).toBeVisible({ timeout: 20_000 });
    expect((await sheetOf(page, id)).refused.length).toBe(changes.length);
  });

  test('a download waits for what is being saved, and gives nothing where that fails', async ({ page }) => {
    test.setTimeout(240_000);
    const id = await openSheet(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/download/')) asked.push(request.url());
    });
    const held: Route[] = [];
    await page.route('**/api/optimization/*/sheet', (route) =>
      route.request().method() === 'PATCH' ? void held.push(route) : route.continue(),
    );
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('link', { name: 'Back to the result' }).click();
    const button = page.getByRole('button', { name: 'Download Resume (Plain text)' });
    await button.click();
    await expect(page.getByText('Saving your changes first...')).toBeVisible();
    await inspect(page, 'download-waits');
    await held.pop()?.abort();
    await expectToast(page, 'Download Failed', 'We couldn’t save your last change');
    expect(asked).toEqual([]);
    // It is sent again by the result, too; the next download waits for that.
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1);
    await held.pop()?.continue();
    await expect.poll(async () => (await sheetOf(page, id)).changes).toEqual([]);

    await page.getByRole('link', { name: 'Review every change' }).click();
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Use all' }).click();
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('link', { name: 'Back to the result' }).click();
    const download = page.waitForEvent('download');
    await button.click();
    await expect(page.getByText('Saving your changes first...')).toBeVisible();
    expect(asked).toEqual([]);
    await held.pop()?.continue();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(reworded);
  });
});

test('the letter takes one own sentence, and can be written by hand', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await openSheet(page);
  const letterOf = async () => (await answerOf<{ coverLetter: string }>(page, `/api/optimization/${id}`)).coverLetter;
  await page.getByRole('tab', { name: 'Cover letter' }).click();
  await expect(page).toHaveURL(/tab=letter/);
  await page.getByLabel('Why this employer?').fill('I buy my tools at Fabrikam.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(letterOf).toContain('I buy my tools at Fabrikam.');
  await inspect(page, 'sheet-letter');
  await page.getByRole('button', { name: 'Edit the letter' }).click();
  await page.getByLabel('Salutation').fill('Dear Ada,');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('This letter is your own text now.')).toBeVisible();
  await expect.poll(letterOf).toContain('Dear Ada,');
  await page.getByRole('button', { name: 'Go back to our letter' }).click();
  await expect.poll(letterOf).not.toContain('Dear Ada,');
});

test('three answers are in the page, the paper, the letter and the rows, after a reload and in a second tab', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const id = await openSheet(page);
  await page.goto(`/optimize?result=${id}`);
  const second = await context.newPage();
  await second.goto(`/optimize?result=${id}&tab=sheet`);
  const told: string[] = [];
  for (let given = 1; given <= 3; given++) {
    const { questions } = await answerOf<Asked>(page, `/api/optimization/${id}/questions`);
    const shown = page.locator('form').getByRole('heading', { level: 4 });
    await expect.poll(async () => questions.map(({ text }) => text).includes(await shown.innerText())).toBe(true);
    const heading = await shown.innerText();
    const requirement = questions.find((question) => question.text === heading)?.requirement ?? '';
    const text = `I did ${requirement} every week with the colleagues of 3 stores, and losses fell by ${10 + given}%.`;
    told.push(text);
    await page.getByLabel('In your own words').fill(text);
    await page.getByRole('button', { name: 'Add this line' }).click();
    await expect
      .poll(async () => {
        const asked = await answerOf<Asked>(page, `/api/optimization/${id}/questions`);
        return [asked.status, asked.answers.length];
      })
      .toEqual(['completed', given]);
  }
  const { answers } = await answerOf<Asked>(page, `/api/optimization/${id}/questions`);
  expect(answers.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b))).toEqual(
    told.toSorted((a, b) => a.localeCompare(b)),
  );
  const text = await textOf(page, id);
  const { changes } = await sheetOf(page, id);
  const lines = changes.filter((change) => change.id.startsWith('answer:')).map(({ revised }) => revised);
  expect(lines.length).toBeGreaterThan(0);
  await second.bringToFront();
  await second.reload();
  for (const line of lines) {
    expect(text).toContain(line);
    await expect(lineWith(second, line)).toBeVisible();
  }
});
