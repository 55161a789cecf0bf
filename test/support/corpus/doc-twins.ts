import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line, SourceDocument } from '#domain/document/source-document.ts';
import { readDoc } from '#documents/reading/doc/read-doc.ts';
import { readDocx } from '#documents/reading/docx/read-docx.ts';
import { ReadingError } from '#documents/reading/reading-error.ts';

const linesOf = (document: SourceDocument): Line[] => document.pages.flatMap((page) => page.lines);
const look = (line: Line) => ({
  text: line.text,
  style: line.style,
  listLevel: line.listLevel,
  region: line.region,
  column: line.cell?.column,
  runs: line.runs.map((run) => [run.text.trim(), run.bold, run.italic, run.size, run.color]),
});

/** Tests that these DOC files are read like their DOCX twins, and that reading broken ones ends. */
export function twinsAreReadAlike(twins: readonly { doc: string; docx: string }[], moreThan: number): void {
  describe('a DOC and the DOCX of the same resume', () => {
    it('are read alike: text, look, styles, list levels and cells', () => {
      expect(twins.length).toBeGreaterThan(moreThan);
      for (const { doc, docx } of twins) {
        expect(linesOf(readDoc(readFileSync(doc))).map(look)).toEqual(linesOf(readDocx(readFileSync(docx))).map(look));
      }
    });

    it('is read or refused, never read in an endless loop, however its bytes are changed', () => {
      const bytes = readFileSync(twins[0]?.doc ?? '');
      const change = fc.record({ at: fc.nat(bytes.length - 5), value: fc.nat(0xffffffff) });
      fc.assert(
        fc.property(
          fc.array(change, { minLength: 1, maxLength: 20 }),
          fc.integer({ min: 100, max: bytes.length }),
          (changes, length) => {
            const broken = Buffer.from(bytes);
            for (const { at, value } of changes) broken.writeUInt32LE(value, at);
            try {
              readDoc(broken.subarray(0, length));
            } catch (error) {
              expect(error).toBeInstanceOf(ReadingError);
            }
          },
        ),
        { numRuns: 100 },
      );
    });
  });
}
