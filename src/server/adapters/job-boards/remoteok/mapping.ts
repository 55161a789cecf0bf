import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { isoDate, itemsOf, maybeDate, maybeNumber, maybeText, maybeTexts, neededText } from '../board-shapes.ts';

const job = z
  .object({
    id: neededText,
    epoch: maybeNumber,
    date: maybeDate,
    company: maybeText,
    position: neededText,
    tags: maybeTexts,
    description: maybeText,
    location: maybeText,
    salary_min: maybeNumber,
    salary_max: maybeNumber,
    url: maybeText,
    slug: maybeText,
  })
  .refine(({ url, slug }) => url !== undefined || slug !== undefined);

/** The first element says the terms of use: it is no job. */
export const remoteOkJobs = z
  .array(z.unknown())
  .transform((elements) => elements.filter((element) => !isTerms(element)))
  .pipe(itemsOf(job));

const isTerms = (element: unknown) => typeof element === 'object' && element !== null && 'legal' in element;

/** A job as a listing: all are remote, salaries are US dollars a year, and people apply by Remote OK's own page, as its terms ask. */
export function remoteOkListing(found: z.output<typeof job>): FoundListing {
  const [min, max] = [found.salary_min || undefined, found.salary_max || undefined];
  return {
    externalId: found.id,
    title: found.position,
    company: found.company ?? '',
    description: found.description ?? '',
    isHtml: true,
    location: found.location,
    workplace: 'remote',
    salary: min === undefined && max === undefined ? undefined : { min, max, currency: 'USD', per: 'year' },
    skills: found.tags,
    applicationUrl: found.url ?? `https://remoteok.com/remote-jobs/${encodeURIComponent(found.slug ?? '')}`,
    postedAt: found.date ?? isoDate(found.epoch),
  };
}
