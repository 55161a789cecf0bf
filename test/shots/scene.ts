import type { Page } from '@playwright/test';
import type { Viewer, World } from './world.ts';

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
}

/** A scene that is no more than an address. */
export const at = (name: string, viewer: Viewer, address: string): Scene => ({
  name,
  viewer,
  open: (page) => page.goto(address),
});
