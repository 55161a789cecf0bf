import { pagePaths, type PageName } from './pages.ts';

/** The size, in pixels, that social sites show whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Where the picture is served that a link to the page is shown with; `scripts/site-pictures/make.ts` makes it. */
export const previewPath = (page: PageName): string => `/og/${pagePaths[page].slice(1) || 'home'}.png`;
