import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { countryOf, externalIdOf, placeOf, placesOf, workplaceOf } from '../board-listing.ts';
import { itemsOf, maybeDate, maybeFlag, maybeText, neededText } from '../board-shapes.ts';

const place = z.object({
  city: maybeText,
  region: maybeText,
  country: maybeText,
  countryCode: maybeText,
  hidden: maybeFlag,
});
const noPlace = { city: undefined, region: undefined, country: undefined, countryCode: undefined, hidden: true };

const job = z.object({
  title: neededText,
  shortcode: neededText,
  employment_type: maybeText,
  experience: maybeText,
  telecommuting: maybeFlag,
  workplace_type: maybeText,
  url: maybeText,
  shortlink: maybeText,
  application_url: maybeText,
  published_on: maybeDate,
  created_at: maybeDate,
  city: maybeText,
  state: maybeText,
  country: maybeText,
  locations: z.array(place.catch(noPlace)).nullish().catch([]),
  description: maybeText,
  full_description: maybeText,
});
type Job = z.output<typeof job>;

export const workableAccount = z.object({ name: maybeText, jobs: itemsOf(job) });

/** An employer can hide a place; then it isn't shown here either. */
function placesShown({ locations, city, state, country }: Job): { location?: string; country?: string } {
  const shown = (locations ?? []).filter(({ hidden }) => hidden !== true);
  const location = placesOf(shown.map((one) => placeOf(one.city, one.region, one.country)));
  return {
    location: location ?? (locations?.length ? undefined : placeOf(city, state, country)),
    country: countryOf(shown[0]?.countryCode),
  };
}

export const workableListing = (found: Job, board: string, company: string): FoundListing => ({
  externalId: externalIdOf(board, found.shortcode),
  title: found.title,
  company,
  description: found.full_description ?? found.description ?? '',
  isHtml: true,
  ...placesShown(found),
  workplace: workplaceOf(found.workplace_type) ?? (found.telecommuting ? 'remote' : undefined),
  jobType: found.employment_type,
  level: found.experience,
  applicationUrl:
    found.application_url ??
    found.url ??
    found.shortlink ??
    `https://apply.workable.com/${board}/j/${encodeURIComponent(found.shortcode)}/`,
  postedAt: found.published_on ?? found.created_at,
});
