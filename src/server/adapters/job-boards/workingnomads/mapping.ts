import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { itemsOf, maybeDate, maybeText, neededText } from '../board-shapes.ts';

const job = z.object({
  url: neededText,
  title: neededText,
  description: maybeText,
  company_name: maybeText,
  tags: maybeText,
  location: maybeText,
  pub_date: maybeDate,
});

export const workingNomadsJobs = itemsOf(job);

/** A job as a listing: all are remote. Its address is the only id there is. */
export const workingNomadsListing = (found: z.output<typeof job>): FoundListing => ({
  externalId: found.url,
  title: found.title,
  company: found.company_name ?? '',
  description: found.description ?? '',
  isHtml: true,
  location: found.location,
  workplace: 'remote',
  skills: found.tags
    ?.split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
  applicationUrl: found.url,
  postedAt: found.pub_date,
});
