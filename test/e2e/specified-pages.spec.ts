import { expect, test } from './support/watched.ts';

/** A page as it is served, without its scripts and data: its text, and where its links lead. */
function readPage(html: string): { text: string; links: string[]; anchors: string[]; html: string } {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, ' ');
  const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
  const plain = (text: string) => text.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);
  return {
    html,
    text: plain(body.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' '),
    links: [...body.matchAll(/ href="([^"]*)"/g)].map(([, address]) => plain(address ?? '')),
    anchors: [...body.matchAll(/<section[^>]* id="([^"]*)"/g)].map(([, id]) => id ?? ''),
  };
}
type Read = ReturnType<typeof readPage>;

type Row = readonly [part: string, page: string, what: 'text' | 'link', value: string | RegExp];

/** The specification of the public pages, in its order: part and section, page, and its required text. */
const table: readonly Row[] = [
  // Part 1, section 1: plans and claims.
  ['1.1', '/', 'text', '$6.99'],
  ['1.1', '/', 'text', '$11.99'],
  ['1.1', '/', 'text', '$99'],
  ['1.1', '/', 'text', /30-day/i],
  ['1.1', '/', 'text', '4.9'],
  ['1.1', '/', 'text', '12,847+'],
  ['1.1', '/', 'text', '94%'],
  ['1.1', '/', 'text', '3.2x'],
  ['1.1', '/', 'text', '15,000+'],
  ['1.1', '/', 'text', '75%'],
  // Section 2: home.
  ['1.2 hero', '/', 'text', 'Get Free AI Score'],
  ['1.2 hero', '/', 'link', '/score'],
  ['1.2 hero', '/', 'text', 'Optimize Resume'],
  ['1.2 hero', '/', 'link', '/optimize'],
  ['1.2 hero', '/', 'text', '53,456'],
  ['1.2 pricing', '/', 'link', '/checkout?plan=complete'],
  ['1.2 pricing', '/', 'link', '/checkout?plan=pro'],
  ['1.2 pricing', '/', 'link', '/checkout?plan=unlimited'],
  ['1.2 comparison', '/', 'text', /5\.95\W+\$?17\.95/],
  ['1.2 comparison', '/', 'text', /2\.95\W+\$?14\.95/],
  ['1.2 comparison', '/', 'text', /149(?:\.00)?\W+349/],
  ['1.2 comparison', '/', 'text', /19\.95\W+\$?39\.95/],
  ...['/optimize', '/jobs', '/enhance-linkedin', '/career-guide', '/faq', '/contact', '/security'].map(
    (address) => ['1.2 footer', '/', 'link', address] as const,
  ),
  ...['/privacy-policy', '/terms', '/cookie-policy'].map((address) => ['1.2 footer', '/', 'link', address] as const),
  ['1.2 navigation', '/', 'link', '#features'],
  ['1.2 navigation', '/', 'link', '#pricing'],
  ['1.2 navigation', '/', 'link', '#how-it-works'],
  ['1.2 navigation', '/', 'link', '#testimonials'],
  ['1.2 navigation', '/', 'text', 'Features'],
  ['1.2 navigation', '/', 'text', 'Pricing'],
  ['1.2 navigation', '/', 'text', 'How It Works'],
  ['1.2 navigation', '/', 'text', 'Reviews'],
  ['1.2 navigation', '/', 'link', '/login'],
  ['1.2 navigation', '/', 'text', 'Sign In'],
  ['1.2 navigation', '/', 'text', 'Get Started'],
  // Section 9: plans by name.
  ['1.9', '/', 'text', 'Most Popular'],
  ['1.9', '/', 'text', 'Best Value'],
  // Part 2, section 2: not found, and the static pages.
  ['2.2', '/no-such-page', 'text', '404 Page Not Found'],
  ['2.2', '/no-such-page', 'text', 'Did you forget to add the page to the router?'],
  ['2.2 contact', '/contact', 'text', /First name/i],
  ['2.2 contact', '/contact', 'text', /Last name/i],
  ['2.2 contact', '/contact', 'text', 'Email'],
  ['2.2 contact', '/contact', 'text', 'Subject'],
  ['2.2 contact', '/contact', 'text', 'Message'],
  ['2.2 contact', '/contact', 'text', /Monday to Friday/],
  ['2.2 contact', '/contact', 'text', '9:00 AM to 4:00 PM PST'],
  ['2.2 contact', '/contact', 'text', /weekends?\W+closed/i],
  ['2.2 contact', '/contact', 'text', '2 to 4 hours'],
  ['2.2 FAQ', '/faq', 'text', 'Getting Started'],
  ['2.2 FAQ', '/faq', 'text', 'Pricing & Plans'],
  ['2.2 FAQ', '/faq', 'text', 'Resume Optimization'],
  ['2.2 FAQ', '/faq', 'text', 'Technical Support'],
  ['2.2 FAQ', '/faq', 'text', 'Contact Support'],
  ['2.2 FAQ', '/faq', 'link', '/contact'],
  ['2.2 FAQ', '/faq', 'text', /under 10MB and PDF, DOC or DOCX/],
  ['2.2 policies', '/terms', 'text', /within 30 days of paying/],
  ['2.2 policies', '/privacy-policy', 'text', /GDPR\W+we answer within 30 days/],
  ['2.2 policies', '/privacy-policy', 'text', /CCPA\W+we answer within 45 days/],
  ['2.2 policies', '/security', 'text', 'within 72 hours'],
  ['2.2 policies', '/privacy-policy', 'text', 'Deleted within 30 days of closing the account'],
  ['2.2 policies', '/privacy-policy', 'text', /Payment records Kept 7 years/],
  ['2.2 policies', '/privacy-policy', 'text', 'Anonymized after 26 months'],
  ['2.2 policies', '/privacy-policy', 'text', 'at least 16'],
  ['2.2 policies', '/faq', 'text', /30 to 60 seconds/],
  ['2.2 policies', '/faq', 'text', /2 minutes/],
];

