import { ExternalHyperlink, Paragraph, Tab, TextRun, type IParagraphOptions, type IRunOptions } from 'docx';
import { partSeparator } from '#domain/resume/document/sheet.ts';
import { unmarked } from './line-breaks.ts';
import type { PrintRow, Span } from './print-sheet.ts';
import type { DocxLook } from './templates/template.ts';

/** What every paragraph of a document is built with. */
export interface DocxSetting {
  look: DocxLook;
  /** The separator between a label and its text. */
  colon: string;
  rightToLeft: boolean;
  /** The width of the text in twips: where dates end. */
  textWidth: number;
}

/** Word counts type sizes in half points. */
export const halfPoints = (points: number): number => Math.round(points * 2);

export type DocxText = TextRun | ExternalHyperlink;

/** A run of text. Word breaks long words automatically, so the break marks are left out. */
export const run = ({ rightToLeft }: DocxSetting, text: string, options: IRunOptions = {}): TextRun =>
  new TextRun({ text: unmarked(text), ...(rightToLeft && !keepsOrder(text) ? { rightToLeft } : {}), ...options });

/** Telephone numbers, dates and Latin names are read from the left, even on lines read from the right. */
const keepsOrder = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** A run that is a link when its span has an address. */
export const span = (setting: DocxSetting, it: Span, options?: IRunOptions): DocxText =>
  it.url === undefined
    ? run(setting, it.text, options)
    : new ExternalHyperlink({ link: it.url, children: [run(setting, it.text, options)] });

export const spans = (setting: DocxSetting, list: Span[], options?: IRunOptions): DocxText[] =>
  list.map((it) => span(setting, it, options));

export const paragraph = (
  { rightToLeft }: DocxSetting,
  children: DocxText[],
  options: IParagraphOptions = {},
): Paragraph => new Paragraph({ children, ...(rightToLeft ? { bidirectional: true } : {}), ...options });

/** A label with its text. */
export const rowText = (setting: DocxSetting, it: PrintRow, bold: boolean): DocxText[] => {
  const both = it.label !== '' && it.text.length > 0;
  return [
    ...(it.label === '' ? [] : [run(setting, it.label + (both ? setting.colon.trimEnd() : ''), { bold })]),
    ...(both ? [run(setting, ' ')] : []),
    ...spans(setting, it.text),
  ];
};

/** A tab that moves text to the tab stop at the end of the line. */
export const gap = (setting: DocxSetting): TextRun =>
  new TextRun({ children: [new Tab()], ...(setting.rightToLeft ? { rightToLeft: true } : {}) });

/** Texts that share a line, with the separator between them. */
export const separated = (setting: DocxSetting, texts: DocxText[], separator = partSeparator): DocxText[] =>
  texts.flatMap((text, index) =>
    index === 0 ? [text] : [run(setting, separator, { color: setting.look.muted }), text],
  );
