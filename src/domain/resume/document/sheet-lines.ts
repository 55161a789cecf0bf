import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { partSeparator, type Block, type Entry, type Piece, type ResumeSheet, type Row } from './sheet.ts';

/** A line of a sheet. */
export interface SheetLine extends Piece {
  role: 'name' | 'label' | 'contact' | 'heading' | 'entry' | 'text' | 'bullet';
  section: SectionKind;
  /** Whether a blank line precedes it where the sheet is shown as text. */
  apart: boolean;
}

type Line = Omit<SheetLine, 'section'>;

const joined = (pieces: readonly Piece[], separator: string): Piece => ({
  text: pieces.map(({ text }) => text).join(separator),
  pointers: pieces.flatMap(({ pointers }) => pointers),
});

const rowPiece = ({ label, text }: Row, colon: string): Piece =>
  joined(
    [label, text].filter((piece) => piece !== undefined),
    colon,
  );

const text = (piece: Piece): Line => ({ ...piece, role: 'text', apart: false });

const entryLines = (entry: Entry, colon: string): Line[] => [
  ...entry.lines.map((parts): Line => ({ ...joined(parts, partSeparator), role: 'entry', apart: false })),
  ...entry.paragraphs.map(text),
  ...entry.bullets.map((bullet): Line => ({ ...bullet, role: 'bullet', apart: false })),
  ...entry.notes.map((note) => text(rowPiece(note, colon))),
];

function blockLines(block: Block, colon: string): Line[] {
  switch (block.type) {
    case 'paragraph':
      return [text(block.text)];
    case 'rows':
      return block.rows.map((row) => text(rowPiece(row, colon)));
    case 'items':
      return [
        text(
          joined(
            block.items.map((item) => rowPiece(item, colon)),
            block.separator,
          ),
        ),
      ];
    default:
      return entryLines(block.entry, colon);
  }
}

/** The lines of a section; entries of more than a line are separated from their neighbours. */
function sectionLines(blocks: readonly Block[], colon: string): Line[] {
  let before = 0;
  return blocks.flatMap((block, index) => {
    const [first, ...rest] = blockLines(block, colon);
    if (first === undefined) return [];
    const apart = index > 0 && block.type === 'entry' && Math.max(before, rest.length) > 0;
    before = rest.length;
    return [{ ...first, apart }, ...rest];
  });
}

/** All lines of a sheet in reading order. */
export function sheetLines({ name, label, contacts, sections, colon }: ResumeSheet): SheetLine[] {
  const letterhead: Line[] = [
    ...(name ? [{ ...name, role: 'name' as const, apart: false }] : []),
    ...(label ? [{ ...label, role: 'label' as const, apart: false }] : []),
    ...contacts.map((line): Line => ({ ...joined(line, partSeparator), role: 'contact', apart: false })),
  ];
  return [
    ...letterhead.map((line): SheetLine => ({ ...line, section: 'basics' })),
    ...sections.flatMap(({ kind, pointer, heading, blocks }) => [
      {
        text: heading,
        pointers: pointer === undefined ? [] : [pointer],
        role: 'heading' as const,
        section: kind,
        apart: true,
      },
      ...sectionLines(blocks, colon).map((line): SheetLine => ({ ...line, section: kind })),
    ]),
  ];
}
