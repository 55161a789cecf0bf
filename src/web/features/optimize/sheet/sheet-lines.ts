import { resumeSheet } from '#domain/resume/document/resume-sheet.ts';
import { partSeparator, type Block, type Entry, type Piece, type Row } from '#domain/resume/document/sheet.ts';
import { editKeys } from '#domain/tailoring/decisions/decisions.ts';
import { addedValues, isEditable, isLeftOut, ownKey } from '#domain/tailoring/decisions/own-change.ts';
import type { SheetChange, SheetView } from '#contract/sheets.ts';

export type LineRole = 'name' | 'headline' | 'contact' | 'heading' | 'title' | 'detail' | 'text' | 'bullet';

/** A line of the page, with what was changed in it. */
export interface SheetLine {
  id: string;
  role: LineRole;
  text: string;
  /** What it is edited by; absent where it cannot be. */
  editKey?: string;
  /** The text to edit, if that's more than the line: all skills. */
  editText?: string;
  /** The change of the list that it is part of. */
  listed?: SheetChange;
  changes: SheetChange[];
  /** Rejected changes that would be here. */
  refused: SheetChange[];
  /** Taken out by hand: it is shown struck, to be put back. */
  leftOut?: boolean;
}

type OpenResume = NonNullable<SheetView['resume']>;

/** Whether a change moves lines or sections instead of rewording a text. */
export const isMove = ({ id }: SheetChange): boolean => id.startsWith('order:') || id === 'sections';

/** All lines of the page in reading order. Every change is at one of them. */
export function sheetLines(resume: OpenResume, view: Pick<SheetView, 'changes' | 'refused'>): SheetLine[] {
  const sheet = resumeSheet(resume.resume, resume.sectionOrder, resume.language, resume.unplaced);
  const notes = new Notes(resume, view);
  const lines: SheetLine[] = [];
  const add = (line: Omit<SheetLine, 'changes' | 'refused'>, found: Noted = none) => lines.push({ ...line, ...found });
  // Changes to the whole page are under its head.
  const sections = notes.at('sections');
  const last = sheet.contacts.length - 1;
  if (sheet.name) add({ id: 'name', role: 'name', text: sheet.name.text }, last < 0 ? sections : none);
  if (sheet.label) add(pieceLine(sheet.label, 'headline', notes), notes.of(sheet.label));
  sheet.contacts.forEach((parts, index) => {
    const text = parts.map((part) => part.text).join(partSeparator);
    add({ id: `contact:${index}`, role: 'contact', text }, index === last ? sections : none);
  });
  for (const section of sheet.sections) {
    const isSkills = section.pointer === editKeys.skills;
    const found = isSkills ? notes.at(editKeys.skills) : none;
    const listed = found.changes[0];
    add(
      {
        id: `heading:${section.heading}`,
        role: 'heading',
        text: section.heading,
        ...(isSkills && { editKey: editKeys.skills, editText: skillsText(section.blocks) }),
      },
      found,
    );
    for (const block of section.blocks) {
      for (const [line, noted] of blockLines(block, notes)) add(listed ? { ...line, listed } : line, noted);
      if (block.type === 'entry') lines.push(...notes.leftOut(block.entry.pointer));
    }
  }
  const rest = notes.rest();
  const [first] = lines;
  if (first && (rest.changes.length > 0 || rest.refused.length > 0)) {
    lines[0] = {
      ...first,
      changes: [...first.changes, ...rest.changes],
      refused: [...first.refused, ...rest.refused],
    };
  }
  return lines;
}

type Noted = Pick<SheetLine, 'changes' | 'refused'>;
type Placed = [line: Omit<SheetLine, 'changes' | 'refused'>, found: Noted];
const none: Noted = { changes: [], refused: [] };

/** The changes by position; each is given out once. */
class Notes {
  readonly #resume: OpenResume;
  readonly #adds: Set<string>;
  readonly #open: Set<SheetChange>;
  readonly #refused: Set<SheetChange>;

  constructor(resume: OpenResume, { changes, refused }: Pick<SheetView, 'changes' | 'refused'>) {
    this.#resume = resume;
    this.#adds = new Set(changes.filter(({ pointer }) => pointer === null).map(({ id }) => id));
    this.#open = new Set(changes);
    this.#refused = new Set(refused);
  }

