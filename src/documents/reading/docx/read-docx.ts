import type { LayoutFacts, ReadingWarning, SourceDocument } from '#domain/document/source-document.ts';
import { ReadingError } from '../reading-error.ts';
import { readBlocks } from './blocks.ts';
import { distinctTexts } from '../word/distinct-texts.ts';
import { Flow } from '../word/flow.ts';
import type { Block } from '../word/pieces.ts';
import { wordLayout, wordWarnings } from '../word/word-layout.ts';
import { unknownGround } from '../word/word-visibility.ts';
import { readNumbering } from './numbering.ts';
import type { ReadingState } from './reading-state.ts';
import { readSections } from './section.ts';
import { readStyleSheet } from './style-sheet.ts';
import { openWordPackage, type WordPackage } from './word-package.ts';
import { child, elements, toggle, type XmlNode } from './xml-tree.ts';

/** Reads a DOCX. Throws {@link ReadingError} for what is wrong with the file. */
export function readDocx(bytes: Uint8Array): SourceDocument {
  const parts = openWordPackage(bytes);
  const root = parts.require(parts.main);
  const body = child(root, 'w:body');
  if (!body) throw new ReadingError('FILE_DAMAGED');
  const state = startState(parts, body);
  const settings = parts.optional(pathOf(parts, 'settings') ?? 'word/settings.xml');
  const sections = readSections(body, settings !== undefined && toggle(settings, 'w:evenAndOddHeaders') === true);
  const [section] = sections;
  if (!section) throw new ReadingError('FILE_DAMAGED');

  const edge = (kind: 'headers' | 'footers') =>
    [...new Set(sections.flatMap((item) => item[kind]))].map((id) =>
      readPart(parts, state, parts.relationships(parts.main).get(id)?.target),
    );
  const content = readBlocks(body, state);
  const notes = ['footnotes', 'endnotes'].map((kind) => readPart(parts, state, pathOf(parts, kind)));
  const [headers, footers] = [edge('headers'), edge('footers')];

  const flow = new Flow(section, groundOf(root, settings, state));
  for (const blocks of distinctTexts(headers)) flow.add(blocks, 'header');
  flow.add(content);
  for (const blocks of notes) flow.add(blocks);
  for (const blocks of distinctTexts(footers)) flow.add(blocks, 'footer');

  const pages = flow.toPages();
  const layout = wordLayout('docx', pages, state, Math.max(...sections.map(({ columns }) => columns)));
  if (layout.characters === 0) throw new ReadingError('FILE_NO_TEXT');
  return { kind: 'docx', pages, layout, warnings: warningsOf(parts, layout) };
}

function startState(parts: WordPackage, body: XmlNode): ReadingState {
  return {
    styles: readStyleSheet(parts, usesTableStyles(body)),
    numbering: readNumbering(parts.optional(pathOf(parts, 'numbering') ?? 'word/numbering.xml')),
    relationships: parts.relationships(parts.main),
    fields: [],
    images: 0,
    textBoxes: 0,
    tables: 0,
    links: 0,
    characters: 0,
    hasFreeDrawing: false,
  };
}

const usesTableStyles = (node: XmlNode): boolean =>
  elements(node).some((element) => element.name === 'w:tblStyle' || usesTableStyles(element));

const pathOf = (parts: WordPackage, kind: string): string | undefined =>
  [...parts.relationships(parts.main).values()].find(({ type, external }) => type.endsWith(`/${kind}`) && !external)
    ?.target;

/** The blocks of a part other than the body: a header, a footer, the notes. The separators between notes and text are left out. */
function readPart(parts: WordPackage, state: ReadingState, path: string | undefined): Block[] {
  const root = path === undefined ? undefined : parts.optional(path);
  if (path === undefined || !root) return [];
  const own: ReadingState = { ...state, relationships: parts.relationships(path), fields: [] };
  const content = { ...root, children: elements(root).filter(({ attributes }) => attributes['w:type'] === undefined) };
  const blocks = readBlocks(content, own);
  for (const key of ['images', 'textBoxes', 'tables', 'links', 'characters'] as const) state[key] = own[key];
  state.hasFreeDrawing ||= own.hasFreeDrawing;
  return blocks;
}

/** The page's colour; unknown when a floating object on the page may be behind text. */
function groundOf(root: XmlNode, settings: XmlNode | undefined, state: ReadingState): string {
  if (state.hasFreeDrawing) return unknownGround;
  const color = child(root, 'w:background')?.attributes['w:color'];
  const isShown = settings !== undefined && toggle(settings, 'w:displayBackgroundShape') === true;
  return isShown && color !== undefined && /^[\da-f]{6}$/i.test(color) ? `#${color.toLowerCase()}` : '#ffffff';
}

function warningsOf(parts: WordPackage, layout: LayoutFacts): ReadingWarning[] {
  const warnings = wordWarnings(layout);
  if (parts.has('word/vbaProject.bin')) warnings.push('macros-ignored');
  const templates = [...parts.relationships('word/settings.xml').values()];
  if (templates.some(({ type, external }) => external && type.endsWith('/attachedTemplate')))
    warnings.push('remote-template-ignored');
  return warnings;
}
