import type { SiteFacts } from './site.ts';

/** What a served page knows about its site: the facts, and the site's public address without a trailing slash. */
export interface PageFacts extends SiteFacts {
  publicUrl: string;
}

/** The id of the data block in which the server hands a page its facts. */
export const pageFactsId = 'site';

/** The attribute of elements that make a claim; a site that makes none is served without them. */
export const claimAttribute = 'data-claim';

/** The names of the facts that occur in texts and addresses of pages. */
export const filledFacts = ['operatorName', 'supportEmail', 'privacyEmail', 'publicUrl'] as const;

/** What pages are prerendered with: the build does not know who will run the site, so the server puts the facts in these places when it starts. */
export const sitePlaceholders: PageFacts = {
  operatorName: '{{operatorName}}',
  supportEmail: '{{supportEmail}}',
  privacyEmail: '{{privacyEmail}}',
  publicUrl: '{{publicUrl}}',
  claims: true,
};
