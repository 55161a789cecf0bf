import { createHash } from 'node:crypto';
import type { RouteBody } from '#contract/route.ts';
import { maxTitleCharacters } from '#contract/limits.ts';
import type { addOwnJob } from '#contract/saved-jobs.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import type { Posting } from '#domain/posting/posting.ts';

type Entered = RouteBody<typeof addOwnJob>;

/** The same for one person's same ad, so that an ad that is sent twice is one listing. */
const externalIdOf = (userId: string, { title, company, location, description, applicationUrl }: Entered): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, title, company, location, description, applicationUrl]))
    .digest('hex');

/** An address as a title: without what all have in common. */
function namedByAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

const firstLine = (text: string): string | undefined =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean);

/** An ad that a person entered, as a listing; what they left out is what was read from its text. One without an address has an empty one. */
export function ownListingOf(
  userId: string,
  entered: Entered,
  read: Pick<Posting, 'title' | 'employer' | 'place'> | undefined,
): FoundListing {
  const { title, company, location, description = '', applicationUrl = '' } = entered;
  const named =
    title || read?.title || firstLine(description) || (applicationUrl === '' ? '' : namedByAddress(applicationUrl));
  return {
    externalId: externalIdOf(userId, entered),
    title: named.slice(0, maxTitleCharacters),
    company: (company || read?.employer || '').slice(0, maxTitleCharacters),
    location: location || read?.place,
    description,
    isHtml: false,
    applicationUrl,
  };
}
