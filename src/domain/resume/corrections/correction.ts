import { z } from 'zod';

/** The longest value a person may put into one place, in characters. */
export const maxCorrectionCharacters = 4000;
/** The most corrections that are stored for one resume. */
export const maxCorrections = 500;

const pointer = z.string().max(200);
const line = z.string().max(100);

/**
 * What a person corrects in a resume that was read. Pointers are JSON Pointers into the resume as it was read, and line ids are those of its lines, so that the
 * order in which corrections were made does not matter.
 */
/** What is too long is said by the name of a sentence of `copy`, as all of the contract's schemas say it. */
export const correctionSchema = z.discriminatedUnion('kind', [
  /** The value is this one. The value that was read says that it is right. */
  z.object({
    kind: z.literal('value'),
    pointer,
    value: z.string().trim().max(maxCorrectionCharacters, 'correctionTooLong'),
    /** It is a piece of what was read: the rest is content that still has no place. */
    piece: z.literal(true).optional(),
  }),
  /** The value, or the entry, is not to be there. */
  z.object({ kind: z.literal('removed'), pointer }),
  /** A line, or part of a line, that could not be placed belongs here; `-` appends to a list. */
  z.object({ kind: z.literal('placed'), line, pointer }),
  /** A line, or part of a line, that could not be placed is left out. */
  z.object({ kind: z.literal('left-out'), line }),
]);
export type Correction = z.infer<typeof correctionSchema>;

export const correctionsSchema = z.array(correctionSchema).max(maxCorrections, 'tooManyCorrections');

/** What a correction is about, a value or a line: of two about the same, the later one counts. */
export const targetOf = (correction: Correction): string =>
  'line' in correction ? `line ${correction.line}` : correction.pointer;

/** One correction for each target, the latest. */
export const latestOf = (corrections: readonly Correction[]): Correction[] => [
  ...new Map(corrections.map((correction) => [targetOf(correction), correction])).values(),
];
