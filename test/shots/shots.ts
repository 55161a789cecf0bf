// Takes a picture of every page and its main states: `npm run shots`. Described in CONTRIBUTING.md.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { toast } from '../e2e/support/toasts.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { openBrowser, startProduct } from './product.ts';
import { expect, type Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { makeWorld, newContext, type World } from './world.ts';

const allWidths = [360, 768, 1440];
const allThemes = ['light', 'dark'] as const;
const height = 900;
/** Chromium draws no picture that is taller. */
const tallest = 16_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    out: { type: 'string', default: 'shots' },
    list: { type: 'boolean', default: false },
  },
});
const widths = values.width?.map(Number) ?? allWidths;
const themes = allThemes.filter((theme) => values.theme?.includes(theme) ?? true);
const out = resolve(values.out);
const wanted = scenes.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name === part || name.startsWith(`${part}-`)),
);

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Nothing is on its way any more, and what was drawn before the page was wide or tall enough is drawn now. */
async function settled(page: Page, { waiting = false, says }: Scene): Promise<void> {
  if (!waiting) await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  // What a new width, theme or answer changes is drawn by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // A busy machine is quiet also while a page has yet to ask.
  const skeletons = page.locator('.animate-breathe.rounded-sm').filter({ visible: true });
  if (!waiting) await expect(skeletons).toHaveCount(0, { timeout: 15_000 });
  // It goes after a while, but not from under the pointer.
  if (says) return toast(page).filter({ hasText: says }).hover();
  // What it says is not the page's own, and it covers some of it.
  await expect(toast(page)).toHaveCount(0, { timeout: 15_000 });
}

async function picture(page: Page, scene: Scene, width: number, theme: string): Promise<Shot> {
  const file = `${scene.name}-${width}-${theme}.png`;
  const { wide, tall } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { wide: scrollWidth, tall: scrollHeight };
  });
  if (wide > width) say(`  ${wide} px wide at ${width} px, ${theme}`);
  const path = join(out, file);
  if (scene.windowOnly === true) await page.screenshot({ path });
  else if (tall <= tallest) await page.screenshot({ path, fullPage: true });
  else await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height: tallest } });
  return { scene: scene.name, width, theme, file };
}

async function shoot(browser: Browser, address: string, world: World, scene: Scene): Promise<Shot[]> {
  const context = await newContext(
    browser,
    address,
    scene.undecided === true ? undefined : world.browsers[scene.viewer],
  );
  const shots: Shot[] = [];
  try {
    const page = await context.newPage();
    await scene.open(page, world);
    if (scene.says) await toast(page).filter({ hasText: scene.says }).hover();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await settled(page, scene);
        shots.push(await picture(page, scene, width, theme));
      }
    }
  } finally {
    // What a scene holds back or changes may be on its way still: its end is not the end of the run.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return shots;
}

/** The pictures that an earlier run of other scenes left in the folder are part of its contact sheet. */
function allShots(): Shot[] {
  const files = new Set(readdirSync(out));
  return scenes.flatMap(({ name }) =>
    allThemes.flatMap((theme) =>
      allWidths.flatMap((width) => {
        const file = `${name}-${width}-${theme}.png`;
        return files.has(file) ? [{ scene: name, width, theme, file }] : [];
      }),
    ),
  );
}

async function run(): Promise<number> {
  if (values.list) {
    process.stdout.write(`${wanted.map(({ name }) => name).join('\n')}\n`);
    return 0;
  }
  if (wanted.length === 0) {
    say('No page or state has such a name; see npm run shots -- --list.');
    return 2;
  }
  mkdirSync(out, { recursive: true });
  const product = await startProduct();
  const browser = await openBrowser();
  const failed: string[] = [];
  try {
    say('Making accounts and what they own ...');
    const world = await makeWorld(browser, product.address);
    for (const scene of wanted) {
      say(scene.name);
      await shoot(browser, product.address, world, scene).catch((error: unknown) => {
        failed.push(scene.name);
        say(`  not taken: ${String(error).split('\n').slice(0, 6).join('\n  ')}`);
      });
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  const shots = allShots();
  writeFileSync(join(out, 'index.html'), contactSheet(shots));
  say(`${shots.length} pictures: ${join(out, 'index.html')}`);
  if (failed.length > 0) say(`Not taken: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

process.exitCode = await run();
