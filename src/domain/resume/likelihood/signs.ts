import { entrySigns } from './entry-signs.ts';
import { coveredShares, lineSigns } from './line-signs.ts';
import { readValues, type Reading } from './read-values.ts';
import { recognitionOf } from './recognition.ts';
import { sectionSigns } from './section-signs.ts';
import type { Signs } from './sign.ts';
import { textSigns } from './text-signs.ts';
import type { ValueKind } from './value-kinds.ts';

/** A value with what can be seen of how it was read. */
export interface Seen {
  pointer: string;
  kind: ValueKind;
  /** Its own, its lines', its entry's, and its section's; no two have a sign of the same name. */
  signs: readonly Signs[];
  /** How likely its words are those of the page; 1 unless they were recognized in a picture. */
  recognition: number;
}

/** The signs of every value of a resume. In time linear in the resume's length. */
export function signsOf(reading: Reading): Seen[] {
  const values = readValues(reading);
  const covered = coveredShares(values.all);
  const ofEntry = entrySigns(values, reading.resume);
  const ofText = new Map(values.all.map((value) => [value.pointer, textSigns(value)]));
  const ofSection = sectionSigns(reading, values, ofText);
  return values.all.map((value) => ({
    pointer: value.pointer,
    kind: value.kind,
    signs: [
      ofText.get(value.pointer) ?? {},
      lineSigns(value, reading.lines, covered),
      ...ofEntry(value),
      ...ofSection(value),
    ],
    recognition: recognitionOf(value),
  }));
}
