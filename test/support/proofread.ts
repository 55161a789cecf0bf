import { expect } from 'vitest';
import { proofreadDocx } from '#documents/proofreading/docx-proofreader.ts';
import type { ProofreadChange } from '#documents/proofreading/proofreading.ts';
import { readDocx } from '#documents/reading/docx/read-docx.ts';
import { makeDocx, type DocxSource } from './make-docx.ts';
import { acceptAll, bodyOf, partsOf, refuseAll } from './tracked-changes.ts';

/** The author and the date of changes in tests. */
export const by = { author: 'Foothold', date: new Date('2026-03-01T09:30:00.123Z') };
export const change = (original: string, revised: string, more: Partial<ProofreadChange> = {}): ProofreadChange => ({
  id: `${original} > ${revised}`,
  original,
  revised,
  comment: 'Reads better.',
  ...more,
});

export const linesOf = (docx: Uint8Array): string[] =>
  readDocx(docx).pages.flatMap(({ lines }) => lines.map(({ text }) => text));

/** Proofreads, checks that everything can be refused and nothing else differs, and gives what a person reads who accepts. */
export function proofread(source: DocxSource | Uint8Array, ...changes: ProofreadChange[]) {
  const bytes = source instanceof Uint8Array ? source : makeDocx(source);
  const untouched = bytes.slice();
  const file = proofreadDocx(bytes, changes, by);
  expect(bytes).toEqual(untouched);
  expect(bodyOf(refuseAll(file.bytes))).toEqual(bodyOf(bytes));
  const parts = partsOf(file.bytes);
  const textOf = (path: string): string => Buffer.from(parts[path] ?? '', 'latin1').toString('utf8');
  for (const [path, text] of Object.entries(partsOf(bytes)))
    if (!/document\.xml|comments\.xml|Content_Types/.test(path)) expect(parts[path]).toBe(text);
  return {
    ...file,
    document: textOf('word/document.xml'),
    comments: textOf('word/comments.xml'),
    parts,
    accepted: linesOf(acceptAll(file.bytes)),
    whys: file.unplaced.map(({ why }) => why),
  };
}
