import { expect, test } from 'vitest';
import { visibleLines } from './source-document.ts';
import { documentFromText } from './plain-text.ts';

test('blank lines are left out, ids are consecutive, and indents are kept', () => {
  const lines = visibleLines(documentFromText('Ada Lovelace\n\n  Analyst\r\n'));
  expect(lines.map((line) => [line.id, line.text])).toEqual([
    ['p1l1', 'Ada Lovelace'],
    ['p1l2', 'Analyst'],
  ]);
  expect(lines[1]?.x).toBeGreaterThan(lines[0]?.x ?? 0);
});
