import type { BrowserContext, Page } from '@playwright/test';
import { buy, optimizeFor, send } from './account.ts';
import { newAddress, password, payWith } from './customer.ts';
import { mailedLink } from './mailed-link.ts';
import { expect } from './watched.ts';
import { expectToast } from './toasts.ts';
import { heading } from './wizard.ts';

/** One way from a visitor's free preview to what they paid for. */
export interface Road {
  /** Whether the visitor has an account already. */
  who: 'new' | 'known';
  /** How they come to sign in. */
  by: 'preview' | 'nav' | 'second tab' | 'mail';
  /** Whether they paid before, in another browser, or pay for this one now. */
  paid: 'before' | 'after';
  what: 'package' | 'Pro' | 'Platinum';
  /** What goes wrong at each step. */
  trouble: 'none' | 'reload' | 'back' | 'lost connection';
}

const paymentTypes = { package: 'complete', Pro: 'pro', Platinum: 'unlimited' } as const;
const planNames = { package: 'Complete Package', Pro: 'Foothold Pro', Platinum: 'Foothold Platinum' } as const;
const ready = 'Your optimization is ready';
const preview = (page: Page) => page.getByRole('dialog', { name: 'FREE PREVIEW' });

/** Makes the account of a known person in another browser, with what they paid for before. */
async function makeAccount(context: BrowserContext, { paid, what }: Road): Promise<string> {
  const page = await context.newPage();
  const email = newAddress();
  await send(page, 'POST', '/api/auth/register', { email, password, name: 'Robin Example' });
  if (paid === 'before') await buy(page, paymentTypes[what]);
  await page.close();
  return email;
}

/** Has a visitor optimize a resume and look at the free preview. */
async function openPreview(page: Page): Promise<string> {
  await page.goto('/optimize');
  const id = await optimizeFor(page, 'Store Supervisor');
  await page.goto(`/optimize?result=${id}`);
  await expect(preview(page)).toBeVisible();
  return id;
}

/** Something goes wrong on a page that shows something, and afterwards it has to show the same. */
async function suffer(page: Page, { trouble }: Road, same: () => Promise<void>): Promise<void> {
  await same();
  if (trouble === 'reload') await page.reload();
  if (trouble === 'back') {
    await page.goBack();
    await page.goForward();
  }
  await same();
}

/** Does something that needs the server; where the connection is lost, first in vain. */
async function press(
  page: Page,
  { trouble }: Road,
  act: () => Promise<void>,
  cause: () => Promise<void>,
): Promise<void> {
  if (trouble === 'lost connection') {
    await page.context().setOffline(true);
    await act();
    await cause();
    await page.context().setOffline(false);
  }
  await act();
}

const fillSignIn = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};
const fillRegistration = async (page: Page, email: string) => {
  await page.getByLabel('Full Name').fill('Robin Example');
  await fillSignIn(page, email);
  await page.getByLabel(/What is 5 \+ 3\?/).fill('8');
};

/** Fills and sends the form of /login or /register on the page, through whatever goes wrong. */
async function passForm(page: Page, road: Road, email: string): Promise<void> {
  const known = road.who === 'known';
  const button = page.getByRole('button', { name: known ? 'Sign In' : 'Create Account', exact: true });
  await suffer(page, road, () => expect(button).toBeVisible());
  await expect(page).not.toHaveURL(/claimToken/);
  await (known ? fillSignIn : fillRegistration)(page, email);
  await press(
    page,
    road,
    () => button.click(),
    () => expect(page.getByRole('alert').getByText(/You’re offline|can’t reach the server/)).toBeVisible(),
  );
}

