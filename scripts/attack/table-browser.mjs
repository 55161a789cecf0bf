// What a browser does with it: scripts that people wrote into their fields, and links that lead away.
import { chromiumPath } from '../prerequisites.mjs';
import { password, signedUp } from './person.mjs';
import { scripts, writer } from './table-content.mjs';

/** Chromium as the browser tests use it; undefined where it isn't installed. */
async function openChromium(say) {
  try {
    const { chromium } = await import('@playwright/test');
    const executablePath = await chromiumPath();
    return await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  } catch (error) {
    say(`No browser: ${String(error).split('\n')[0]}`);
    return undefined;
  }
}

async function contextOf(browser, origin, who) {
  const context = await browser.newContext();
  const { hostname } = new URL(origin);
  await context.addCookies([...who.jar].map(([name, value]) => ({ name, value, domain: hostname, path: '/' })));
  return context;
}

export const browserAttacks = {
  async 'scripts in the pages'({ origin, seed, expect, say }) {
    const browser = await openChromium(say);
    if (browser === undefined) return;
    try {
      for (const [turn, shift] of [0, 3].entries()) {
        const texts = scripts('ran');
        const who = await writer(
          origin,
          `page${turn}-${seed}@example.com`,
          (index) => texts[(index + shift) % texts.length],
        );
        const context = await contextOf(browser, origin, who);
        const page = await context.newPage();
        const alerts = [];
        page.on('dialog', (dialog) => {
          alerts.push(dialog.message());
          void dialog.dismiss();
        });
        const id = who.ids.optimization;
        for (const path of [
          '/profile',
          '/jobs',
          `/optimize?result=${id}`,
          `/optimize?result=${id}&tab=interview-prep`,
          '/score',
          `/enhance-linkedin?result=${who.ids.enhancement}`,
          `/checkout?plan=${encodeURIComponent(texts[0])}`,
          `/${encodeURIComponent(texts[1])}`,
        ]) {
          await page.goto(`${origin}${path}`, { waitUntil: 'load', timeout: 90_000 });
          await page.waitForTimeout(3_000);
          expect((await page.evaluate('window.ran')) === undefined, `${path}: a script ran`);
          expect(
            (await page.locator('img[src="x"], svg[onload], iframe[srcdoc]').count()) === 0,
            `${path}: markup became elements`,
          );
          const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
          expect(!links.some((href) => /^\s*(?:javascript|data|vbscript):/i.test(href ?? '')), `${path}: a link runs`);
        }
        expect(alerts.length === 0, `alerts: ${alerts.join()}`);
        await context.close();
      }
    } finally {
      await browser.close();
    }
  },

  async 'links that lead away after signing in'({ origin, seed, expect, say }) {
    const browser = await openChromium(say);
    if (browser === undefined) return;
    const email = `away-${seed}@example.com`;
    await signedUp(origin, { email });
    try {
      for (const returnTo of [
        'https://evil.example/',
        '//evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        'javascript:document.title="ran"',
        '/\t/evil.example',
        '%2f%2fevil.example',
        '/..//evil.example',
        'http:evil.example',
      ]) {
        const context = await browser.newContext();
        const page = await context.newPage();
        const went = [];
        // By its host: our own page has the name in its address.
        await page.route(
          (url) => /evil\.example$/.test(url.hostname),
          (route) => {
            went.push(route.request().url());
            return route.abort();
          },
        );
        await page.goto(`${origin}/login?claimToken=abc&returnTo=${encodeURIComponent(returnTo)}`, { timeout: 90_000 });
        await page.getByLabel(/email/i).first().fill(email);
        await page.locator('input[type=password]').fill(password);
        await page.locator('form button[type=submit]').click();
        await page.waitForURL((url) => url.pathname !== '/login', { timeout: 60_000 }).catch(() => undefined);
        expect(went.length === 0, `${JSON.stringify(returnTo)} led to ${went.join()}`);
        expect(new URL(page.url()).origin === origin, `${JSON.stringify(returnTo)} ended at ${page.url()}`);
        expect(new URL(page.url()).pathname !== '/login', `${JSON.stringify(returnTo)}: nobody was signed in`);
        expect((await page.title()) !== 'ran', `${JSON.stringify(returnTo)} ran`);
        await context.close();
      }
    } finally {
      await browser.close();
    }
  },
};
