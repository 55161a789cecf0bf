import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { itemsOf, maybeDate, maybeText, maybeTexts, neededText } from '../board-shapes.ts';

const job = z.object({
  id: neededText,
  url: neededText,
  title: neededText,
  company_name: maybeText,
  tags: maybeTexts,
  job_type: maybeText,
  publication_date: maybeDate,
  candidate_required_location: maybeText,
  salary: maybeText,
  description: maybeText,
});

export const remotiveJobs = z.object({ jobs: itemsOf(job) });

/** A job as a listing: all are remote, and its location says from where one may work. */
export const remotiveListing = (found: z.output<typeof job>): FoundListing => ({
  externalId: found.id,
  title: found.title,
  company: found.company_name ?? '',
  description: found.description ?? '',
  isHtml: true,
  location: found.candidate_required_location,
  workplace: 'remote',
  salary: found.salary === undefined ? undefined : { text: found.salary },
  jobType: found.job_type,
  skills: found.tags,
  applicationUrl: found.url,
  postedAt: found.publication_date,
});
