import { questionRank } from '#domain/resume/corrections/cost-of-mistakes.ts';
import { sectionKinds, sectionsWhere, type SectionKind } from '#domain/document/headings/section-kinds.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { targetOf, type Correction } from '#domain/resume/corrections/correction.ts';
import { keysOf, pointerOf, valueAt } from '#domain/resume/json-pointer.ts';

/** A value that was read, next to its lines, and the person's answer about it. */
export interface ReadValue {
  pointer: string;
  /** Undefined if it wasn't found. */
  value: string | undefined;
  confidence: number;
  correction: Correction | undefined;
}

/** Values that were read from the same lines. */
export interface ReadGroup {
  /** The lines' texts. */
  lines: string[];
  values: ReadValue[];
}

/** An entry of a section, or the whole of a section that has none. */
export interface ReadEntry {
  /** JSON Pointer of an entry that can be left out completely. */
  pointer: string | undefined;
  title: string;
  groups: ReadGroup[];
  removed: Correction | undefined;
}

export interface ReadSection {
  kind: SectionKind;
  entries: ReadEntry[];
}

/** How likely right a value has to be that nobody is asked about: the more so, the more a mistake in it would cost. */
const sureOfContact = 0.9;
const sureOfPost = 0.7;
const sureOfOther = 0.65;
const lastRankOfPost = 3;

function isSure(pointer: string, likelihood: number): boolean {
  const rank = questionRank(pointer);
  return likelihood >= (rank === 0 ? sureOfContact : rank <= lastRankOfPost ? sureOfPost : sureOfOther);
}
/** Values that an entry should have: a missing one was most likely not recognised. */
const expected: Partial<Record<SectionKind, readonly string[]>> = {
  work: ['position', 'name'],
  education: ['institution'],
};
/** Sections whose entries are longer than a line or two. */
const long = sectionsWhere({
  basics: false,
  summary: false,
  work: true,
  education: true,
  skills: false,
  projects: true,
  certificates: false,
  awards: false,
  publications: false,
  languages: false,
  volunteer: true,
  interests: false,
  references: false,
  other: false,
});

type Corrections = ReadonlyMap<string, Correction>;

/** A resume as it was read, and the person's corrections by their target. */
export interface ReadAndCorrected {
  parsed: ParsedResume;
  corrections: Corrections;
}

export const byTarget = (corrections: readonly Correction[]): Corrections =>
  new Map(corrections.map((correction) => [targetOf(correction), correction]));

const entryOf = (pointer: string): string => pointerOf(keysOf(pointer).slice(0, 2));

/** The name of an entry: its title and employer, its degree and school, its name; with the person's corrections. */
export function entryTitle({ parsed, corrections }: ReadAndCorrected, pointer: string): string {
  const entry = entryOf(pointer);
  const correctedValue = (name: string): unknown => {
    const correction = corrections.get(`${entry}/${name}`);
    if (correction?.kind === 'removed') return undefined;
    return correction?.kind === 'value' ? correction.value : valueAt(parsed.resume, `${entry}/${name}`);
  };
  return ['position', 'studyType', 'title', 'name', 'organization', 'institution', 'language']
    .map(correctedValue)
    .filter((value) => typeof value === 'string')
    .slice(0, 2)
    .join(', ');
}

const toValue = ({ resume, confidence }: ParsedResume, pointer: string, corrections: Corrections): ReadValue => {
  const value = valueAt(resume, pointer);
  return {
    pointer,
    value: typeof value === 'string' ? value : undefined,
    confidence: confidence[pointer] ?? 0,
    correction: corrections.get(pointer),
  };
};

/** The texts of the lines that a value was read from. */
export function linesOf({ lines, evidence }: ParsedResume, pointer: string): string[] {
  const ids = evidence[pointer] ?? [];
  return lines.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}

/** Values that were read from the same lines are shown next to them together; values that were not found come separately. */
function grouped(parsed: ParsedResume, values: readonly ReadValue[]): ReadGroup[] {
  const groups: (ReadGroup & { ids: string })[] = [];
  for (const value of values) {
    const ids = (parsed.evidence[value.pointer] ?? []).join(' ');
    const same = ids === '' ? undefined : groups.find((group) => group.ids === ids);
    if (same) same.values.push(value);
    else groups.push({ ids, lines: linesOf(parsed, value.pointer), values: [value] });
  }
  return groups.map(({ lines, values: own }) => ({ lines, values: own }));
}

const missingOf = (parsed: ParsedResume, entry: string, kind: SectionKind): string[] =>
  (expected[kind] ?? [])
    .map((field) => `${entry}/${field}`)
    .filter((pointer) => valueAt(parsed.resume, pointer) === undefined);

/** Everything that was read, section by section, in the resume's own order. */
export function readSections({ parsed, corrections }: ReadAndCorrected): ReadSection[] {
  const pointers = Object.keys(parsed.evidence);
  return sectionKinds.flatMap((kind): ReadSection[] => {
    const own = pointers.filter((pointer) => keysOf(pointer)[0] === kind);
    if (own.length === 0) return [];
    const valuesOf = (all: readonly string[]) => all.map((pointer) => toValue(parsed, pointer, corrections));
    if (!long.has(kind)) {
      return [
        {
          kind,
          entries: [{ pointer: undefined, title: '', groups: grouped(parsed, valuesOf(own)), removed: undefined }],
        },
      ];
    }
    const entries = [...new Set(own.map(entryOf))].map((entry) => {
      const inEntry = own.filter((pointer) => entryOf(pointer) === entry);
      return {
        pointer: entry,
        title: entryTitle({ parsed, corrections }, entry),
        groups: grouped(parsed, valuesOf([...missingOf(parsed, entry, kind), ...inEntry])),
        removed: corrections.get(entry),
      };
    });
    return [{ kind, entries }];
  });
}

/** The questions to the person: values that the parser is not certain of. */
export const doubtsOf = ({ parsed, corrections }: ReadAndCorrected): ReadValue[] =>
  Object.entries(parsed.confidence)
    .filter(([pointer, confidence]) => !isSure(pointer, confidence))
    .map(([pointer]) => toValue(parsed, pointer, corrections));

/** Whether the person has said nothing about a value yet, nor about its entry. */
export const isOpen = ({ corrections }: ReadAndCorrected, { pointer, correction }: ReadValue): boolean =>
  !correction && !corrections.has(entryOf(pointer));

/** How many doubtful values and unplaced lines the person has not answered yet. */
export const openDoubts = ({ parsed, corrections }: ReadAndCorrected): number =>
  doubtsOf({ parsed, corrections }).filter((read) => isOpen({ parsed, corrections }, read)).length +
  [...parsed.unread, ...(parsed.unreadParts ?? []).map(({ id }) => id)].filter(
    (line) => !corrections.has(targetOf({ kind: 'left-out', line })),
  ).length;
