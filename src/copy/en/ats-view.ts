import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { SectionKind } from '#domain/document/headings/section-kinds.ts';
import { counted, listed, plural } from './counting.ts';
import { sectionNames } from './section-names.ts';

/** The view of a file as software reads it. */
export const atsView = {
  lead: 'Your file as you see it, next to the text software gets from it, in the order it’s read.',
  plainLead: 'The text software gets from your file, in the order it’s read.',
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
    `We could read ${counted(lines, 'line')} but couldn’t place ${plural(lines, 'it', 'them')}: ` +
    `we found no name, date, title or skill in ${plural(lines, 'it', 'them')}.`,
  recognized: (pages: readonly number[]) =>
    `${plural(pages.length, 'Page', 'Pages')} ${listed(pages.map(String))} ${plural(pages.length, 'is a picture', 'are pictures')} of text. ` +
    'We read the letters from the picture; most other software reads nothing there.',
  hidden: ({ reason, characters, sample }: Hidden) =>
    `${counted(characters, 'character')} of text ${plural(characters, 'is', 'are')} ${hiddenWords[reason]} ` +
    `(“${sample}”). We leave that out; other software may read it and hold it against you.`,
  unmapped: (characters: number) =>
    `${counted(characters, 'character')}, most likely ${plural(characters, 'an icon', 'icons')}, can’t be read as text, ` +
    `so ${plural(characters, 'it’s', 'they’re')} dropped.`,
  images: (images: number) =>
    `${counted(images, 'picture')}: software can’t read any words in ${plural(images, 'it', 'them')}.`,
  columns: (columns: number) =>
    `The page has ${columns} columns. We read them one after the other; simpler software reads straight across and mixes them up.`,
  tables: (tables: number) =>
    `${counted(tables, 'table')}: simpler software reads ${plural(tables, 'it', 'them')} row by row, or not at all.`,
  textBoxes: (boxes: number) =>
    `${counted(boxes, 'text box', 'text boxes')}: simpler software skips ${plural(boxes, 'it', 'them')}.`,
  headerFooter: 'Some of your text is in the page header or footer, where simpler software doesn’t look.',
} as const;
