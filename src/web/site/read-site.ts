import { pageFactsId, sitePlaceholders, type PageFacts } from '#contract/page-facts.ts';

/**
 * What this page knows of its site, outside of components: as the server has written it into the page, or the places that it will fill, where the page is being
 * prerendered. `vite dev` has nobody to fill them.
 */
export function readSite(): PageFacts {
  const written = typeof document === 'undefined' ? undefined : document.getElementById(pageFactsId)?.textContent;
  return written === undefined ? sitePlaceholders : (JSON.parse(written) as PageFacts);
}
