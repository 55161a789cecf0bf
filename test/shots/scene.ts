import { expect as base, type Page } from '@playwright/test';
import type { Viewer, World } from './world.ts';

/** A busy machine takes its time; a state that does not come at all is said after twenty seconds. */
export const expect = base.configure({ timeout: 20_000 });

/** A state of a page. */
export interface Scene {
  /** Also the picture's file name: the page, then its state. */
  name: string;
  viewer: Viewer;
  /** Brings a new page into the state. */
  open: (page: Page, world: World) => Promise<unknown>;
  /** Whether the person has not yet decided about cookies. */
  undecided?: boolean;
  /** Only what the window shows: a dialog covers no more than that. */
  windowOnly?: boolean;
  /** Something never arrives: the picture does not wait for it. */
  waiting?: boolean;
  /** What a toast says is the state: it stays for the picture. */
  says?: RegExp;
}

/** A scene that is just an address. */
export const at = (name: string, viewer: Viewer, address: string): Scene => ({
  name,
  viewer,
  open: (page) => page.goto(address),
});

/** An address where what a part of the page reads cannot be read. */
export const failing = (name: string, viewer: Viewer, address: string, read: string): Scene => ({
  name,
  viewer,
  open: async (page) => {
    await page.route(read, (route) =>
      route.fulfill({
        status: 500,
        json: { error: 'Something went wrong on our side. Please try again.', code: 'FAILED' },
      }),
    );
    await page.goto(address);
  },
});

/** An address where what a part of the page reads never arrives. */
export const loading = (name: string, viewer: Viewer, address: string, read: string): Scene => ({
  name,
  viewer,
  waiting: true,
  open: async (page) => {
    await page.route(read, () => new Promise(() => undefined));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
  },
});
