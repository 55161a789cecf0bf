import { useState } from 'react';
import type { SiteFacts } from '#contract/site.ts';
import { readSite } from './read-site.ts';

/** Who runs this site, how to contact them, and whether it makes claims. The same while hydrating as in the page that was served. */
export function useSite(): SiteFacts {
  const [site] = useState<SiteFacts>(readSite);
  return site;
}
