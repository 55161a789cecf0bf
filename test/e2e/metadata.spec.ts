import { listedPages, notFoundPath, pagePaths, type PageName } from '#contract/pages.ts';
import { expect, test } from './support/watched.ts';

/** Where a site on this machine says that it is. */
const publicUrl = (baseURL: string | undefined): string => (baseURL ?? '').replace('127.0.0.1', 'localhost');

const everyPage = Object.keys(pagePaths) as PageName[];

/** The attribute of a page's one element in its head, undefined where there is none. */
const valueIn = (html: string, element: RegExp): string | undefined => {
  const found = [...html.matchAll(new RegExp(element, 'g'))].map(([, value]) => value);
  expect(found.length, String(element)).toBeLessThan(2);
  return found[0];
};

test('every page tells search engines and social sites what it is', async ({ request, baseURL }) => {
  const told = new Map<string, PageName>();
  for (const page of everyPage) {
    const html = await (await request.get(pagePaths[page])).text();
    const title = valueIn(html, /<title>([^<]*)<\/title>/) ?? '';
    const description = valueIn(html, /<meta name="description" content="([^"]*)"/) ?? '';
    for (const text of [title, description]) {
      expect(text.length, page).toBeGreaterThan(10);
      expect(told.get(text), `${page}: ${text}`).toBeUndefined();
      told.set(text, page);
    }
    expect(html, page).not.toContain('{{');
    const listed = listedPages.includes(page);
    expect(valueIn(html, /<meta name="robots" content="([^"]*)"/), page).toBe(listed ? undefined : 'noindex');
    if (!listed) continue;
    const address = `${publicUrl(baseURL)}${pagePaths[page]}`;
    expect(valueIn(html, /<link rel="canonical" href="([^"]*)"/), page).toBe(address);
    expect(valueIn(html, /<meta property="og:url" content="([^"]*)"/), page).toBe(address);
    expect(valueIn(html, /<meta property="og:title" content="([^"]*)"/), page).toBe(title);
    expect(valueIn(html, /<meta property="og:description" content="([^"]*)"/), page).toBe(description);
    const picture = valueIn(html, /<meta property="og:image" content="([^"]*)"/) ?? '';
    expect(picture.startsWith(`${publicUrl(baseURL)}/og/`), page).toBe(true);
    const png = await (await request.get(new URL(picture).pathname)).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([1200, 630]);
  }
});

test('an unknown address is not to be listed', async ({ request }) => {
  const html = await (await request.get(`${notFoundPath}/none`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('robots and sitemap name the listed pages of this site, and the icons are there', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${publicUrl(baseURL)}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(listedPages.map((page) => `${publicUrl(baseURL)}${pagePaths[page]}`));
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const src of [...manifest.icons.map((icon) => icon.src), '/apple-touch-icon.png'])
    expect((await request.get(src)).status(), src).toBe(200);
});
