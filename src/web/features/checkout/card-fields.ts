import { z } from 'zod';
import type { PageCopy } from '#copy/copy.ts';

const digits = (text: string): string => text.replace(/\D/g, '');

/** The last moment of the month in "MM / YY". */
function endOfExpiry(text: string): number | undefined {
  const [, month = '', year = ''] = /^(\d{2})(\d{2})$/.exec(digits(text)) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return Date.UTC(2000 + Number(year), Number(month), 1) - 1;
}

/** The fields that the card form requires; `now` in milliseconds since 1970. */
export const cardSchema = (now: number, words: PageCopy['checkout']) =>
  z.object({
    cardNumber: z.string().refine((text) => digits(text).length >= 12, words.cardIncomplete),
    expiry: z.string().refine((text) => (endOfExpiry(text) ?? 0) > now, words.expiryInvalid),
    cvc: z.string().regex(/^\d{3,4}$/, words.cvcInvalid),
  });
export type CardInput = z.infer<ReturnType<typeof cardSchema>>;

/** A card number in groups of four, as printed on the card. */
export const groupedNumber = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** "1234" as "12 / 34". */
export const groupedExpiry = (text: string): string =>
  digits(text)
    .slice(0, 4)
    .replace(/^(\d{2})(\d)/, '$1 / $2');
