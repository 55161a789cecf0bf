import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { PageCopy } from './copy.ts';

/** What a file's layout costs in reading, true to what was found in this file; `unread` lines had no place. */
export function layoutLosses(layout: LayoutFacts, unread: number, words: PageCopy['layoutLoss']): string[] {
  const { recognizedPages = [], hidden, images, textBoxes, tables, columns, unmappedCharacters: unmapped } = layout;
  return [
    ...(unread > 0 ? [words.unplaced(unread)] : []),
    ...(recognizedPages.length > 0 ? [words.recognized(recognizedPages)] : []),
    ...hidden.map((text) => words.hidden(text)),
    ...(unmapped > 0 ? [words.unmapped(unmapped)] : []),
    ...(images > 0 ? [words.images(images)] : []),
    ...(columns > 1 ? [words.columns(columns)] : []),
    ...(tables > 0 ? [words.tables(tables)] : []),
    ...(textBoxes > 0 ? [words.textBoxes(textBoxes)] : []),
    ...(layout.headerFooterText ? [words.headerFooter] : []),
  ];
}
