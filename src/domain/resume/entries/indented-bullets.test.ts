import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { textRows } from '#test/support/text-rows.ts';
import { withIndentedBullets } from './indented-bullets.ts';

const read = (...lines: (readonly [x: number, text: string])[]) =>
  withIndentedBullets(
    textRows(typeset(lines.map(([x, text], index): Stretch => ({ x, y: 100 + 13 * index, text })))),
  ).map(({ text, bullet }) => (bullet ? `• ${text}` : text));

test('rows that are indented below dated entries are their bullets, and the dates stand apart', () => {
  expect(
    read(
      [40, 'Auditor, Northwind Ltd, 2020 – 2024'],
      [58, 'Led the audit of three sites'],
      [58, 'Moved the archive to another building'],
      [40, '2016 – 2020: Clerk, Contoso Ltd'],
      [58, 'Counted stock each month'],
    ),
  ).toEqual([
    'Auditor, Northwind Ltd\t2020 – 2024',
    '• Led the audit of three sites',
    '• Moved the archive to another building',
    '2016 – 2020\tClerk, Contoso Ltd',
    '• Counted stock each month',
  ]);
});

test('a row that goes on in the next one is one bullet', () => {
  const rows = read(
    [40, 'Auditor, Northwind Ltd, 2020 – 2024'],
    [58, 'Led the audit of three sites of the company and of all its'],
    [58, 'suppliers in the north'],
    [40, 'Clerk, Contoso Ltd, 2016 – 2020'],
    [58, 'Counted stock each month'],
  );
  expect(rows.filter((row) => row.startsWith('•'))).toHaveLength(2);
});

test('one dated entry, or rows that all begin at the left, show no such habit', () => {
  const single = [
    [40, 'Auditor, Northwind Ltd, 2020 – 2024'],
    [58, 'Led the audit of three sites'],
  ] as const;
  expect(read(...single)).toEqual(single.map(([, text]) => text));
  const flush = [...single, [40, 'Clerk, Contoso Ltd, 2016 – 2020'] as const].map(([, text]) => [40, text] as const);
  expect(read(...flush)).toEqual(flush.map(([, text]) => text));
});
