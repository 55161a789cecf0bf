import { notFoundPath, pagePaths } from '#contract/pages.ts';
import type { PagePath } from '#contract/tracked-events.ts';

/** The page at an address. What was typed as an address that is none is not reported. */
export const trackedPath = (pathname: string): PagePath =>
  Object.values(pagePaths).find((page) => page === pathname || `${page}/` === pathname) ?? notFoundPath;
