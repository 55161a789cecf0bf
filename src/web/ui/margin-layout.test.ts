import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stackNotes } from './margin-layout.ts';

const boxesAt = (...anchors: number[]) => anchors.map((anchor) => ({ anchor, height: 50 }));

test('notes stand at their lines, and share the way where they would overlap', () => {
  expect(stackNotes(boxesAt(10, 100, 300), 8)).toEqual([10, 100, 300]);
  // Two that touch: as far above the one line as below the other.
  expect(stackNotes(boxesAt(100, 110), 8)).toEqual([76, 134]);
  // None above the page.
  expect(stackNotes(boxesAt(10, 10, 300), 8)).toEqual([0, 58, 300]);
  expect(stackNotes(boxesAt(10, 10), 8, 28)).toEqual([28, 86]);
  expect(stackNotes([], 8)).toEqual([]);
});

test('a note that is held stays, and the others give way', () => {
  const [above, held, below] = stackNotes(
    boxesAt(200, 200, 200).map((box, index) => ({ ...box, held: index === 1 })),
    8,
  );
  expect(held).toBeCloseTo(200, 0);
  expect(above).toBeCloseTo(142, 0);
  expect(below).toBeCloseTo(258, 0);
});

test('notes keep their order, never overlap and never leave the page at its top', () => {
  const boxes = fc.array(fc.record({ anchor: fc.nat(900), height: fc.integer({ min: 20, max: 200 }) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(boxes, (unsorted) => {
      const notes = unsorted.toSorted((a, b) => a.anchor - b.anchor);
      const tops = stackNotes(notes, 8);
      expect(tops).toHaveLength(notes.length);
      let free = 0;
      for (const [index, top] of tops.entries()) {
        expect(top).toBeGreaterThanOrEqual(free - 1e-6);
        free = top + (notes[index]?.height ?? 0) + 8;
      }
    }),
  );
});
