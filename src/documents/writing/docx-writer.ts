import {
  AlignmentType,
  Document,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IStylesOptions,
} from 'docx';
import { partSeparator } from '#domain/resume/document/sheet.ts';
import type { PaperSize } from '#domain/resume/document/templates.ts';
import { docxParagraphs, pointsList } from './docx-paragraphs.ts';
import { halfPoints } from './docx-text.ts';
import { unmarked } from './line-breaks.ts';
import type { PrintSheet } from './print-sheet.ts';
import type { DocxLook } from './templates/template.ts';
import { templates } from './templates/templates.ts';

/** Page sizes in twips, a twentieth of a point. */
const paperTwips: Record<PaperSize, { width: number; height: number }> = {
  a4: { width: 11_906, height: 16_838 },
  'us-letter': { width: 12_240, height: 15_840 },
};
const millimetre = 56.7;

/** The proofing language as Word expects it, with a region. If Word can't check a language, none is set. */
const proofing: Record<string, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-PT',
  it: 'it-IT',
  nl: 'nl-NL',
  el: 'el-GR',
};

function styles(look: DocxLook, language: string): IStylesOptions {
  const rule =
    look.rule === undefined
      ? {}
      : { border: { [look.rule.edge]: { style: 'single', size: 4, space: 4, color: look.rule.color } as const } };
  const heading = { color: look.heading, font: look.displayFont, bold: look.headingBold, smallCaps: look.smallCaps };
  return {
    default: {
      document: {
        run: {
          font: look.font,
          size: halfPoints(look.size),
          color: look.ink,
          ...(proofing[language] === undefined ? {} : { language: { value: proofing[language] } }),
        },
        paragraph: { spacing: { after: 40, line: 259, lineRule: 'auto' } },
      },
      title: {
        run: {
          ...heading,
          color: look.name,
          bold: look.nameBold,
          size: halfPoints(look.nameSize),
          ...(look.smallCaps ? { characterSpacing: 20 } : {}),
        },
        paragraph: { spacing: { after: 40 } },
      },
      heading1: {
        run: { ...heading, size: halfPoints(look.headingSize) },
        paragraph: { spacing: { before: 260, after: 80 }, keepNext: true, ...rule },
      },
      heading2: {
        run: { color: look.ink, font: look.font, size: halfPoints(look.size), bold: false },
        paragraph: { spacing: { before: 160, after: 20 }, keepNext: true },
      },
      heading3: {
        run: { color: look.ink, font: look.font, size: halfPoints(look.size), bold: false },
        paragraph: { spacing: { before: 100, after: 20 }, keepNext: true },
      },
      hyperlink: { run: { color: look.muted, underline: { type: 'none' } } },
    },
  };
}

/** At the foot of every page but the first: the person's name and the page number. */
function pageFoot(sheet: PrintSheet, look: DocxLook): Footer {
  const children = [
    ...(sheet.name === '' ? [] : [`${unmarked(sheet.name)}${partSeparator}`]),
    PageNumber.CURRENT,
    ' / ',
    PageNumber.TOTAL_PAGES,
  ];
  const run = new TextRun({ children, size: halfPoints(8.5), color: look.muted });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.END, children: [run] })] });
}

/** Sets a sheet for Word: real headings, lists and links, one column, no tables, the same text as the PDF. */
export async function writeDocx(sheet: PrintSheet): Promise<Uint8Array> {
  const { docx: look } = templates[sheet.template];
  const [x, y] = [Math.round(look.margin.x * millimetre), Math.round(look.margin.y * millimetre)];
  const paper = paperTwips[sheet.paper];
  const document = new Document({
    title: sheet.title,
    creator: sheet.author,
    lastModifiedBy: sheet.author,
    styles: styles(look, sheet.language),
    numbering: {
      config: [
        {
          reference: pointsList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 260, hanging: 200 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: paper, margin: { left: x, right: x, top: y, bottom: y, footer: Math.round(y / 2) } },
          titlePage: true,
        },
        footers: { default: pageFoot(sheet, look) },
        children: docxParagraphs(sheet, look, paper.width - 2 * x),
      },
    ],
  });
  return Packer.toBuffer(document);
}
