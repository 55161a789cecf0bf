import type { Line, SourceDocument } from './document.ts';

const lineHeight = 12;
const pageHeight = 792;
const pageWidth = 612;
const characterWidth = 6;

/**
 * A document made of pasted or typed text: one page, one line of text a line, indents kept as `x`.
 * Text has no fonts, so nothing about fonts, images or columns can be judged from it.
 */
export function documentFromText(text: string, kind: 'text' | 'json' = 'text'): SourceDocument {
  const lines: Line[] = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((raw, index) => ({ raw: raw.trimEnd(), index }))
    .filter(({ raw }) => raw.trim() !== '')
    .map(({ raw, index }, position) => toLine(raw, index, position));
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  return {
    kind,
    pages: [{ number: 1, width: pageWidth, height: pageHeight, lines }],
    layout: {
      kind,
      pages: 1,
      columns: 1,
      tables: 0,
      images: 0,
      textBoxes: 0,
      headerFooterText: false,
      fonts: [],
      bodySize: 0,
      smallestSize: 0,
      links: 0,
      hidden: [],
      unmappedCharacters: 0,
      characters,
    },
    warnings: [],
  };
}

function toLine(raw: string, index: number, position: number): Line {
  const text = raw.trim();
  const indent = raw.replace(/\t/g, '    ').search(/\S/);
  const x = 36 + Math.max(indent, 0) * characterWidth;
  const y = 36 + index * lineHeight;
  const width = text.length * characterWidth;
  const box = { x, y, width, height: 10 };
  return {
    id: `p1l${position + 1}`,
    page: 1,
    text,
    ...box,
    runs: [{ text, ...box, font: '', size: 0, bold: false, italic: false, color: '#000000' }],
  };
}
