import type { JsonResume } from '../json-resume.ts';
import type { DocumentLanguage } from './document-language.ts';
import type { OrderedSection } from './section-order.ts';
import {
  awardEntry,
  certificateEntry,
  educationEntry,
  projectEntry,
  publicationEntry,
  referenceEntry,
  volunteerEntry,
  workEntry,
  type EntryWording,
  type Item,
} from './sheet-entries.ts';
import { pieceOf, rowOf, taken, type Value } from './sheet-pieces.ts';
import { partSeparator, type Block, type Entry, type Row } from './sheet.ts';

const hasWords = (entry: Entry): boolean =>
  entry.lines.length + entry.paragraphs.length + entry.bullets.length + entry.notes.length > 0;

const entries = <T>(
  items: readonly T[] | undefined,
  pointer: string,
  wording: EntryWording<T>,
  language: DocumentLanguage,
): Block[] =>
  (items ?? [])
    .map((item, index) => wording(item, `${pointer}/${index}`, language))
    .filter(hasWords)
    .map((entry) => ({ type: 'entry', entry }));

/** A name with what qualifies it: "Web development (advanced)". */
const qualified = (name: Value, level: Value): string =>
  name.text !== '' && level.text !== '' ? `${name.text} (${level.text})` : name.text + level.text;

/** A list on one line; after a sentence there is no comma. */
const listed = (values: readonly Value[]): string =>
  values.reduce((list, { text }) => (list === '' ? text : list + (/[.;!?]$/.test(list) ? ' ' : ', ') + text), '');

const skillRow = (skill: Item<'skills'>, index: number): Row[] => {
  const at = taken(skill, `/skills/${index}`);
  const [name, level, keywords] = [at.value('name'), at.value('level'), at.list('keywords')];
  return rowOf(pieceOf(qualified(name, level), [name, level]), pieceOf(listed(keywords), keywords));
};

const languageRow = (item: Item<'languages'>, index: number): Row[] => {
  const at = taken(item, `/languages/${index}`);
  const [language, fluency] = [at.value('language'), at.value('fluency')];
  return rowOf(pieceOf(qualified(language, fluency), [language, fluency]), undefined);
};

const interestRow = (item: Item<'interests'>, index: number): Row[] => {
  const at = taken(item, `/interests/${index}`);
  const [name, keywords] = [at.value('name'), at.list('keywords')];
  return rowOf(pieceOf(name.text, [name]), pieceOf(listed(keywords), keywords));
};

/** Items on one line: commas between plain names, a clearer mark where an item contains a comma itself. */
const itemsBlock = (items: Row[]): Block => ({
  type: 'items',
  items,
  separator: items.some(({ label, text }) => text !== undefined || label?.text.includes(',')) ? partSeparator : ', ',
});

const itemBlocks = (items: Row[]): Block[] => (items.length === 0 ? [] : [itemsBlock(items)]);

/** Groups of skills are rows; ungrouped skills share a line, and keep their place among the groups. */
function skillBlocks(skills: JsonResume['skills']): Block[] {
  const blocks: Block[] = [];
  for (const row of (skills ?? []).flatMap(skillRow)) {
    const last = blocks.at(-1);
    if (row.text !== undefined) {
      if (last?.type === 'rows') last.rows.push(row);
      else blocks.push({ type: 'rows', rows: [row] });
    } else if (last?.type === 'items') blocks[blocks.length - 1] = itemsBlock([...last.items, row]);
    else blocks.push(itemsBlock([row]));
  }
  return blocks;
}

type SectionWording = (resume: JsonResume, language: DocumentLanguage) => Block[];

/** The blocks of each section. */
export const sectionBlocks: Readonly<Record<OrderedSection, SectionWording>> = {
  summary: ({ basics }) =>
    taken(basics ?? {}, '/basics')
      .paragraphs('summary')
      .map((text) => ({ type: 'paragraph', text })),
  skills: ({ skills }) => skillBlocks(skills),
  work: ({ work }, language) => entries(work, '/work', workEntry, language),
  projects: ({ projects }, language) => entries(projects, '/projects', projectEntry, language),
  education: ({ education }, language) => entries(education, '/education', educationEntry, language),
  certificates: ({ certificates }, language) => entries(certificates, '/certificates', certificateEntry, language),
  awards: ({ awards }, language) => entries(awards, '/awards', awardEntry, language),
  publications: ({ publications }, language) => entries(publications, '/publications', publicationEntry, language),
  languages: ({ languages }) => itemBlocks((languages ?? []).flatMap(languageRow)),
  volunteer: ({ volunteer }, language) => entries(volunteer, '/volunteer', volunteerEntry, language),
  interests: ({ interests }) => itemBlocks((interests ?? []).flatMap(interestRow)),
  references: ({ references }, language) => entries(references, '/references', referenceEntry, language),
};
