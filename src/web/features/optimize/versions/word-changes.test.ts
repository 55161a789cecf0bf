import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countChanges, wordChanges } from './word-changes.ts';

const side = (parts: ReturnType<typeof wordChanges>, ...kinds: string[]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

test('words that changed are told apart from those that stayed', () => {
  const parts = wordChanges(
    'Led a team of 14 pickers.\nCounted stock.',
    'Led a crew of 14 pickers.\nCounted all stock.',
  );
  expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'deleted', text: 'team' },
    { kind: 'inserted', text: 'crew' },
    { kind: 'inserted', text: 'all ' },
  ]);
  expect(countChanges(parts)).toEqual({ inserted: 2, deleted: 1 });
});

test('a line that came or went is marked whole, with its bullet', () => {
  const parts = wordChanges(
    'Skills\n• Trained 30\n• Counted stock',
    'Skills\n• Booked receipts\n• Trained 30\n• Counted stock',
  );
  expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'inserted', text: '• Booked receipts\n' }]);
  expect(countChanges(parts)).toEqual({ inserted: 2, deleted: 0 });
});

test('texts that read the same have no changes', () => {
  expect(countChanges(wordChanges('Jane Roe\n\nBerlin', 'Jane Roe\n\nBerlin'))).toEqual({ inserted: 0, deleted: 0 });
});

test('each side is its own text, to the last character', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom('Led', 'a', 'team', '14', 'SAP.', '•', '\n', '\n\n', ' ', 'Zürich'), fc.string()), {
      maxLength: 30,
    })
    .map((pieces) => pieces.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordChanges(before, after);
      expect(side(parts, 'same', 'deleted')).toBe(before);
      expect(side(parts, 'same', 'inserted')).toBe(after);
    }),
  );
});
