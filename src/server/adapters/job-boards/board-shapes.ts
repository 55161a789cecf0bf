import { z } from 'zod';

/**
 * Members of boards' answers, read as leniently as possible: anything absent, null, empty or of another type is undefined, and never costs the rest of an
 * item.
 */
const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.trim())
  .transform((value) => (value === '' ? undefined : value));

/** Text or a number as text; undefined where there is none. */
export const maybeText = z.preprocess((value) => value ?? undefined, text.optional().catch(undefined));

/** A number, also where it is written as text; undefined where there is none. */
export const maybeNumber = z.preprocess((value) => {
  if (typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  return value ?? undefined;
}, z.number().finite().optional().catch(undefined));

/** True for true, 1 and "1" or "true"; undefined where it is none of these or their opposites. */
export const maybeFlag = z.preprocess((value) => {
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return value ?? undefined;
}, z.boolean().optional().catch(undefined));

/** An ISO date and time of a text, of seconds or of milliseconds since 1970; undefined where it is none. */
export const maybeDate = z.preprocess((value) => isoDate(value), z.string().optional());

/** A date and time in UTC; a text without a zone is taken as UTC. */
export function isoDate(value: unknown): string | undefined {
  const date =
    typeof value === 'number' ? dateOfNumber(value) : typeof value === 'string' ? dateOfText(value) : undefined;
  const year = date?.getUTCFullYear() ?? Number.NaN;
  return date !== undefined && year >= 1990 && year < 2200 ? date.toISOString() : undefined;
}

/** Seconds until about the year 5000, milliseconds beyond. */
const dateOfNumber = (value: number) => new Date(value < 1e11 ? value * 1000 : value);

function dateOfText(value: string): Date | undefined {
  const trimmed = value.trim();
  if (/^\d{9,13}$/.test(trimmed)) return dateOfNumber(Number(trimmed));
  if (!/\d{4}/.test(trimmed)) return undefined;
  const isZoned = /(?:[zZ]|[+-]\d\d:?\d\d|[A-Z]{3,4})$/.test(trimmed) || /^\d{4}-\d\d-\d\d$/.test(trimmed);
  const date = new Date(isZoned ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The texts of a list, without undefined and empty ones; anything else is an empty list. */
export const maybeTexts = z
  .array(maybeText)
  .catch([])
  .transform((texts) => texts.flatMap((value) => value ?? []));

/** Text that an item cannot do without: an item that lacks it is dropped. */
export const neededText = text.pipe(z.string());

/** A list read item by item: unreadable items are left out. A list without any readable item is refused, because its shape has changed. */
export const itemsOf = <T>(item: z.ZodType<T>) =>
  z.array(z.unknown()).transform((items, context): T[] => {
    const read = items.flatMap((value) => {
      const parsed = item.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
    if (items.length > 0 && read.length === 0) context.addIssue('none of the items can be read');
    return read;
  });
