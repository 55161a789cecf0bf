import type { Language } from '../../language/languages.ts';
import type { JsonResume } from '../json-resume.ts';
import { documentLanguage } from './document-language.ts';
import { sectionHeadings } from './section-headings.ts';
import { fullOrder, type OrderedSection } from './section-order.ts';
import { contactLines } from './sheet-contacts.ts';
import { pieceOf, taken } from './sheet-pieces.ts';
import { sectionBlocks } from './sheet-sections.ts';
import { unplacedContacts, unplacedSections, withUnplaced } from './sheet-unplaced.ts';
import { sheetWords } from './sheet-words.ts';
import type { Piece, ResumeSheet } from './sheet.ts';
import { sectionPointer, type UnplacedText } from './unplaced-texts.ts';

/** What is at the top of a document: a letter has the same as a resume. */
export type Letterhead = Pick<ResumeSheet, 'name' | 'label' | 'contacts' | 'colon'>;

/** The letterhead of a person, with what was left over of their contact data. */
export function letterhead(
  { basics = {} }: Pick<JsonResume, 'basics'>,
  language: Language,
  unplaced: readonly UnplacedText[] = [],
): Letterhead {
  const set = documentLanguage(language);
  const at = taken(basics, '/basics');
  const piece = (key: 'name' | 'label'): Record<string, Piece> => {
    const value = at.value(key);
    const found = pieceOf(value.text, [value]);
    return found === undefined ? {} : { [key]: found };
  };
  return {
    ...piece('name'),
    ...piece('label'),
    contacts: contactLines(basics, set, unplacedContacts(unplaced)),
    colon: sheetWords[set].colon,
  };
}

/**
 * The sheet of a resume: its sections that are not empty in the requested order, the others after them, each value worded once in the document's language
 * (English where that is not supported). Nothing of the resume except its picture is left out, and what could not be read is kept where it stood: at its entry,
 * at its section's end, or in a section of its own.
 */
export function resumeSheet(
  resume: JsonResume,
  sectionOrder: readonly OrderedSection[],
  language: Language,
  unplaced: readonly UnplacedText[] = [],
): ResumeSheet {
  const set = documentLanguage(language);
  const sections = fullOrder(sectionOrder).map((kind) => ({
    kind,
    pointer: sectionPointer(kind),
    heading: sectionHeadings[set][kind],
    blocks: sectionBlocks[kind](resume, set),
  }));
  const all = [...sections.map((section) => withUnplaced(section, unplaced)), ...unplacedSections(unplaced, set)];
  return { ...letterhead(resume, language, unplaced), sections: all.filter(({ blocks }) => blocks.length > 0) };
}
