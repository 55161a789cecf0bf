import { unmarked } from '#server/adapters/writing/line-breaks.ts';
import { partSeparator, type Block, type Row, type Sheet, type Span } from '#server/adapters/writing/sheet.ts';

const text = (spans: Span[]): string => spans.map((span) => span.text).join('');

const rowText = (row: Row, colon: string): string =>
  row.label + (row.label !== '' && row.text.length > 0 ? colon : '') + text(row.text);

function blockLines(block: Block, colon: string): string[] {
  switch (block.type) {
    case 'paragraph':
      return [text(block.text)];
    case 'rows':
      return block.rows.map((row) => rowText(row, colon));
    case 'items':
      return [block.items.map((row) => rowText(row, colon)).join(block.separator)];
    default:
      return [
        ...block.entry.lines.map((line) => line.map((part) => part.text).join(partSeparator)),
        ...block.entry.paragraphs.map(text),
        ...block.entry.bullets.map((bullet) => `• ${text(bullet)}`),
        ...block.entry.notes.map((row) => rowText(row, colon)),
      ];
  }
}

function bodyLines({ body, colon }: Sheet): string[] {
  if (body.kind === 'resume')
    return body.sections.flatMap((section) => [
      section.label,
      ...section.blocks.flatMap((block) => blockLines(block, colon)),
    ]);
  const { letter } = body;
  return [
    letter.date,
    ...letter.recipient,
    letter.subject,
    text(letter.salutation),
    ...letter.paragraphs.map(text),
    letter.closing,
    letter.signature,
  ];
}

/** Every word a sheet prints, in reading order, a line for each of its lines: what a program should read back. */
export const sheetText = (sheet: Sheet): string =>
  unmarked(
    [sheet.name, sheet.label, sheet.contacts.map((span) => span.text).join(partSeparator), ...bodyLines(sheet)]
      .filter((line) => line !== '')
      .join('\n'),
  );
