import { expect, it } from 'vitest';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { createInProcessReader } from '../read-document.ts';

const reader = createInProcessReader();

async function textOf(content: string): Promise<string> {
  const reading = await reader.read(makePdf({ pages: [{ content }], mapped: { '*': '¨' } }), 'resume.pdf');
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.document.pages.flatMap((page) => page.lines.map((line) => line.text)).join(' ');
}

const accentAt = (x: number): string => textAt(x, 700, '*', { font: 'F3' });

it('an accent drawn over a letter is one with it, before it in the file or after its line', async () => {
  expect(await textOf(textAt(72, 700, 'F') + accentAt(80) + textAt(79.3, 700, 'ur alle'))).toBe('Für alle');
  expect(await textOf(textAt(72, 700, 'Fur alle') + accentAt(80))).toBe('Für alle');
});

it('an accent over nothing, or over a letter that has none like it, stays what it is', async () => {
  expect(await textOf(textAt(72, 700, 'Fur') + accentAt(140))).toContain('¨');
  expect(await textOf(textAt(72, 700, 'MMM') + accentAt(78))).toContain('¨');
});
