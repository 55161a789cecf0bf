import type { Page } from '@playwright/test';
import { toursKey } from '#web/features/tours/completed-tours.ts';
import { signUpAt } from './support/account.ts';
import { inspect } from './support/inspect.ts';
import { accessibilityFaults } from './support/axe.ts';
import { expect, test } from './support/watched.ts';

test.use({ toursSeen: false });

const step = (page: Page, number: number) => page.getByRole('dialog', { name: `Step ${number} of 3` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const recorded = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown, toursKey);

/** Does something with the page's clock almost stopped, so that a slow machine uses up none of a page's delays. */
async function outOfTime(page: Page, act: () => Promise<void>): Promise<void> {
  const still = new AbortController();
  const ticking = (async () => {
    while (!still.signal.aborted) await page.clock.runFor(1).catch(() => undefined);
  })();
  try {
    await act();
  } finally {
    still.abort();
    await ticking;
  }
}

/** Expects the tooltip next to its target, 16 px away, and not over it. */
async function expectBeside(page: Page, target: string): Promise<void> {
  const boxes = async () => {
    const [tip, spot] = await Promise.all([
      page.getByRole('dialog').boundingBox(),
      page.getByTestId(target).first().boundingBox(),
    ]);
    if (!tip || !spot) return -1;
    return Math.max(
      spot.x - (tip.x + tip.width),
      tip.x - (spot.x + spot.width),
      spot.y - (tip.y + tip.height),
      tip.y - (spot.y + spot.height),
    );
  };
  await expect.poll(async () => Math.round(await boxes())).toBe(16);
}

test('a visitor takes the tour of the home page by keyboard', async ({ page }) => {
  await page.goto('/');
  const take = page.getByRole('button', { name: 'Take a tour' });
  await take.press('Enter');
  await expect(step(page, 1)).toBeFocused();
  await expectBeside(page, 'tour-score');
  await inspect(page, 'tour-home');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectBeside(page, 'tour-score');
  }
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(step(page, 2)).toBeFocused();
  await expectBeside(page, 'tour-optimize');
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(step(page, 1)).toBeVisible();
  await press(page, 'Next');
  await press(page, 'Next');
  await expect(step(page, 3)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, 'Finish');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(take).toBeFocused();
  expect(await recorded(page)).toEqual(['home-first-visit']);
});

test('closing and Escape do not record a tour, skipping does', async ({ page }) => {
  await page.goto('/');
  await press(page, 'Take a tour');
  await expect(step(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'Take a tour');
  await press(page, 'Close tour');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await recorded(page)).toEqual([]);
  await press(page, 'Take a tour');
  await press(page, 'Skip tour');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await recorded(page)).toEqual(['home-first-visit']);
});

test('the page can be scrolled and used under a tour, and its button goes where the step is about', async ({
  page,
}) => {
  await page.goto('/');
  await page.setViewportSize({ width: 360, height: 700 });
  await press(page, 'Take a tour');
  await expectBeside(page, 'tour-score');
  await page.mouse.wheel(0, 60);
  await expectBeside(page, 'tour-score');
  await step(page, 1).getByRole('link', { name: 'Score a Resume' }).click();
  await expect(page).toHaveURL('/score');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new person is shown around 2 s after registering, and at home 1.5 s after it has loaded', async ({ page }) => {
  const account = page.getByTestId('tour-account');
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await outOfTime(page, async () => {
    await signUpAt(page, '/optimize');
    await expect(account).toBeVisible();
  });
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1000);
  await outOfTime(page, async () => {
    await expect(step(page, 1)).toContainText('Begin with your resume');
    await expectBeside(page, 'tour-upload');
    await press(page, 'Skip tour');
    await page.goto('/');
    await expect(account).toBeVisible();
  });
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(500);
  await outOfTime(page, () => expect(step(page, 1)).toContainText('A resume for the next job'));
  await page.clock.resume();
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Finish');
  expect(await recorded(page)).toEqual(['new-user-registration', 'authenticated-user']);
  await page.reload();
  await expect(account).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/profile?tab=settings');
  await press(page, 'Show Again Around your account');
  await expect(page).toHaveURL('/');
  await expect(step(page, 1)).toContainText('A resume for the next job');
  expect(await recorded(page)).toEqual(['new-user-registration']);
});

test.describe('a target that is not on the page', () => {
  test.use({ expectedComplaints: ['The tour’s target', "The tour's target"] });
  test('leaves the step in the middle, with no more than a warning', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/');
    await press(page, 'Take a tour');
    await expect(step(page, 1)).toBeVisible();
    await page.evaluate(() =>
      document.querySelectorAll('[data-testid=tour-optimize]').forEach((each) => each.remove()),
    );
    await press(page, 'Next');
    await expect(step(page, 2)).toBeVisible();
    const middle = async () => {
      const box = await step(page, 2).boundingBox();
      return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    };
    await expect.poll(middle).toEqual([720, 450]);
    expect(warnings.filter((text) => text.includes('tour-optimize'))).toHaveLength(1);
  });
});
