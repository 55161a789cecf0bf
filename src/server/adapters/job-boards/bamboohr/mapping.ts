import { z } from 'zod';
import type { FoundListing, Workplace } from '#domain/listings/listing.ts';
import { externalIdOf, placeOf, statedSalary } from '../board-listing.ts';
import { itemsOf, maybeDate, maybeFlag, maybeText, neededText } from '../board-shapes.ts';

const place = z
  .object({
    city: maybeText,
    state: maybeText,
    province: maybeText,
    country: maybeText,
    addressCountry: maybeText,
  })
  .nullish()
  .catch(undefined);

const opening = z.object({
  id: neededText,
  jobOpeningName: neededText,
  employmentStatusLabel: maybeText,
  location: place,
  atsLocation: place,
  isRemote: maybeFlag,
  locationType: maybeText,
});
type Opening = z.output<typeof opening>;

export const bambooHrList = z.object({ result: itemsOf(opening) });

export const bambooHrDetail = z.object({
  result: z.object({
    jobOpening: z.object({
      jobOpeningShareUrl: maybeText,
      jobOpeningStatus: maybeText,
      description: maybeText,
      compensation: maybeText,
      datePosted: maybeDate,
      minimumExperience: maybeText,
      employmentStatusLabel: maybeText,
      location: place,
      atsLocation: place,
      locationType: maybeText,
    }),
  }),
});
export type BambooHrDetail = z.output<typeof bambooHrDetail>['result']['jobOpening'];

/** The board's numbers for where people work. */
const workplaces: Record<string, Workplace> = { '0': 'on-site', '1': 'remote', '2': 'hybrid' };

const whereOf = (one: Opening['location']) =>
  placeOf(one?.city, one?.state ?? one?.province, one?.country ?? one?.addressCountry);

/** An opening as a listing; undefined where it is no longer open. */
export function bambooHrListing(
  listed: Opening,
  detail: BambooHrDetail,
  board: string,
  company: string,
): FoundListing | undefined {
  const { jobOpeningStatus: status } = detail;
  if (status !== undefined && !/^open$/i.test(status)) return undefined;
  const locationType = detail.locationType ?? listed.locationType ?? '';
  return {
    externalId: externalIdOf(board, listed.id),
    title: listed.jobOpeningName,
    company,
    description: detail.description ?? '',
    isHtml: true,
    location:
      whereOf(detail.location) ??
      whereOf(detail.atsLocation) ??
      whereOf(listed.location) ??
      whereOf(listed.atsLocation),
    workplace: workplaces[locationType] ?? (listed.isRemote ? 'remote' : undefined),
    salary: statedSalary({ text: detail.compensation }),
    jobType: detail.employmentStatusLabel ?? listed.employmentStatusLabel,
    level: detail.minimumExperience,
    applicationUrl: detail.jobOpeningShareUrl ?? `https://${board}.bamboohr.com/careers/${listed.id}`,
    postedAt: detail.datePosted,
  };
}
