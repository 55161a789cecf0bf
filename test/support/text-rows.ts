import { rowsInView, type TextRow } from '#domain/document/layout/text-row.ts';
import type { SourceDocument } from '#domain/document/source-document.ts';

/** The rows of a document, taken as most documents are: column by column, a heading known by its looks. */
export const textRows = (document: SourceDocument): TextRow[] =>
  rowsInView(document)({ headings: 'by look', order: 'columns' });
