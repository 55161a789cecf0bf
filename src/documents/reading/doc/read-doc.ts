import type { SourceDocument } from '#domain/document/source-document.ts';
import { ReadingError } from '../reading-error.ts';
import { distinctTexts } from '../word/distinct-texts.ts';
import { Flow } from '../word/flow.ts';
import type { Block } from '../word/pieces.ts';
import { usualPage } from '../word/page-setup.ts';
import { wordLayout, wordWarnings } from '../word/word-layout.ts';
import { unknownGround } from '../word/word-visibility.ts';
import { readDocParagraph, type DocState } from './doc-paragraphs.ts';
import { readDocSections, readEdgeTexts } from './doc-sections.ts';
import { readFonts, readStyles } from './doc-styles.ts';
import { toBlocks } from './doc-tables.ts';
import { readRawParagraphs, readTextPieces } from './doc-text.ts';
import { openDoc, type DocFile } from './file-information.ts';
import { readCharacterFormats, readParagraphFormats } from './formatting.ts';

/** Reads a DOC of Word 97 or later. Throws {@link ReadingError} for what is wrong with the file. */
export function readDoc(bytes: Uint8Array): SourceDocument {
  try {
    return readFile(openDoc(bytes));
  } catch (error) {
    // A pointer outside of the file is damage.
    throw error instanceof RangeError ? new ReadingError('FILE_DAMAGED') : error;
  }
}

function readFile(file: DocFile): SourceDocument {
  const fonts = readFonts(file);
  const state: DocState = {
    fonts,
    styles: readStyles(file, fonts),
    paragraphFormats: readParagraphFormats(file),
    fields: [],
    characters: 0,
    images: 0,
    textBoxes: 0,
    tables: 0,
    links: 0,
    hasFreeDrawing: false,
  };
  const pieces = readTextPieces(file);
  const formats = readCharacterFormats(file);
  const blocksOf = (start: number, length: number): Block[] => {
    state.fields = [];
    return toBlocks(
      readRawParagraphs(file, pieces, formats, start, start + length).map((raw) => readDocParagraph(raw, state)),
      state,
    );
  };

  const { body, footnotes, headers, comments, endnotes, textBoxes } = file.characters;
  const sections = readDocSections(file);
  const content = blocksOf(0, body);
  const edges = readEdgeTexts(file, sections).map(({ region, start, end }) => ({
    region,
    blocks: blocksOf(body + footnotes + start, end - start),
  }));
  const notes = [blocksOf(body, footnotes), blocksOf(body + footnotes + headers + comments, endnotes)];
  const boxes = blocksOf(body + footnotes + headers + comments + endnotes, textBoxes);
  if (boxes.length > 0) state.textBoxes = 1;

  const flow = new Flow(sections[0] ?? usualPage, state.hasFreeDrawing ? unknownGround : '#ffffff');
  const edge = (region: 'header' | 'footer') =>
    distinctTexts(edges.filter((item) => item.region === region).map((item) => item.blocks));
  for (const blocks of edge('header')) flow.add(blocks, 'header');
  flow.add(content);
  flow.add(boxes, 'textbox');
  for (const blocks of notes) flow.add(blocks);
  for (const blocks of edge('footer')) flow.add(blocks, 'footer');

  const pages = flow.toPages();
  const layout = wordLayout('doc', pages, state, Math.max(...sections.map(({ columns }) => columns)));
  if (layout.characters === 0) throw new ReadingError('FILE_NO_TEXT');
  return { kind: 'doc', pages, layout, warnings: wordWarnings(layout) };
}
