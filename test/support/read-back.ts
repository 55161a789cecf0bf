import type { JsonResume } from '#domain/resume/json-resume.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { sameAddress } from '#domain/resume/basics/web-address.ts';
import { sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import { templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import type { InProcessReader } from '#documents/reading/read-document.ts';
import type { Printable } from '#documents/writing/printable.ts';
import type { DocumentWriter } from '#server/adapters/documents/port.ts';
import type { VariedPerson } from './varied-people/person.ts';

/** A field whose value changed, or that exists on only one side. */
export interface FieldDifference {
  pointer: string;
  wanted: string | undefined;
  found: string | undefined;
}

export interface ReadBack {
  person: number;
  template: TemplateId;
  format: 'pdf' | 'docx';
  fields: number;
  differences: FieldDifference[];
}

/** Values by JSON Pointer; a day is left out of a date, because it is not printed. */
function leaves(node: unknown, pointer = ''): Map<string, string> {
  if (typeof node === 'string')
    return new Map([[pointer, /Date$|\/date$/.test(pointer) ? node.slice(0, 7) : node.normalize('NFC').trim()]]);
  if (typeof node !== 'object' || node === null) return new Map();
  return new Map(Object.entries(node).flatMap(([key, value]) => [...leaves(value, `${pointer}/${key}`)]));
}

const isAddress = (pointer: string): boolean => pointer.endsWith('/url');

/** The differences between a resume and what was read back from it, and how many fields were compared. */
export function differences(wanted: JsonResume, found: JsonResume): { fields: number; differences: FieldDifference[] } {
  const [mine, theirs] = [leaves(wanted), leaves(found)];
  const pointers = [...new Set([...mine.keys(), ...theirs.keys()])];
  const differing = pointers.flatMap((pointer): FieldDifference[] => {
    const [a, b] = [mine.get(pointer), theirs.get(pointer)];
    const same = a === b || (isAddress(pointer) && a !== undefined && b !== undefined && sameAddress(a, b));
    return same ? [] : [{ pointer, wanted: a, found: b }];
  });
  return { fields: pointers.length, differences: differing };
}

const printable = (person: VariedPerson, template: TemplateId): Printable => ({
  kind: 'resume',
  template,
  paper: person.number % 2 === 0 ? 'a4' : 'us-letter',
  language: person.language,
  sectionOrder: [...sampleSectionOrder],
  resume: person.resume,
});

/** Writes a person's resume with every template as PDF and DOCX, reads each file and compares it with the person. */
export async function readBack(
  person: VariedPerson,
  writer: DocumentWriter,
  { read }: InProcessReader,
): Promise<ReadBack[]> {
  const outcomes: ReadBack[] = [];
  for (const template of templateIds) {
    for (const format of ['pdf', 'docx'] as const) {
      const document = printable(person, template);
      const bytes = format === 'pdf' ? (await writer.pdf(document)).bytes : await writer.docx(document);
      const reading = await read(bytes, `resume.${format}`);
      const found = reading.ok ? parseResume(reading.document).resume : {};
      outcomes.push({ person: person.number, template, format, ...differences(person.resume, found) });
    }
  }
  return outcomes;
}
