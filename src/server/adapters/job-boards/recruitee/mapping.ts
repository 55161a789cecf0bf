import { z } from 'zod';
import type { FoundListing, Workplace } from '#domain/listings/listing.ts';
import { countryOf, externalIdOf, payPeriodOf, placeOf, placesOf, section, statedSalary } from '../board-listing.ts';
import { itemsOf, maybeDate, maybeFlag, maybeNumber, maybeText, neededText } from '../board-shapes.ts';

const place = z.object({ city: maybeText, state: maybeText, country: maybeText });
const noPlace = { city: undefined, state: undefined, country: undefined };
const translation = z.object({ title: maybeText, description: maybeText, requirements: maybeText });

const offer = z.object({
  id: neededText,
  title: maybeText,
  description: maybeText,
  requirements: maybeText,
  translations: z
    .record(z.string(), translation.catch({ title: undefined, description: undefined, requirements: undefined }))
    .nullish()
    .catch({}),
  company_name: maybeText,
  status: maybeText,
  location: maybeText,
  city: maybeText,
  country: maybeText,
  country_code: maybeText,
  locations: z.array(place.catch(noPlace)).nullish().catch([]),
  remote: maybeFlag,
  hybrid: maybeFlag,
  on_site: maybeFlag,
  employment_type_code: maybeText,
  experience_code: maybeText,
  salary: z
    .object({ min: maybeNumber, max: maybeNumber, period: maybeText, currency: maybeText })
    .nullish()
    .catch(undefined),
  careers_url: maybeText,
  careers_apply_url: maybeText,
  published_at: maybeDate,
  close_at: maybeDate,
});
type Offer = z.output<typeof offer>;

export const recruiteeOffers = z.object({ offers: itemsOf(offer) });

/** Where several are ticked, people choose: between home and office that is a hybrid job. */
function workplaceOfOffer({ remote, hybrid, on_site: onSite }: Offer): Workplace | undefined {
  if (hybrid || (remote && onSite)) return 'hybrid';
  return remote ? 'remote' : onSite ? 'on-site' : undefined;
}

function locationOf({ locations, location, city, country }: Offer): string | undefined {
  const several = (locations ?? []).map((one) => placeOf(one.city, one.state, one.country));
  return placesOf(several) ?? location ?? placeOf(city, country);
}

/** An offer as a listing; undefined where it is not published, or has no title or address. */
export function recruiteeListing(found: Offer, board: string, company: string): FoundListing | undefined {
  const [translated] = Object.values(found.translations ?? {});
  const title = found.title ?? translated?.title;
  const applicationUrl = found.careers_apply_url ?? found.careers_url;
  const isPublished = found.status === undefined || found.status === 'published';
  if (title === undefined || applicationUrl === undefined || !isPublished) return undefined;
  const { min, max, currency, period } = found.salary ?? {};
  return {
    externalId: externalIdOf(board, found.id),
    title,
    company: found.company_name ?? company,
    description: [
      ...section(undefined, found.description ?? translated?.description),
      ...section(undefined, found.requirements ?? translated?.requirements),
    ].join('\n'),
    isHtml: true,
    location: locationOf(found),
    country: countryOf(found.country_code),
    workplace: workplaceOfOffer(found),
    salary: statedSalary({ min, max, currency, per: payPeriodOf(period) }),
    // "fulltime_permanent", "parttime"
    jobType: found.employment_type_code?.replaceAll('_', ' '),
    level: found.experience_code?.replaceAll('_', ' '),
    applicationUrl,
    postedAt: found.published_at,
    expiresAt: found.close_at,
  };
}
