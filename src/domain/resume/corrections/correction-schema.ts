import { z } from 'zod';
import { maxCorrectionCharacters, maxCorrections, type Correction } from './correction.ts';

const pointer = z.string().max(200);
const line = z.string().max(100);

/** A {@link Correction}. What is too long is said by the name of a sentence of `copy`, as all of the contract's schemas say it. */
const correctionSchema: z.ZodType<Correction> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('value'),
    pointer,
    value: z.string().trim().max(maxCorrectionCharacters, 'correctionTooLong'),
    piece: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('removed'), pointer }),
  z.object({ kind: z.literal('placed'), line, pointer }),
  z.object({ kind: z.literal('left-out'), line }),
]);

export const correctionsSchema = z.array(correctionSchema).max(maxCorrections, 'tooManyCorrections');
