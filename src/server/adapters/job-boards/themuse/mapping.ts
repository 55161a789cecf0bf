import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { itemsOf, maybeDate, maybeNumber, maybeText, neededText } from '../board-shapes.ts';

const named = z
  .array(z.object({ name: maybeText }).catch({ name: undefined }))
  .catch([])
  .transform((all) => all.flatMap(({ name }) => name ?? []));

const job = z.object({
  id: neededText,
  name: neededText,
  contents: maybeText,
  publication_date: maybeDate,
  locations: named,
  levels: named,
  company: z.object({ name: maybeText }).nullish().catch(undefined),
  refs: z.object({ landing_page: neededText }),
});

export const theMusePage = z.object({ page_count: maybeNumber, results: itemsOf(job) });

/** How The Muse writes that a job can be done from anywhere. */
const flexible = /^(?:flexible|remote)\b/i;

/** A job as a listing; of several places the first, unless it can be done from anywhere. */
export function theMuseListing(found: z.output<typeof job>): FoundListing {
  const isRemote = found.locations.some((place) => flexible.test(place));
  const [place] = found.locations.filter((location) => !flexible.test(location));
  return {
    externalId: found.id,
    title: found.name,
    company: found.company?.name ?? '',
    description: found.contents ?? '',
    isHtml: true,
    location: place,
    workplace: isRemote ? 'remote' : undefined,
    level: found.levels[0],
    applicationUrl: found.refs.landing_page,
    postedAt: found.publication_date,
  };
}
