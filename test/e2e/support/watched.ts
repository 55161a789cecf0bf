import { test as base, expect } from '@playwright/test';
import { toursKey } from '#web/features/tours/completed-tours.ts';
import { tourIds } from '#web/features/tours/tour-ids.ts';
import { keepToasts } from './toasts.ts';

/** A message of Chromium about its own slowness, not about the page: a font that was loaded, and used seconds later. */
const slowMachine = 'was preloaded using link preload but not used within a few seconds';

/** Run in the page. A page of no origin has no storage. */
const keepSeen = ([key, ids]: readonly [string, string]) => {
  try {
    localStorage.setItem(key, ids);
  } catch {}
};

let tests = 0;

interface Watched {
  /** The messages that the browser must, and may, log in this test: parts of its console messages. */
  expectedComplaints: string[];
  /** Whether the guided tours were seen before, so that none starts in the middle of the test. */
  toursSeen: boolean;
  watch: void;
}

/**
 * A test whose page is watched: whatever it writes to the console as an error or warning, throws, or violates of its
 * content security policy fails the test.
 */
export const test = base.extend<Watched>({
  // Each test is a separate person with a separate address: together they would exceed the limits of one.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    tests += 1;
    const address = `10.${workerIndex % 256}.${Math.floor(tests / 256) % 256}.${tests % 256}`;
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address });
  },
  expectedComplaints: [[], { option: true }],
  toursSeen: [true, { option: true }],
  watch: [
    async ({ page, context, expectedComplaints, toursSeen }, use) => {
      await context.addInitScript(keepToasts);
      if (toursSeen) await context.addInitScript(keepSeen, [toursKey, JSON.stringify(tourIds)] as const);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} ${message.location().url}`.trim());
      });
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          // eslint-disable-next-line no-console -- how the watcher hears of it.
          console.error(`CSP: ${violatedDirective} ${blockedURI} ${sourceFile}`),
        ),
      );
      await use();
      const accepted = [...expectedComplaints, slowMachine];
      expect(complaints.filter((text) => !accepted.some((part) => text.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
