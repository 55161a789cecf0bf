import { z } from 'zod';
import type { FoundListing, StatedSalary } from '#domain/listings/listing.ts';
import {
  externalIdOf,
  paragraphs,
  payPeriodOf,
  placeOf,
  placesOf,
  statedSalary,
  workplaceOf,
} from '../board-listing.ts';
import { itemsOf, maybeDate, maybeFlag, maybeNumber, maybeText, neededText } from '../board-shapes.ts';

const component = z.object({
  compensationType: maybeText,
  interval: maybeText,
  currencyCode: maybeText,
  minValue: maybeNumber,
  maxValue: maybeNumber,
});
const noComponent = {
  compensationType: undefined,
  interval: undefined,
  currencyCode: undefined,
  minValue: undefined,
  maxValue: undefined,
};

const postalAddress = z
  .object({
    postalAddress: z
      .object({ addressLocality: maybeText, addressRegion: maybeText, addressCountry: maybeText })
      .optional()
      .catch(undefined),
  })
  .nullish()
  .catch(undefined);

const job = z.object({
  id: maybeText,
  title: neededText,
  employmentType: maybeText,
  location: maybeText,
  address: postalAddress,
  secondaryLocations: z
    .array(z.object({ location: maybeText }).catch({ location: undefined }))
    .nullish()
    .catch([]),
  publishedAt: maybeDate,
  isListed: maybeFlag,
  isRemote: maybeFlag,
  workplaceType: maybeText,
  jobUrl: maybeText,
  applyUrl: maybeText,
  descriptionHtml: maybeText,
  descriptionPlain: maybeText,
  shouldDisplayCompensationOnJobPostings: maybeFlag,
  compensation: z
    .object({
      compensationTierSummary: maybeText,
      scrapeableCompensationSalarySummary: maybeText,
      summaryComponents: z.array(component.catch(noComponent)).nullish().catch([]),
    })
    .nullish()
    .catch(undefined),
});
type Job = z.output<typeof job>;

export const ashbyJobs = z.object({ jobs: itemsOf(job) });

/** The salary alone: equity and bonuses are other components. */
function salaryOf(found: Job): StatedSalary | undefined {
  const { compensation } = found;
  if (!compensation || found.shouldDisplayCompensationOnJobPostings === false) return undefined;
  const salary = compensation.summaryComponents?.find(({ compensationType }) =>
    /^salary$/i.test(compensationType ?? ''),
  );
  return statedSalary({
    min: salary?.minValue,
    max: salary?.maxValue,
    currency: salary?.currencyCode,
    per: payPeriodOf(salary?.interval),
    text: compensation.scrapeableCompensationSalarySummary ?? compensation.compensationTierSummary,
  });
}

function locationOf({ location, address, secondaryLocations }: Job): string | undefined {
  const { addressLocality, addressRegion, addressCountry } = address?.postalAddress ?? {};
  const first = location ?? placeOf(addressLocality, addressRegion, addressCountry);
  return placesOf([first, ...(secondaryLocations ?? []).map((place) => place.location)]);
}

/** A job as a listing; undefined where it is not listed to everybody, or has no address. */
export function ashbyListing(found: Job, board: string, company: string): FoundListing | undefined {
  const { jobUrl, applyUrl, descriptionHtml, descriptionPlain } = found;
  const applicationUrl = applyUrl ?? jobUrl;
  const id = found.id ?? jobUrl?.split('/').at(-1);
  if (found.isListed === false || applicationUrl === undefined || id === undefined) return undefined;
  return {
    externalId: externalIdOf(board, id),
    title: found.title,
    company,
    description: descriptionHtml ?? paragraphs(descriptionPlain ?? ''),
    isHtml: true,
    location: locationOf(found),
    workplace: workplaceOf(found.workplaceType) ?? (found.isRemote ? 'remote' : undefined),
    salary: salaryOf(found),
    // "FullTime": as other sources write it.
    jobType: found.employmentType?.replaceAll(/([a-z])([A-Z])/g, '$1 $2'),
    applicationUrl,
    postedAt: found.publishedAt,
  };
}
