import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { adzunaCurrencies, type AdzunaCountry } from '../../../settings/job-source-settings.ts';
import { itemsOf, maybeDate, maybeFlag, maybeNumber, maybeText, neededText } from '../board-shapes.ts';

const named = z.object({ display_name: maybeText }).nullish().catch(undefined);

const ad = z.object({
  id: neededText,
  title: neededText,
  description: maybeText,
  full_description: maybeText,
  company: named,
  location: named,
  created: maybeDate,
  redirect_url: neededText,
  salary_min: maybeNumber,
  salary_max: maybeNumber,
  salary_is_predicted: maybeFlag,
  contract_type: maybeText,
  contract_time: maybeText,
  latitude: maybeNumber,
  longitude: maybeNumber,
});

/** `Adzuna::API::Response::JobSearchResults`. */
export const adzunaResults = z.object({ count: maybeNumber, results: itemsOf(ad) });

/** Titles and texts mark the words that were searched for. */
const unmarked = (text: string) => text.replaceAll(/<\/?(?:strong|b|em)>/gi, '');

/** An ad as a listing. Salaries are yearly, in the country's currency; a contract's time says more than its type. */
export function adzunaListing(found: z.output<typeof ad>, country: AdzunaCountry): FoundListing {
  const { latitude, longitude, salary_min: min, salary_max: max } = found;
  return {
    externalId: found.id,
    title: unmarked(found.title),
    company: found.company?.display_name ?? '',
    description: unmarked(found.full_description ?? found.description ?? ''),
    isHtml: true,
    isExcerpt: found.full_description === undefined,
    location: found.location?.display_name,
    country: country.toUpperCase(),
    coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    salary:
      min === undefined && max === undefined
        ? undefined
        : { min, max, currency: adzunaCurrencies[country], per: 'year', isEstimate: found.salary_is_predicted },
    jobType: found.contract_type === 'contract' ? found.contract_type : (found.contract_time ?? found.contract_type),
    applicationUrl: found.redirect_url,
    postedAt: found.created,
  };
}
