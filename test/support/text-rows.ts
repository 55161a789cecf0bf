import { rowsInView, usualView, type TextRow } from '#domain/document/layout/text-row.ts';
import type { SourceDocument } from '#domain/document/source-document.ts';

/** The rows of a document, taken as most documents are. */
export const textRows = (document: SourceDocument): TextRow[] => rowsInView(document)(usualView);