test('what the specification states of the public pages stands there, row by row', async ({ request }) => {
  const read = new Map<string, Read>();
  for (const [part, path, what, value] of table) {
    const page = read.get(path) ?? readPage(await (await request.get(path)).text());
    read.set(path, page);
    const row = `${part}, ${path}: ${String(value)}`;
    if (what === 'link') expect.soft(page.links, row).toContain(value);
    else if (typeof value === 'string') expect.soft(page.text, row).toContain(value);
    else expect.soft(page.text, row).toMatch(value);
  }
});

test('the anchors of home stand in the specified order, and three pages are not to be listed', async ({ request }) => {
  const { anchors } = readPage(await (await request.get('/')).text());
  expect(anchors).toEqual(['how-it-works', 'features', 'pricing', 'comparison', 'testimonials']);
  for (const path of ['/optimize', '/login', '/profile'])
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>');
  expect((await request.get('/no-such-page')).status()).toBe(404);
});

test.describe('to who has not decided yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('what the specification says of consent and tours stands there, in its order', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Your data, your decision' });
    await expect(banner).toBeVisible();
    for (const name of ['Preferences', 'Necessary Only', 'Accept All'])
      await expect.soft(banner.getByRole('button', { name, exact: true })).toBeVisible();
    for (const badge of ['GDPR', 'CCPA']) await expect.soft(banner.getByText(badge, { exact: true })).toBeVisible();
    await banner.getByRole('button', { name: 'Necessary Only' }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Take a tour' }).click();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    for (const name of ['Skip tour', 'Next'])
      await expect.soft(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.soft(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.soft(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible();
    const step = page.getByRole('dialog').filter({ hasText: 'Step 3 of 3' });
    expect((await step.boundingBox())?.width).toBe(320);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Step 3 of 3')).toBeHidden();
  });
});
