import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { countryOf, externalIdOf, placeOf, section } from '../board-listing.ts';
import { itemsOf, maybeDate, maybeFlag, maybeNumber, maybeText, neededText } from '../board-shapes.ts';

export const smartRecruitersList = z.object({
  totalFound: maybeNumber,
  content: itemsOf(z.object({ id: neededText, name: maybeText })),
});

const labelled = z.object({ label: maybeText }).nullish().catch(undefined);
/** A number as text, as the board writes it. */
const degrees = maybeText.transform((text) =>
  text !== undefined && /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : undefined,
);
const adSection = z.object({ title: maybeText, text: maybeText }).nullish().catch(undefined);

export const smartRecruitersPosting = z.object({
  id: neededText,
  name: neededText,
  active: maybeFlag,
  company: z.object({ name: maybeText }).nullish().catch(undefined),
  releasedDate: maybeDate,
  location: z
    .object({
      fullLocation: maybeText,
      city: maybeText,
      region: maybeText,
      country: maybeText,
      remote: maybeFlag,
      hybrid: maybeFlag,
      latitude: degrees,
      longitude: degrees,
    })
    .nullish()
    .catch(undefined),
  typeOfEmployment: labelled,
  experienceLevel: labelled,
  postingUrl: maybeText,
  applyUrl: maybeText,
  jobAd: z
    .object({
      sections: z
        .object({
          companyDescription: adSection,
          jobDescription: adSection,
          qualifications: adSection,
          additionalInformation: adSection,
        })
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
});
type Posting = z.output<typeof smartRecruitersPosting>;

function coordinatesOf({ location }: Posting): FoundListing['coordinates'] {
  const { latitude, longitude } = location ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The job first: the company's description is the same in all of its ads. */
function descriptionOf({ jobAd }: Posting): string {
  const { jobDescription, qualifications, additionalInformation, companyDescription } = jobAd?.sections ?? {};
  return [jobDescription, qualifications, additionalInformation, companyDescription]
    .flatMap((part) => section(part?.title, part?.text))
    .join('\n');
}

/** A posting as a listing; undefined where it is no longer active. */
export function smartRecruitersListing(found: Posting, board: string, company: string): FoundListing | undefined {
  if (found.active === false) return undefined;
  const { location } = found;
  const { city, region, country } = location ?? {};
  return {
    externalId: externalIdOf(board, found.id),
    title: found.name,
    company: found.company?.name ?? company,
    description: descriptionOf(found),
    isHtml: true,
    location: location?.fullLocation ?? placeOf(city, region, countryOf(country) ?? country),
    country: countryOf(country),
    coordinates: coordinatesOf(found),
    workplace: location?.hybrid ? 'hybrid' : location?.remote ? 'remote' : undefined,
    jobType: found.typeOfEmployment?.label,
    level: found.experienceLevel?.label,
    applicationUrl: found.applyUrl ?? found.postingUrl ?? `https://jobs.smartrecruiters.com/${board}/${found.id}`,
    postedAt: found.releasedDate,
  };
}
