import { usualPage, type PageSetup } from '../word/page-setup.ts';
import type { DocFile } from './file-information.ts';
import { tableNumbers } from './file-information.ts';
import { readModifiers } from './property-modifiers.ts';

/** A section's page, and whether its first page has its own headers. */
export interface DocSection extends PageSetup {
  hasTitlePage: boolean;
}

const noProperties = 0xffffffff;
const codes = {
  width: 0xb01f,
  height: 0xb020,
  left: 0xb021,
  right: 0xb022,
  top: 0x9023,
  bottom: 0x9024,
  columns: 0x500b,
  titlePage: 0x300a,
} as const;

/** The document's sections, in order; at least one. */
export function readDocSections({ word, table, place }: DocFile): DocSection[] {
  const { at, length } = place(tableNumbers.sections);
  const count = Math.floor((length - 4) / 16);
  const sections: DocSection[] = [];
  for (let index = 0; index < count; index++) {
    const section: DocSection = { ...usualPage, hasTitlePage: false };
    const offset = table.u32(at + (count + 1) * 4 + index * 12 + 2);
    const changes = offset === noProperties ? [] : readModifiers(word.slice(offset + 2, word.u16(offset)));
    for (const { code, operand } of changes) {
      for (const side of ['width', 'height', 'left', 'right', 'top', 'bottom'] as const) {
        if (code === codes[side]) section[side] = Math.abs(operand.i16(0)) / 20;
      }
      if (code === codes.columns) section.columns = Math.min(8, operand.u16(0) + 1);
      if (code === codes.titlePage) section.hasTitlePage = operand.u8(0) !== 0;
    }
    sections.push(section);
  }
  return sections.length > 0 ? sections : [{ ...usualPage, hasTitlePage: false }];
}

/** A header or footer that is shown, by the positions of its text among all headers and footers. */
export interface EdgeText {
  region: 'header' | 'footer';
  start: number;
  end: number;
}

/** The purposes of the six texts of a section, in order. */
const edgeKinds = [
  { region: 'header', on: 'even' },
  { region: 'header', on: 'odd' },
  { region: 'footer', on: 'even' },
  { region: 'footer', on: 'odd' },
  { region: 'header', on: 'first' },
  { region: 'footer', on: 'first' },
] as const;
/** The texts before the first section's are the separators between notes and text. */
const separators = 6;

/** The headers and footers that are shown. Those of a first page or of even pages count only if such pages exist. */
export function readEdgeTexts({ table, place }: DocFile, sections: DocSection[]): EdgeText[] {
  const { at, length } = place(tableNumbers.headers);
  const settings = place(tableNumbers.settings);
  const hasEven = settings.length > 0 && (table.u8(settings.at) & 1) !== 0;
  const texts: EdgeText[] = [];
  for (let index = separators; index < Math.floor(length / 4) - 1; index++) {
    const kind = edgeKinds[(index - separators) % edgeKinds.length];
    const section = sections[Math.floor((index - separators) / edgeKinds.length)];
    const [start, end] = [table.u32(at + index * 4), table.u32(at + index * 4 + 4)];
    if (!kind || end <= start) continue;
    if ((kind.on === 'even' && !hasEven) || (kind.on === 'first' && !section?.hasTitlePage)) continue;
    texts.push({ region: kind.region, start, end });
  }
  return texts;
}
