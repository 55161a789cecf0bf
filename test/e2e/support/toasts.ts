import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts of the toasts that appeared on this page and that no test has asked for yet. */
    keptToasts?: string[];
  }
}

/** Runs in each page: records what every toast says from the moment it appears, so that a slow test cannot miss its five seconds. */
export function keepToasts(): void {
  const kept: string[] = [];
  window.keptToasts = kept;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLIElement && node.closest('[role=region]')) kept.push(node.innerText);
  }).observe(document, { childList: true, subtree: true });
}

/** The current toast, if there is one. */
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Waits until a toast has said all of this, whether or not it is still shown; it and those before it are not found again. */
export async function expectToast(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  const saysAll = (said: string) =>
    texts.every((text) => (text instanceof RegExp ? text.test(said) : said.includes(text)));
  // The toast may be on the page that replaces this one: in between there is none.
  const kept = () => page.evaluate(() => window.keptToasts ?? []).catch(() => []);
  let found = -1;
  const look = async () => {
    const said = await kept();
    found = said.findIndex(saysAll);
    return found < 0 ? said : 'said';
  };
  await expect.poll(look, { message: `a toast says ${texts.join(', ')}` }).toBe('said');
  await page.evaluate((count) => window.keptToasts?.splice(0, count), found + 1);
}

/** Waits until no toast is shown. */
export const toastGone = (page: Page) => expect(toast(page)).toHaveCount(0);
