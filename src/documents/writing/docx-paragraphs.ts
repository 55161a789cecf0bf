import { BorderStyle, HeadingLevel, TabStopType, type IParagraphOptions, type Paragraph } from 'docx';
import {
  gap,
  halfPoints,
  paragraph,
  rowText,
  run,
  separated,
  span,
  spans,
  type DocxSetting,
  type DocxText,
} from './docx-text.ts';
import type { LetterSheet, PrintBlock, PrintEntry, PrintLine, PrintPart, PrintSheet } from './print-sheet.ts';
import type { DocxLook } from './templates/template.ts';

/** The style of bullet lists, which docx-writer.ts defines. */
export const pointsList = 'points';

const twips = (points: number): number => Math.round(points * 20);

function partText(setting: DocxSetting, part: PrintPart, first: boolean): DocxText {
  const { organization, muted } = setting.look;
  if (first) return span(setting, part, { bold: true, size: halfPoints(setting.look.size + 0.5) });
  if (part.role === 'organization') return span(setting, part, { color: organization, bold: organization !== muted });
  return span(setting, part, { color: muted });
}

function headingLine(setting: DocxSetting, { parts, dates }: PrintLine, options: IParagraphOptions): Paragraph {
  const texts = parts.map((part, place) => partText(setting, part, options.heading !== undefined && place === 0));
  const atMargin = dates === undefined ? [] : [gap(setting), partText(setting, dates, false)];
  return paragraph(setting, [...separated(setting, texts), ...atMargin], {
    ...(dates === undefined ? {} : { tabStops: [{ type: TabStopType.RIGHT, position: setting.textWidth }] }),
    ...options,
  });
}

interface Place {
  first: boolean;
  /** Whether it's a position under an employer that's named once for several. */
  grouped: boolean;
}

function entryParagraphs(setting: DocxSetting, entry: PrintEntry, { first, grouped }: Place): Paragraph[] {
  const follows = entry.paragraphs.length + entry.bullets.length + entry.notes.length > 0;
  const heading = entry.lines.map((line, index) =>
    headingLine(setting, line, {
      keepNext: follows || index + 1 < entry.lines.length,
      ...(index > 0
        ? {}
        : {
            heading: grouped ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_2,
            spacing: { before: twips(first ? 2 : grouped ? 5 : 8) },
          }),
    }),
  );
  return [
    ...heading,
    ...entry.paragraphs.map((text) => paragraph(setting, spans(setting, text))),
    ...entry.bullets.map((text, index) =>
      paragraph(setting, spans(setting, text), {
        numbering: { reference: pointsList, level: 0 },
        // A note is never alone on the next page.
        keepNext: index + 1 === entry.bullets.length && entry.notes.length > 0,
      }),
    ),
    ...entry.notes.map((note) => paragraph(setting, rowText(setting, note, false))),
  ];
}

function blockParagraphs(setting: DocxSetting, block: PrintBlock, first: boolean): Paragraph[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraph(setting, spans(setting, block.text))];
    case 'rows':
      return block.rows.map((row) => paragraph(setting, rowText(setting, row, true)));
    case 'items': {
      const items = block.items.flatMap((item, index) => [
        ...(index === 0 ? [] : [run(setting, block.separator)]),
        ...rowText(setting, item, item.text.length > 0),
      ]);
      return [paragraph(setting, items)];
    }
    case 'group':
      return [
        headingLine(
          setting,
          { parts: block.employer },
          {
            heading: HeadingLevel.HEADING_2,
            keepNext: true,
            spacing: { before: twips(first ? 2 : 8) },
          },
        ),
        ...block.entries.flatMap((entry, index) =>
          entryParagraphs(setting, entry, { first: index === 0, grouped: true }),
        ),
      ];
    default:
      return entryParagraphs(setting, block.entry, { first, grouped: false });
  }
}

function letterParagraphs(setting: DocxSetting, letter: LetterSheet): Paragraph[] {
  const { muted, label } = setting.look;
  const loose = { spacing: { before: twips(10), after: twips(2) } };
  const date = paragraph(setting, [run(setting, letter.date, { color: muted })], {
    spacing: { before: twips(22), after: twips(8) },
  });
  const strong = (text: string, color?: string): Paragraph[] =>
    text === '' ? [] : [paragraph(setting, [run(setting, text, { bold: true, ...(color ? { color } : {}) })], loose)];
  const signature = paragraph(setting, [run(setting, letter.signature, { bold: true })], {
    spacing: { before: twips(22) },
  });
  return [
    date,
    ...letter.recipient.flatMap((line) => strong(line)),
    ...strong(letter.subject, label),
    ...[letter.salutation, ...letter.paragraphs]
      .filter((text) => text.length > 0)
      .map((text) => paragraph(setting, spans(setting, text), loose)),
    ...(letter.closing === ''
      ? []
      : [paragraph(setting, [run(setting, letter.closing)], { ...loose, keepNext: true })]),
    ...(letter.signature === '' ? [] : [signature]),
  ];
}

/** A line under a paragraph, `size` eighths of a point thick. */
const ruleOf = (color: string, size: number) => ({ style: BorderStyle.SINGLE, size, space: 6, color });

function letterhead(setting: DocxSetting, sheet: PrintSheet): Paragraph[] {
  const { look } = setting;
  const { rule } = look;
  const alignment = look.centered ? ({ alignment: 'center' } as const) : {};
  const label = { color: look.label, italics: look.labelItalic, size: halfPoints(look.size + 2) } as const;
  const contacts = sheet.contacts.map((line) => line.map((contact) => span(setting, contact, { color: look.muted })));
  return [
    ...(sheet.name === ''
      ? []
      : [paragraph(setting, [run(setting, sheet.name)], { heading: HeadingLevel.TITLE, ...alignment })]),
    ...(sheet.label === ''
      ? []
      : [paragraph(setting, [run(setting, sheet.label, label)], { ...alignment, spacing: { after: twips(3) } })]),
    ...contacts.map((line, index) =>
      paragraph(setting, separated(setting, line), {
        ...alignment,
        ...(index + 1 === contacts.length && rule?.edge === 'bottom'
          ? { border: { bottom: ruleOf(rule.color, 8) } }
          : {}),
      }),
    ),
  ];
}

/** The paragraphs of a sheet in a given look. Every word comes from the sheet. */
export function docxParagraphs(sheet: PrintSheet, look: DocxLook, textWidth: number): Paragraph[] {
  const rightToLeft = sheet.language === 'ar' || sheet.language === 'he';
  const setting: DocxSetting = { look, colon: sheet.colon, rightToLeft, textWidth };
  const body =
    sheet.body.kind === 'cover-letter'
      ? letterParagraphs(setting, sheet.body.letter)
      : sheet.body.sections.flatMap((section) => [
          paragraph(setting, [run(setting, section.heading)], { heading: HeadingLevel.HEADING_1 }),
          ...section.blocks.flatMap((block, index) => blockParagraphs(setting, block, index === 0)),
        ]);
  return [...letterhead(setting, sheet), ...body];
}
