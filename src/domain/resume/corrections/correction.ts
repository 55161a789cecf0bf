/** The longest value a person may put into one place, in characters. */
export const maxCorrectionCharacters = 4000;
/** The most corrections that are stored for one resume. */
export const maxCorrections = 500;

/**
 * What a person corrects in a resume that was read. Pointers are JSON Pointers into the resume as it was read, and line ids are those of its lines, so that the
 * order in which corrections were made does not matter.
 */
export type Correction =
  /** The value is this one. The value that was read says that it is right. `piece`: it is a piece of what was read, and the rest still has no place. */
  | { kind: 'value'; pointer: string; value: string; piece?: true | undefined }
  /** The value, or the entry, is not to be there. */
  | { kind: 'removed'; pointer: string }
  /** A line, or part of a line, that could not be placed belongs here; `-` appends to a list. */
  | { kind: 'placed'; line: string; pointer: string }
  /** A line, or part of a line, that could not be placed is left out. */
  | { kind: 'left-out'; line: string };

/** What a correction is about, a value or a line: of two about the same, the later one counts. */
export const targetOf = (correction: Correction): string =>
  'line' in correction ? `line ${correction.line}` : correction.pointer;

/** One correction for each target, the latest. */
export const latestOf = (corrections: readonly Correction[]): Correction[] => [
  ...new Map(corrections.map((correction) => [targetOf(correction), correction])).values(),
];
