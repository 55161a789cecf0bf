import type { Line, Run, SourceDocument } from './source-document.ts';
import { markdownLines, type MarkedLine } from './markdown.ts';

const lineHeight = 12;
const pageHeight = 792;
const pageWidth = 612;
const characterWidth = 6;

/**
 * A document from pasted or typed text: one page, one document line per line of text, indents kept as `x`. Text has no fonts, so nothing about fonts, images or
 * columns can be judged from it. Markdown's marks are interpreted: headings, emphasis, links.
 */
export function documentFromText(text: string, kind: 'text' | 'json' = 'text'): SourceDocument {
  const plain = withShortLines(text.replace(/\r\n?/g, '\n'));
  const marked = kind === 'text' ? markdownLines(plain) : undefined;
  const sections = sectionLevel(marked ?? []);
  const lines: Line[] = (marked?.map((line) => line.text) ?? plain.split('\n'))
    .map((raw, index) => ({ raw: raw.trimEnd(), index }))
    .filter(({ raw }) => raw.trim() !== '')
    .map(({ raw, index }, position) => withMarks(toLine(raw, index, position), marked?.[index], sections));
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

/** Far longer than a line or paragraph of any resume: what is found by looking along a line stays quick. */
const longestLine = 3000;

/** The text with endless lines parted, between words where there are any. */
function withShortLines(text: string): string {
  const lines = text.split('\n');
  return lines.every((line) => line.length <= longestLine) ? text : lines.flatMap(shortLines).join('\n');
}

function shortLines(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (line.length - from > longestLine) {
    const gap = line.lastIndexOf(' ', from + longestLine);
    const cut = gap > from + longestLine / 2 ? gap + 1 : from + longestLine;
    // A character of two halves is not parted.
    const end = /[\uD800-\uDBFF]/.test(line.charAt(cut - 1)) ? cut - 1 : cut;
    parts.push(line.slice(from, end));
    from = end;
  }
  return [...parts, line.slice(from)];
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

/** The level of the section headings: the highest one is the person's name if it occurs once and first. */
function sectionLevel(lines: readonly MarkedLine[]): number {
  const levels = lines.flatMap((line) => line.level ?? []);
  const [first = 1] = levels;
  const alone = levels.filter((level) => level === first).length === 1;
  return alone ? Math.min(...levels.slice(1)) : first;
}

function withMarks(line: Line, marked: MarkedLine | undefined, sections: number): Line {
  const [whole] = line.runs;
  if (!marked || !whole) return line;
  const bold = marked.bold || marked.level !== undefined;
  let x = line.x;
  const runs = marked.links.map((part): Run => {
    const width = part.text.length * characterWidth;
    const run = { ...whole, text: part.text, x, width, bold, link: part.link };
    x += width;
    return run;
  });
  return { ...line, runs, ...(marked.level === sections && { style: `Heading ${marked.level}` }) };
}