  keyOf(piece: Piece): string | undefined {
    const [pointer, ...others] = piece.pointers;
    if (pointer === undefined || others.length > 0) return undefined;
    const added = addedValues[pointer];
    // An item that the source lacks is keyed by the change that adds it.
    if (added !== undefined && this.#adds.has(added)) return added;
    return this.#resume.keys[pointer] ?? pointer;
  }

  /** The changes at a key: an edit key, or the id of a change. */
  at(key: string): Noted {
    const isHere = (change: SheetChange): boolean =>
      !isLeftOut(change) && (change.id === key || change.pointer === key || addedValues[key] === change.id);
    const [changes, refused] = [[...this.#open].filter(isHere), [...this.#refused].filter(isHere)];
    for (const change of changes) this.#open.delete(change);
    for (const change of refused) this.#refused.delete(change);
    return { changes, refused };
  }

  of(piece: Piece): Noted {
    const key = this.keyOf(piece);
    return key === undefined ? none : this.at(key);
  }

  /** The lines of an entry that were taken out by hand. */
  leftOut(entry: string): SheetLine[] {
    const here = [...this.#open].filter((change) => isLeftOut(change) && change.pointer?.startsWith(`${entry}/`));
    return here.map((change) => {
      this.#open.delete(change);
      const text = change.original;
      return {
        id: change.id,
        role: 'bullet',
        text,
        editKey: ownKey(change) ?? change.id,
        leftOut: true,
        changes: [change],
        refused: [],
      };
    });
  }

  rest(): Noted {
    return { changes: [...this.#open], refused: [...this.#refused] };
  }
}

function pieceLine(piece: Piece, role: LineRole, notes: Notes): Omit<SheetLine, 'changes' | 'refused'> {
  const key = notes.keyOf(piece);
  const editable = key !== undefined && isEditable(key);
  return {
    id: `${role}:${piece.pointers.join()}:${piece.text}`,
    role,
    text: piece.text,
    ...(editable && { editKey: key }),
  };
}

function blockLines(block: Block, notes: Notes): Placed[] {
  switch (block.type) {
    case 'paragraph':
      return [[pieceLine(block.text, 'text', notes), notes.of(block.text)]];
    case 'entry':
      return entryLines(block.entry, notes);
    case 'rows':
      return block.rows.map((row, index): Placed => [
        { id: `row:${index}:${rowText(row)}`, role: 'text', text: rowText(row) },
        none,
      ]);
    case 'items': {
      const text = block.items.map(rowText).join(block.separator);
      return [[{ id: `items:${text}`, role: 'text', text }, none]];
    }
  }
}

function entryLines(entry: Entry, notes: Notes): Placed[] {
  const moved = notes.at(`order:${entry.pointer}`);
  return [
    ...entry.lines.map((parts, index): Placed => {
      const line = {
        id: `${entry.pointer}:${index}`,
        role: index === 0 ? ('title' as const) : ('detail' as const),
        text: parts.map(({ text }) => text).join(partSeparator),
      };
      const own = parts.flatMap((part) => notes.of(part).changes);
      return [
        line,
        index === entry.lines.length - 1
          ? { changes: [...moved.changes, ...own], refused: moved.refused }
          : { changes: own, refused: [] },
      ];
    }),
    ...entry.paragraphs.map((piece): Placed => [pieceLine(piece, 'text', notes), notes.of(piece)]),
    ...entry.bullets.map((piece): Placed => [pieceLine(piece, 'bullet', notes), notes.of(piece)]),
    ...entry.notes.map((row): Placed => [
      { id: `${entry.pointer}:note:${rowText(row)}`, role: 'text', text: rowText(row) },
      none,
    ]),
  ];
}

const rowText = ({ label, text }: Row): string => [label?.text, text?.text].filter(Boolean).join(': ');

/** All skills as they are edited: a group a line. */
const skillsText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) =>
      block.type === 'rows'
        ? block.rows.map(rowText)
        : block.type === 'items'
          ? [block.items.map(rowText).join(', ')]
          : [],
    )
    .join('\n');

/** The ids of the changes that are made for a reason that a change above was already made for. */
export function reasonsSaid(lines: readonly Pick<SheetLine, 'changes'>[]): Set<string> {
  const given = new Set<string>();
  const said = new Set<string>();
  for (const { id, reasons } of lines.flatMap(({ changes }) => changes)) {
    const reason = reasons[0];
    if (reason === undefined) continue;
    if (given.has(reason)) said.add(id);
    given.add(reason);
  }
  return said;
}

/** The text before the changes that reword it. */
export const originalOf = ({ changes }: Pick<SheetLine, 'changes'>): string | undefined =>
  changes.find((change) => !isMove(change) && change.original !== change.revised)?.original;
