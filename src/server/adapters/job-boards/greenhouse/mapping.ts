import { z } from 'zod';
import type { FoundListing, StatedSalary } from '#domain/listings/listing.ts';
import { externalIdOf, payPeriodOf, statedSalary, workplaceOf } from '../board-listing.ts';
import { itemsOf, maybeDate, maybeNumber, maybeText, neededText } from '../board-shapes.ts';

const job = z.object({
  id: neededText,
  title: neededText,
  absolute_url: neededText,
  company_name: maybeText,
  first_published: maybeDate,
  location: z.object({ name: maybeText }).optional().catch(undefined),
  content: maybeText,
  metadata: z
    .array(z.object({ name: maybeText, value: maybeText }).catch({ name: undefined, value: undefined }))
    .nullish()
    .catch([]),
  pay_input_ranges: z
    .array(
      z
        .object({ min_cents: maybeNumber, max_cents: maybeNumber, currency_type: maybeText, title: maybeText })
        .catch({ min_cents: undefined, max_cents: undefined, currency_type: undefined, title: undefined }),
    )
    .nullish()
    .catch([]),
});
type Job = z.output<typeof job>;

export const greenhouseJobs = z.object({ jobs: itemsOf(job) });
export const greenhouseBoard = z.object({ name: maybeText });

/** Greenhouse escapes an ad's HTML once more than it has to be: `&lt;p&gt;`. */
export const unescapedContent = (content: string): string =>
  /<\/?[a-z]/i.test(content)
    ? content
    : content
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');

/** Ranges by place become one range, in the first one's currency. */
function salaryOf({ pay_input_ranges: ranges }: Job): StatedSalary | undefined {
  const [first] = ranges ?? [];
  if (!first) return undefined;
  const same = (ranges ?? []).filter(
    ({ currency_type, title }) =>
      currency_type === first.currency_type && payPeriodOf(title) === payPeriodOf(first.title),
  );
  const cents = (pick: 'min_cents' | 'max_cents') => same.flatMap((range) => range[pick] ?? []);
  const [low, high] = [Math.min(...cents('min_cents')) / 100, Math.max(...cents('max_cents')) / 100];
  return statedSalary({
    min: Number.isFinite(low) ? low : undefined,
    max: Number.isFinite(high) ? high : undefined,
    currency: first.currency_type,
    per: payPeriodOf(first.title),
  });
}

const fieldOf = ({ metadata }: Job, name: RegExp): string | undefined =>
  metadata?.find((field) => field.name !== undefined && name.test(field.name))?.value;

/** `updated_at` is no date of publication: Greenhouse changes it with every edit. */
export const greenhouseListing = (found: Job, board: string, company: string): FoundListing => ({
  externalId: externalIdOf(board, found.id),
  title: found.title,
  company: found.company_name ?? company,
  description: unescapedContent(found.content ?? ''),
  isHtml: true,
  location: found.location?.name,
  workplace: workplaceOf(
    fieldOf(found, /^(?:work ?place|work (?:arrangement|location|model|type)|location) ?(?:type)?$/i),
  ),
  salary: salaryOf(found),
  jobType: fieldOf(found, /^(?:employment|job|time|contract) ?type$/i),
  applicationUrl: found.absolute_url,
  postedAt: found.first_published,
});
