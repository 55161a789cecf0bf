import { inspect } from './support/inspect.ts';
import { expect, test } from './support/watched.ts';

test('the home page leads to the score and the wizard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Foothold/);
  await inspect(page, 'home');
  await page.getByRole('link', { name: 'Get Free AI Score' }).first().click();
  await expect(page).toHaveURL('/score');
  await page.goBack();
  await page.getByRole('link', { name: 'Optimize Resume' }).first().click();
  await expect(page).toHaveURL('/optimize');
});

test('each page has its own title and description, and the wizard is not indexed', async ({ page }) => {
  const metaOf = async (path: string) => {
    await page.goto(path);
    return {
      title: await page.title(),
      description: await page.locator('meta[name=description]').getAttribute('content'),
      robots: await page.locator('meta[name=robots]').evaluateAll(([robots]) => robots?.getAttribute('content')),
    };
  };
  const [home, optimize] = [await metaOf('/'), await metaOf('/optimize')];
  expect(home.title).not.toBe(optimize.title);
  expect(home.description).not.toBe(optimize.description);
  expect([home.robots, optimize.robots]).toEqual([undefined, 'noindex']);
});

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('is a 404 that says so', async ({ page }) => {
    const answer = await page.goto('/no/such/page?x=1');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await inspect(page, 'not-found');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test("a chosen theme survives a reload, against the system's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  // A color halfway between two is reported as oklab.
  await expect.poll(async () => (await background()) !== light && (await background()).startsWith('oklch')).toBe(true);
  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(light);
});

test('the keyboard can skip the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('pages carry a policy without unsafe scripts, styles or eval', async ({ page }) => {
  for (const path of ['/', '/optimize']) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/);
  }
});
