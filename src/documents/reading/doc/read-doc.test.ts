import { describe, expect, it } from 'vitest';
import { twinsAreReadAlike } from '#test/support/corpus/doc-twins.ts';
import { fixtureFiles } from '#test/support/fixtures.ts';
import { ReadingError } from '../reading-error.ts';
import { readModifiers } from './property-modifiers.ts';
import { readDoc } from './read-doc.ts';

twinsAreReadAlike(
  fixtureFiles()
    .filter(({ made }) => made === 'doc')
    .map(({ path }) => ({ doc: path, docx: `${path}x` })),
  5,
);

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
  it('is damaged when it is cut off after its signature', () => {
    const bytes = Buffer.alloc(700);
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
    expect(() => readDoc(bytes)).toThrow(ReadingError);
    expect(() => readDoc(bytes.subarray(0, 100))).toThrow(ReadingError);
  });
});
