import { z } from 'zod';
import { route } from './route.ts';

/** What the pages say of the site they are on: the operator's settings decide it, not the build. */
export const siteFacts = z.object({
  operatorName: z.string(),
  supportEmail: z.string(),
  privacyEmail: z.string(),
  /** Whether ratings, counts, reviews and the like are shown: the operator must be able to prove them. */
  claims: z.boolean(),
  /** Google's ids for measuring and for ads; absent: no third party is ever asked. */
  analyticsId: z.string().optional(),
  adsConversionId: z.string().optional(),
});
export type SiteFacts = z.output<typeof siteFacts>;

export const getSite = route({
  kind: 'json',
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  response: siteFacts,
  errors: [],
});
