import { sectionLabels } from '#copy/section-labels.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { orderedSections, type OrderedSection } from '#domain/resume/document/section-order.ts';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { marked } from './line-breaks.ts';
import {
  awardEntry,
  certificateEntry,
  educationEntry,
  projectEntry,
  publicationEntry,
  referenceEntry,
  volunteerEntry,
  workEntry,
  type EntryStyle,
} from './resume-entries.ts';
import { partSeparator, type Block, type Entry, type Row, type SheetSection } from './sheet.ts';
import { linked } from './web-addresses.ts';

const hasWords = (entry: Entry): boolean =>
  entry.lines.length + entry.paragraphs.length + entry.bullets.length + entry.notes.length > 0;

const entries = <T>(
  items: T[] | undefined,
  toEntry: (item: T, style: EntryStyle) => Entry,
  style: EntryStyle,
): Block[] =>
  (items ?? [])
    .map((item) => toEntry(item, style))
    .filter(hasWords)
    .map((entry) => ({ type: 'entry', entry }));

/** A name with what qualifies it: "Web development (advanced)". */
const qualified = (name: string | undefined, level: string | undefined): string => {
  const [what, how] = [cleanLine(name), cleanLine(level)];
  return what !== '' && how !== '' ? `${what} (${how})` : what + how;
};

/** A list on one line; behind a sentence there is no comma. */
const listed = (texts: string[]): string =>
  texts.reduce((list, text) => (list === '' ? text : list + (/[.;!?]$/.test(list) ? ' ' : ', ') + text), '');

const row = (label: string, texts?: string[]): Row => ({
  label: marked(label),
  text: linked(listed((texts ?? []).map(cleanLine).filter(Boolean))),
});

/** Items on one line: commas between plain names, a clearer mark where an item holds a comma itself. */
const itemsBlock = (items: Row[]): Block => ({
  type: 'items',
  items,
  separator: items.some(({ label, text }) => text.length > 0 || label.includes(',')) ? partSeparator : ', ',
});

const filledItems = (items: Row[]): Block[] => {
  const filled = items.filter((item) => item.label !== '' || item.text.length > 0);
  return filled.length === 0 ? [] : [itemsBlock(filled)];
};

/** Groups of skills are rows; skills that stand alone share a line, and keep their place among the groups. */
function skillBlocks(skills: JsonResume['skills']): Block[] {
  const blocks: Block[] = [];
  for (const skill of skills ?? []) {
    const one = row(qualified(skill.name, skill.level), skill.keywords);
    const last = blocks.at(-1);
    if (one.text.length > 0) {
      if (last?.type === 'rows') last.rows.push(one);
      else blocks.push({ type: 'rows', rows: [one] });
    } else if (one.label !== '') {
      if (last?.type === 'items') blocks[blocks.length - 1] = itemsBlock([...last.items, one]);
      else blocks.push(itemsBlock([one]));
    }
  }
  return blocks;
}

type SectionBlocks = (resume: JsonResume, style: EntryStyle) => Block[];

const sectionBlocks: Record<OrderedSection, SectionBlocks> = {
  summary: ({ basics }) => cleanParagraphs(basics?.summary).map((text) => ({ type: 'paragraph', text: linked(text) })),
  skills: ({ skills }) => skillBlocks(skills),
  work: ({ work }, style) => entries(work, workEntry, style),
  projects: ({ projects }, style) => entries(projects, projectEntry, style),
  education: ({ education }, style) => entries(education, educationEntry, style),
  certificates: ({ certificates }, style) => entries(certificates, certificateEntry, style),
  awards: ({ awards }, style) => entries(awards, awardEntry, style),
  publications: ({ publications }, style) => entries(publications, publicationEntry, style),
  languages: ({ languages }) =>
    filledItems((languages ?? []).map((item) => row(qualified(item.language, item.fluency)))),
  volunteer: ({ volunteer }, style) => entries(volunteer, volunteerEntry, style),
  interests: ({ interests }) => filledItems((interests ?? []).map((item) => row(cleanLine(item.name), item.keywords))),
  references: ({ references }, style) => entries(references, referenceEntry, style),
};

/** The wanted order first, then whatever else the resume holds, as its source has it. */
function sectionsInOrder(wanted: OrderedSection[], resume: JsonResume): OrderedSection[] {
  const present = Object.keys(resume).flatMap((key) => orderedSections.find((section) => section === key) ?? []);
  return [...new Set<OrderedSection>([...wanted, 'summary', ...present])];
}

/** The resume's sections that have content, with their labels in its language. */
export function resumeSections(resume: JsonResume, order: OrderedSection[], style: EntryStyle): SheetSection[] {
  return sectionsInOrder(order, resume)
    .map((kind) => ({ kind, label: sectionLabels[style.language][kind], blocks: sectionBlocks[kind](resume, style) }))
    .filter((section) => section.blocks.length > 0);
}