/** Signs in by the road; answers the page that the person goes on with. */
async function signIn(page: Page, road: Road, email: string): Promise<Page> {
  const { by, who } = road;
  if (by === 'preview') {
    await page
      .getByRole('link', { name: who === 'new' ? 'Sign Up to Access' : 'Already have an account? Sign In' })
      .click();
    await passForm(page, road, email);
    return page;
  }
  if (by === 'nav') {
    await page.getByRole('button', { name: 'Close preview' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click();
    if (who === 'new') await page.getByRole('link', { name: 'Create an account' }).click();
    await passForm(page, road, email);
    return page;
  }
  const other = await page.context().newPage();
  if (by === 'second tab') {
    await other.goto(who === 'new' ? '/register' : '/login');
    await passForm(other, road, email);
    await expect(heading(other, ready)).toBeVisible();
    await other.close();
    // The first tab hears of it.
    await page.bringToFront();
    return page;
  }
  await page.getByRole('link', { name: 'Already have an account? Sign In' }).click();
  await page.getByRole('link', { name: /forgot/i }).click();
  // The page left has a field of the same name.
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('button', { name: 'Send Link' })).toHaveCount(0);
  await other.goto(await mailedLink(email, 'reset-password'));
  await other.getByLabel('New password').fill(password);
  await other.getByRole('button', { name: 'Set Password' }).click();
  await other.getByRole('link', { name: 'Sign In' }).last().click();
  await passForm(other, road, email);
  await page.close();
  return other;
}

/** From a locked result to a paid one: by the package's own link, or by the plans. */
async function pay(page: Page, road: Road): Promise<void> {
  const { what } = road;
  if (what === 'package') await page.getByRole('link', { name: 'Pay to Unlock' }).click();
  else {
    await page.getByRole('link', { name: 'Upgrade Account' }).click();
    await suffer(page, road, () => expect(page.getByRole('dialog')).toBeVisible());
    await page.getByRole('link', { name: `Choose ${planNames[what]}` }).click();
  }
  // The plans that it is chosen from have a heading of the same name.
  await expect(page).toHaveURL(/\/checkout/);
  await suffer(page, road, () => expect(page.getByRole('heading', { name: planNames[what] })).toBeVisible());
  await press(
    page,
    road,
    () => payWith(page, '4242 4242 4242 4242'),
    () => expect(page.getByRole('alert').getByText(/You’re offline|can’t reach the server/)).toBeVisible(),
  );
  await expectToast(page, 'Payment Successful');
}

/** Goes a road to its end: the optimization in the right account, paid once, open. */
export async function goRoad(page: Page, road: Road, elsewhere: BrowserContext): Promise<void> {
  const email = road.who === 'known' ? await makeAccount(elsewhere, road) : newAddress();
  const id = await openPreview(page);
  await suffer(page, road, () => expect(preview(page)).toBeVisible());
  const signedIn = await signIn(page, road, email);
  await expect(heading(signedIn, ready)).toBeVisible();
  await expect(signedIn).not.toHaveURL(/claimToken/);
  const offer = signedIn.getByText('Premium Content');
  if (road.paid === 'after') {
    await expect(offer).toBeVisible();
    await suffer(signedIn, road, () => expect(offer).toBeVisible());
    await pay(signedIn, road);
  } else if (road.what === 'package') {
    await expect(signedIn.getByText('1 unused package')).toBeVisible();
    const use = signedIn.getByRole('button', { name: 'Use Your Paid Package Here' });
    await suffer(signedIn, road, () => expect(use).toBeVisible());
    await use.click();
  }
  await expectOpen(signedIn, id);
  await signedIn.reload();
  await expectOpen(signedIn, id);
  const me = await answerOf<{ user: { email: string } }>(signedIn, '/api/me');
  expect(me.user.email).toBe(email);
  const { counts } = await answerOf<{ counts: { payments: number; optimizations: number } }>(signedIn, '/api/profile');
  expect(counts).toMatchObject({ payments: 1, optimizations: 1 });
}

const answerOf = async <T>(page: Page, path: string): Promise<T> => (await (await page.request.get(path)).json()) as T;

async function expectOpen(page: Page, id: string): Promise<void> {
  await expect(heading(page, ready)).toBeVisible();
  await expect(page.getByText('Premium Content')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download Resume', exact: true })).toBeVisible();
  expect(await answerOf(page, `/api/optimization/${id}`)).toMatchObject({ locked: false });
}
