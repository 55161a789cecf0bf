import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { SectionKind } from '#domain/document/headings/section-kinds.ts';
import { counted } from './finding-words.ts';
import { sectionLabels } from './section-labels.ts';

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
  sections: { ...sectionLabels, other: 'Heading not known' } satisfies Record<SectionKind, string>,
} as const;

const hiddenWords: Record<LayoutFacts['hidden'][number]['reason'], string> = {
  white: 'the colour of the page',
  tiny: 'too small to see',
  'off-page': 'beside the page',
  invisible: 'invisible',
  vanish: 'marked as hidden',
};

/** What a file's layout costs in reading, true to what was found in this file; `unread` lines had no place. */
export function layoutLosses(layout: LayoutFacts, unread: number): string[] {
  const { images, textBoxes, tables, columns, unmappedCharacters: unmapped } = layout;
  return [
    ...(unread > 0
      ? [
          `${counted(unread, 'line')} could be read and not be placed: no name, date, title or skill was found in ${unread === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...layout.hidden.map(
      ({ reason, characters, sample }) =>
        `${counted(characters, 'character')} of text ${characters === 1 ? 'is' : 'are'} ${hiddenWords[reason]} (“${sample}”). We leave that out; other software may read it and count it against you.`,
    ),
    ...(unmapped > 0
      ? [
          `${counted(unmapped, 'character')} ${unmapped === 1 ? 'stands' : 'stand'} for no letter, icons most likely, and ${unmapped === 1 ? 'is' : 'are'} dropped.`,
        ]
      : []),
    ...(images > 0 ? [`${counted(images, 'picture')}: words in ${images === 1 ? 'it' : 'them'} are not read.`] : []),
    ...(columns > 1
      ? [
          `The page has ${columns} columns. We read them one after the other; simpler software reads across and mixes them.`,
        ]
      : []),
    ...(tables > 0
      ? [
          `${counted(tables, 'table')}: simpler software reads ${tables === 1 ? 'it' : 'them'} row by row, or not at all.`,
        ]
      : []),
    ...(textBoxes > 0
      ? [
          `${counted(textBoxes, 'text box', 'text boxes')}: simpler software does not look into ${textBoxes === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(layout.headerFooterText ? ['Text stands in the header or footer, where simpler software does not look.'] : []),
  ];
}
