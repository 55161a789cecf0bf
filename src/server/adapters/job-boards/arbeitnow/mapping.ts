import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { itemsOf, maybeDate, maybeFlag, maybeText, maybeTexts, neededText } from '../board-shapes.ts';

const job = z.object({
  slug: neededText,
  company_name: maybeText,
  title: neededText,
  description: maybeText,
  remote: maybeFlag,
  url: neededText,
  tags: maybeTexts,
  job_types: maybeTexts,
  location: maybeText,
  created_at: maybeDate,
});

export const arbeitnowPage = z.object({
  data: itemsOf(job),
  links: z.object({ next: maybeText }).nullish().catch(undefined),
});

export const arbeitnowListing = (found: z.output<typeof job>): FoundListing => ({
  externalId: found.slug,
  title: found.title,
  company: found.company_name ?? '',
  description: found.description ?? '',
  isHtml: true,
  location: found.location,
  workplace: found.remote ? 'remote' : undefined,
  // A list of several things: the type of employment, the experience it asks for.
  jobType: found.job_types.join(', ') || undefined,
  level: found.job_types.join(', ') || undefined,
  skills: found.tags,
  applicationUrl: found.url,
  postedAt: found.created_at,
});
