import { existsSync } from 'node:fs';
import { chromium, type Browser, type Response } from '@playwright/test';
import { pagePaths } from '#contract/pages.ts';
import { startFoothold } from './running-server.ts';

const kinds = { JavaScript: 'script', CSS: 'stylesheet', fonts: 'font', all: undefined } as const;
type Kind = keyof typeof kinds;

/** What came over the network, in kB as it was sent, by kind. */
interface Weight {
  kB: Record<Kind, number>;
  requests: number;
}

const weighed = (sizes: { kind: string; bytes: number }[]): Weight => {
  const sum = (kind: string | undefined) =>
    sizes.reduce((total, size) => total + (kind === undefined || size.kind === kind ? size.bytes : 0), 0) / 1000;
  const kB = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, sum(kind)])) as Record<Kind, number>;
  return { kB, requests: sizes.length };
};

/** A page loaded cold on a phone: what it weighs once it is shown and quiet, and after it has been touched and is quiet again. */
async function weigh(browser: Browser, url: string): Promise<{ shown: Weight; touched: Weight }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Chromium takes Brotli only over TLS and on this machine: gzip is what is compared.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const sizes = () =>
    Promise.all(
      responses.map(async (response) => ({
        kind: response.request().resourceType(),
        bytes: await response
          .request()
          .sizes()
          .then(
            ({ responseBodySize }) => responseBodySize,
            () => 0,
          ),
      })),
    );
  await page.goto(url, { waitUntil: 'networkidle' });
  const shown = weighed(await sizes());
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
  const touched = weighed(await sizes());
  await context.close();
  return { shown, touched };
}

const line = ({ kB, requests }: Weight): string =>
  `${Object.entries(kB)
    .map(([name, size]) => `${name} ${size.toFixed(0)}`)
    .join(', ')} kB in ${requests} requests`;

/** What each page weighs before and after it is touched, as sent in gzip to a phone that has nothing of it. Built pages: run `npm run build` first. */
export async function benchWeight(args: string[]): Promise<void> {
  const paths = args.length > 0 ? args : Object.values(pagePaths);
  const chromiumPath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path !== undefined && existsSync(path),
  );
  const server = await startFoothold();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const path of paths) {
      const { shown, touched } = await weigh(browser, server.origin + path);
      console.log(`${path}\n  shown:   ${line(shown)}\n  touched: ${line(touched)}`);
    }
  } finally {
    await browser.close();
    server.stop();
  }
}
