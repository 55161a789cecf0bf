import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import {
  countryOf,
  externalIdOf,
  paragraphs,
  payPeriodOf,
  placesOf,
  section,
  statedSalary,
  workplaceOf,
} from '../board-listing.ts';
import { itemsOf, maybeDate, maybeNumber, maybeText, maybeTexts, neededText } from '../board-shapes.ts';

const part = z.object({ text: maybeText, content: maybeText });
const noPart = { text: undefined, content: undefined };

const posting = z.object({
  id: neededText,
  text: neededText,
  hostedUrl: maybeText,
  applyUrl: maybeText,
  createdAt: maybeDate,
  country: maybeText,
  workplaceType: maybeText,
  categories: z
    .object({ commitment: maybeText, level: maybeText, location: maybeText, allLocations: maybeTexts.optional() })
    .optional()
    .catch(undefined),
  description: maybeText,
  descriptionPlain: maybeText,
  lists: z.array(part.catch(noPart)).optional().catch([]),
  additional: maybeText,
  additionalPlain: maybeText,
  salaryDescription: maybeText,
  salaryDescriptionPlain: maybeText,
  salaryRange: z
    .object({ min: maybeNumber, max: maybeNumber, currency: maybeText, interval: maybeText })
    .optional()
    .catch(undefined),
});
type Posting = z.output<typeof posting>;

export const leverPostings = itemsOf(posting);

const htmlOf = (html: string | undefined, plain: string | undefined) => html ?? (plain && paragraphs(plain));

/** An ad comes in parts: its beginning, lists (sent as bare items), pay and its end. */
const descriptionOf = (found: Posting): string =>
  [
    ...section(undefined, htmlOf(found.description, found.descriptionPlain)),
    ...(found.lists ?? []).flatMap(({ text, content }) =>
      section(text, content && (/<[uo]l[\s>]/i.test(content) ? content : `<ul>${content}</ul>`)),
    ),
    ...section(undefined, htmlOf(found.salaryDescription, found.salaryDescriptionPlain)),
    ...section(undefined, htmlOf(found.additional, found.additionalPlain)),
  ].join('\n');

/** A posting as a listing; undefined where it has no address. */
export function leverListing(found: Posting, board: string, company: string): FoundListing | undefined {
  const applicationUrl = found.applyUrl ?? found.hostedUrl;
  if (applicationUrl === undefined) return undefined;
  const { location, allLocations = [], commitment, level } = found.categories ?? {};
  const { min, max, currency, interval } = found.salaryRange ?? {};
  return {
    externalId: externalIdOf(board, found.id),
    title: found.text,
    company,
    description: descriptionOf(found),
    isHtml: true,
    location: placesOf([location, ...allLocations]),
    country: countryOf(found.country),
    workplace: workplaceOf(found.workplaceType),
    salary: statedSalary({ min, max, currency, per: payPeriodOf(interval) }),
    jobType: commitment,
    level,
    applicationUrl,
    postedAt: found.createdAt,
  };
}
