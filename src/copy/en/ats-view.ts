import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { SectionKind } from '#domain/document/headings/section-kinds.ts';
import { counted } from './counting.ts';
import { sectionNames } from './section-names.ts';

/** The view of a file as software reads it. */
export const atsView = {
  lead: 'On one side your file as you see it, on the other what software reads from it, in the order it reads it.',
  plainLead: 'What software reads from your file, in the order it reads it.',
  lost: 'What gets lost',
  nothingLost: 'Nothing got lost that we can see.',
  page: (page: number) => `Page ${page}`,
  picture: (page: number) => `Page ${page} of your file`,
  read: (page: number) => `What is read from page ${page}`,
  unread: 'read, but not understood',
  sections: { ...sectionNames, other: 'Heading not known' } satisfies Record<SectionKind, string>,
} as const;

type Hidden = LayoutFacts['hidden'][number];

const hiddenWords: Record<Hidden['reason'], string> = {
  white: 'the colour of the page',
  tiny: 'too small to see',
  'off-page': 'beside the page',
  invisible: 'invisible',
  vanish: 'marked as hidden',
};

/** What each thing in a file's layout costs in reading. */
export const layoutLoss = {
  /** So many lines had no place. */
  unplaced: (lines: number) =>
    `${counted(lines, 'line')} could be read and not be placed: no name, date, title or skill was found in ${lines === 1 ? 'it' : 'them'}.`,
  hidden: ({ reason, characters, sample }: Hidden) =>
    `${counted(characters, 'character')} of text ${characters === 1 ? 'is' : 'are'} ${hiddenWords[reason]} ` +
    `(“${sample}”). We leave that out; other software may read it and count it against you.`,
  unmapped: (characters: number) =>
    `${counted(characters, 'character')} ${characters === 1 ? 'stands' : 'stand'} for no letter, icons ` +
    `most likely, and ${characters === 1 ? 'is' : 'are'} dropped.`,
  images: (images: number) => `${counted(images, 'picture')}: words in ${images === 1 ? 'it' : 'them'} are not read.`,
  columns: (columns: number) =>
    `The page has ${columns} columns. We read them one after the other; simpler software reads across and mixes them.`,
  tables: (tables: number) =>
    `${counted(tables, 'table')}: simpler software reads ${tables === 1 ? 'it' : 'them'} row by row, or not at all.`,
  textBoxes: (boxes: number) =>
    `${counted(boxes, 'text box', 'text boxes')}: simpler software does not look into ${boxes === 1 ? 'it' : 'them'}.`,
  headerFooter: 'Text stands in the header or footer, where simpler software does not look.',
} as const;
