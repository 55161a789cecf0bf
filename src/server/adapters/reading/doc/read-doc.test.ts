import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line, SourceDocument } from '#domain/document/source-document.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { readDocx } from '../docx/read-docx.ts';
import { ReadingError } from '../reading-error.ts';
import { readModifiers } from './property-modifiers.ts';
import { readDoc } from './read-doc.ts';

const folder = join(sharedData, 'resumes');
const linesOf = (document: SourceDocument): Line[] => document.pages.flatMap((page) => page.lines);
const look = (line: Line) => ({
  text: line.text,
  style: line.style,
  listLevel: line.listLevel,
  region: line.region,
  column: line.cell?.column,
  runs: line.runs.map((run) => [run.text.trim(), run.bold, run.italic, run.size, run.color]),
});

describe.skipIf(!hasSharedData)('a DOC and the DOCX of the same resume', () => {
  const twins = hasSharedData ? readdirSync(join(folder, 'doc')).map((name) => name.replace(/\.doc$/, '')) : [];

  it('are read alike: text, look, styles, list levels and cells', () => {
    expect(twins.length).toBeGreaterThan(20);
    for (const name of twins) {
      const doc = linesOf(readDoc(readFileSync(join(folder, 'doc', `${name}.doc`))));
      const docx = linesOf(readDocx(readFileSync(join(folder, 'docx', `${name}.docx`))));
      expect(doc.map(look)).toEqual(docx.map(look));
    }
  });

  it('is read or refused, and never looped over, however its bytes are changed', () => {
    const bytes = readFileSync(join(folder, 'doc', `${twins[0]}.doc`));
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

describe('changes of properties', () => {
  it('are read with operands of every size', () => {
    const list = [
      [0x35, 0x08, 1],
      [0x43, 0x4a, 24, 0],
      [0x70, 0x68, 1, 2, 3, 4],
      [0x12, 0xd6, 2, 9, 9],
      [0x17, 0x24, 1],
    ].flat();
    const modifiers = readModifiers(Uint8Array.from(list));
    expect(modifiers.map(({ code, operand }) => [code, operand.bytes.length])).toEqual([
      [0x0835, 1],
      [0x4a43, 2],
      [0x6870, 4],
      [0xd612, 3],
      [0x2417, 1],
    ]);
  });

  it('end where the list is cut off', () => {
    expect(readModifiers(Uint8Array.from([0x35, 0x08, 1, 0x43, 0x4a, 24]))).toHaveLength(1);
  });
});

describe('refusals', () => {
  it('is damaged when it is cut off after its mark', () => {
    const bytes = Buffer.alloc(700);
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
    expect(() => readDoc(bytes)).toThrow(ReadingError);
    expect(() => readDoc(bytes.subarray(0, 100))).toThrow(ReadingError);
  });
});
