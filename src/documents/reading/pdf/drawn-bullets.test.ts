import { beforeAll, expect, it } from 'vitest';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { createInProcessReader, type InProcessReader } from '../read-document.ts';

let reader: InProcessReader;
beforeAll(() => {
  reader = createInProcessReader();
});

async function texts(content: string): Promise<string[]> {
  const reading = await reader.read(makePdf({ pages: [{ content }] }), 'resume.pdf');
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.document.pages.flatMap((page) => page.lines.map((line) => line.text));
}

/** A filled square with a side in points, its middle as high as that of 12-point type on the baseline `y`. */
const dotAt = (x: number, y: number, side = 4): string => `0 g ${x} ${y + 3.5 - side / 2} ${side} ${side} re f\n`;
/** The same as a ring, drawn with curves. */
const ringAt = (x: number, y: number): string =>
  `0 G ${x + 4} ${y + 3.5} m ${x + 4} ${y + 6} ${x} ${y + 6} ${x} ${y + 3.5} c ${x} ${y + 1} ${x + 4} ${y + 1} ${x + 4} ${y + 3.5} c s\n`;

it('a small square or ring drawn before a line is read as its bullet', async () => {
  const list = dotAt(60, 700) + textAt(72, 700, 'Ran the office') + ringAt(60, 680) + textAt(72, 680, 'Kept books');
  expect(await texts(list)).toEqual(['• Ran the office', '• Kept books']);
});

it('of two lists side by side each line keeps its own bullet', async () => {
  const row = dotAt(60, 700) + textAt(72, 700, 'Ran the office') + dotAt(300, 700) + textAt(312, 700, 'Kept books');
  expect(await texts(row)).toEqual(['• Ran the office\t• Kept books']);
});

it.each([
  ['a dot of a timeline, as large as the letters', dotAt(56, 700, 9) + textAt(72, 700, 'Office manager')],
  ['a dot far before the text', dotAt(20, 700) + textAt(72, 700, 'Office manager')],
  ['a dot between words', textAt(72, 700, 'Office') + dotAt(112, 700) + textAt(120, 700, 'manager')],
  ['dots that rate a skill', dotAt(50, 700) + dotAt(60, 700) + textAt(72, 700, 'Office manager')],
  ['a dot between two lines', dotAt(60, 709) + textAt(72, 700, 'Office manager')],
])('%s is not a bullet', async (_, content) => {
  expect((await texts(content)).join(' ')).toBe('Office manager');
});

it('a dot before a heading, which is set larger than the text, is not a bullet', async () => {
  const heading = dotAt(58, 700, 5) + textAt(72, 700, 'Work', { size: 18 });
  expect(await texts(heading + textAt(72, 680, 'Ran the office and its books'))).toEqual([
    'Work',
    'Ran the office and its books',
  ]);
});
