import { expect, test } from 'vitest';
import type { Piece, TextRow } from '../../document/layout/text-row.ts';
import { withMarkedDates } from './marked-dates.ts';

const look = { size: 10, bold: false, italic: false, caps: false, color: '#000000' };

/** A row whose pieces, between tabs, begin at the left or end at the margin; one in bold is a title. */
function row(text: string, more: { bold?: boolean; x?: number; heading?: boolean } = {}): TextRow {
  const { bold = false, x = 50, heading = false } = more;
  const pieces = text.split('\t').map((part, index): Piece => {
    const at = index === 0 ? x : 450;
    const run = {
      text: part,
      x: at,
      y: 0,
      width: 90,
      height: 10,
      font: 'F',
      size: 10,
      bold: bold && index === 0,
      italic: false,
    };
    return { text: part, x: at, right: at + 90, runs: [{ ...run, color: look.color }], look };
  });
  const place = { page: 1, x, right: 540, y: 0, bottom: 10, gap: 2, edge: 540 };
  return {
    id: text,
    lines: [text],
    text,
    pieces,
    look,
    bullet: false,
    heading,
    byLook: false,
    headingStyle: false,
    ...place,
  };
}

const contacts = row('robin@example.org · +44 20 7946 0018');
const heading = row('Work Experience', { heading: true });

function read(head: TextRow, ...rows: TextRow[]): string[] {
  const [section] = withMarkedDates([head, heading, ...rows], [{ kind: 'work', heading, rows }]);
  return section?.rows.map(({ text }) => text) ?? [];
}

test('dates at the margin beside a title, or below it where it leaves no room, stand behind the mark', () => {
  const rows = [
    row('Loader\tMay 2016 – Jan 2018', { bold: true }),
    row('Programme Manager for Everything', { bold: true }),
    row('2012 – 2016', { x: 450 }),
  ];
  expect(read(contacts, ...rows)).toEqual([
    'Loader · May 2016 – Jan 2018',
    'Programme Manager for Everything · 2012 – 2016',
  ]);
});

test.each([
  ['what is no date', 'Loader\tLeeds, UK', { bold: true }],
  ['what stands beside no title', 'Loaded lorries\t2016 – 2018', {}],
  ['a date below at the left', '2012 – 2016', {}],
])('%s is left as it is', (_, text, more) => {
  expect(read(contacts, row('Loader', { bold: true }), row(text, more))).toEqual(['Loader', text]);
});

test.each(['robin@example.org, Leeds', 'robin@example.org\t+44 20 7946 0018', 'robin · example\trobin@example.org'])(
  'a resume whose contact data are not between marks is left as it is: %j',
  (head) => {
    expect(read(row(head), row('Loader\t2016 – 2018', { bold: true }))).toEqual(['Loader\t2016 – 2018']);
  },
);
