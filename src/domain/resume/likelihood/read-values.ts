import { groupedBy } from '../../grouped-by.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { squeeze } from '../../language/fold.ts';
import { lookKey } from '../entries/typography.ts';
import type { JsonResume } from '../json-resume.ts';
import { keysOf, pointerOf, shapeOf, valueAt } from '../json-pointer.ts';
import type { SourceLine } from '../parsed-resume.ts';
import { kindOf, type ValueKind } from './value-kinds.ts';

/** A resume as it was read, before it is known how sure each value is. */
export interface Reading {
  resume: JsonResume;
  /** Ids of lines by JSON Pointer. */
  evidence: Record<string, string[]>;
  /** How sure the rule that read a value is of it, from 0 to 1, by JSON Pointer. */
  confidence: Record<string, number>;
  lines: SourceLine[];
  /** Ids of the lines that no value was read from. */
  unread: string[];
  rows: readonly TextRow[];
}

/** A line at its place in the resume, with the row it is in the file. */
export interface PlacedLine {
  at: number;
  line: SourceLine;
  row: TextRow | undefined;
  /** How many letters and digits it has. */
  letters: number;
}

/** A value with where and how it stands. */
export interface ReadValue {
  pointer: string;
  /** The pointer without indexes: `/work/#/name`. */
  shape: string;
  kind: ValueKind;
  text: string;
  /** Its letters and digits alone. */
  squeezed: string;
  /** How sure the rule that read it is. */
  confidence: number;
  lines: PlacedLine[];
  /** JSON Pointer of its entry, or of its field in `basics`. */
  entry: string;
  /** The list it is an item of, or its entry. */
  list: string;
  section: SectionKind;
  /** How the piece of the line that holds it is set. */
  look: string;
  /** Left edge of that piece, in points. */
  x: number;
}

/** The values of a resume by what they have in common. */
export interface ReadValues {
  all: ReadValue[];
  byShape: Map<string, ReadValue[]>;
  byEntry: Map<string, ReadValue[]>;
  byList: Map<string, ReadValue[]>;
  byText: Map<string, ReadValue[]>;
}

export function readValues({ resume, evidence, confidence, lines, rows }: Reading): ReadValues {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const placed = new Map(
    lines.map((line, at): [string, PlacedLine] => [
      line.id,
      { at, line, row: rowsById.get(line.id), letters: squeeze(line.text).length },
    ]),
  );
  const all = Object.entries(evidence).map(([pointer, ids]): ReadValue => {
    const keys = keysOf(pointer);
    const shape = shapeOf(pointer);
    const value = valueAt(resume, pointer);
    const text = typeof value === 'string' ? value : '';
    const squeezed = squeeze(text);
    const own = ids.flatMap((id) => placed.get(id) ?? []);
    return {
      pointer,
      shape,
      kind: kindOf(shape),
      text,
      squeezed,
      confidence: confidence[pointer] ?? 0.5,
      lines: own,
      entry: pointerOf(keys.slice(0, 2)),
      list: pointerOf(/^\d+$/.test(keys.at(-1) ?? '') ? keys.slice(0, -1) : keys.slice(0, 2)),
      section: keys[0] as SectionKind,
      ...lookOf(squeezed, own[0]?.row),
    };
  });
  return {
    all,
    byShape: groupedBy(all, ({ shape }) => shape),
    byEntry: groupedBy(all, ({ entry }) => entry),
    byList: groupedBy(all, ({ list }) => list),
    byText: groupedBy(all, ({ squeezed }) => squeezed),
  };
}

function lookOf(squeezed: string, row: TextRow | undefined): { look: string; x: number } {
  const start = squeezed.slice(0, 12);
  const pieces = row?.pieces ?? [];
  const piece = pieces.length > 1 ? pieces.find((one) => squeeze(one.text).includes(start)) : undefined;
  const { look, x } = piece ?? pieces[0] ?? {};
  return { look: look ? lookKey(look) : '', x: x ?? 0 };
}
