import type { Block, Part, Piece, Row, SheetSection } from '#domain/resume/document/sheet.ts';
import { marked } from './line-breaks.ts';
import type { PrintBlock, PrintPart, PrintRow, PrintSection, Span } from './print-sheet.ts';
import { linked, liveAddress } from './web-addresses.ts';

/** A part with the address that it links to, where that is safe to follow. */
export function printPart(part: Part): PrintPart {
  const url = liveAddress(part);
  return { role: part.role, text: marked(part.text), ...(url === undefined ? {} : { url }) };
}

const running = ({ text }: Piece): Span[] => linked(text);

const printRow = ({ label, text }: Row): PrintRow => ({
  label: label === undefined ? '' : marked(label.text),
  text: text === undefined ? [] : running(text),
});

function printBlock(block: Block): PrintBlock {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', text: running(block.text) };
    case 'rows':
      return { type: 'rows', rows: block.rows.map(printRow) };
    case 'items':
      return { type: 'items', items: block.items.map(printRow), separator: block.separator };
    default: {
      const { lines, paragraphs, bullets, notes } = block.entry;
      return {
        type: 'entry',
        entry: {
          lines: lines.map((line) => line.map(printPart)),
          paragraphs: paragraphs.map(running),
          bullets: bullets.map(running),
          notes: notes.map(printRow),
        },
      };
    }
  }
}

/** The sections of a sheet as they are printed. */
export const printSections = (sections: readonly SheetSection[]): PrintSection[] =>
  sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(printBlock) }));
