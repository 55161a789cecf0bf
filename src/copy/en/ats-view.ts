import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { SectionKind } from '#domain/document/headings/section-kinds.ts';
import { counted, plural } from './counting.ts';
import { sectionNames } from './section-names.ts';

/** The view of a file as software reads it. */
export const atsView = {
  lead: 'Your file as you see it, beside what software reads from it, in reading order.',
  plainLead: 'What software reads from your file, in reading order.',
  lost: 'What gets lost',
  nothingLost: 'As far as we can tell, nothing.',
  page: (page: number) => `Page ${page}`,
  picture: (page: number) => `Page ${page} of your file`,
  read: (page: number) => `What software reads from page ${page}`,
  unread: 'read, but not understood',
  sections: { ...sectionNames, other: 'Unrecognized heading' } satisfies Record<SectionKind, string>,
} as const;

type Hidden = LayoutFacts['hidden'][number];

const hiddenWords: Record<Hidden['reason'], string> = {
  white: 'the same color as the page',
  tiny: 'too small to see',
  'off-page': 'off the page',
  invisible: 'invisible',
  vanish: 'marked as hidden',
};

/** What each thing in a file's layout costs in reading. */
export const layoutLoss = {
  /** So many lines had no place. */
  unplaced: (lines: number) =>
    `We could read ${counted(lines, 'line')} but not place ${plural(lines, 'it', 'them')}: we found no name, date, title or skill there.`,
  hidden: ({ reason, characters, sample }: Hidden) =>
    `${counted(characters, 'character')} of text ${plural(characters, 'is', 'are')} ${hiddenWords[reason]} ` +
    `(“${sample}”). We leave that out; other software may read it and hold it against you.`,
  unmapped: (characters: number) =>
    `${counted(characters, 'character')} can’t be read as text, most likely ${plural(characters, 'an icon', 'icons')}, ` +
    `and ${plural(characters, 'is', 'are')} dropped.`,
  images: (images: number) =>
    `${counted(images, 'picture')}: software can’t read words in ${plural(images, 'it', 'them')}.`,
  columns: (columns: number) =>
    `The page has ${columns} columns. We read them one after the other; simpler software reads straight across and mixes them up.`,
  tables: (tables: number) =>
    `${counted(tables, 'table')}: simpler software reads ${plural(tables, 'it', 'them')} row by row, or not at all.`,
  textBoxes: (boxes: number) =>
    `${counted(boxes, 'text box', 'text boxes')}: simpler software skips ${plural(boxes, 'it', 'them')}.`,
  headerFooter: 'Text is in the page’s header or footer, where simpler software doesn’t look.',
} as const;
