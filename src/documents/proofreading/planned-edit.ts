import type { BodyParagraph } from './body-paragraphs.ts';
import { CannotPlace } from './cannot-place.ts';
import type { Atom, TextRun } from './paragraph-text.ts';
import type { WordEdit } from './word-edits.ts';

/** An edit whose place is certain: which letters are deleted, and where and in which look the new ones are added. */
export interface PlannedEdit {
  /** The range of letters that are deleted; the end isn't included. Both are the same if none are. */
  from: number;
  to: number;
  text: string;
  /** The letter that the new text comes after or before. */
  host: { at: number; side: 'before' | 'after' };
  /** The new text's `w:rPr`. */
  look: string;
  /** Whether the comment begins or ends with it. */
  opens?: boolean;
  closes?: boolean;
}

/** Checks that an edit cuts through nothing. Throws {@link CannotPlace}. `removal`: a whole line or sentence is deleted, with its tabs, breaks and links. */
export function plannedEdit(paragraph: BodyParagraph, { start, end, text }: WordEdit, removal = false): PlannedEdit {
  const [from, to] = [letterAt(paragraph, start), letterAt(paragraph, end)];
  if (from === to) return insertion(paragraph, from, text);
  const letters = paragraph.atoms.slice(from, to);
  checkLetters(letters, paragraph, removal);
  for (const { at, why } of paragraph.barriers) if (at > from && at < to) throw new CannotPlace(why);
  return { from, to, text, host: { at: to - 1, side: 'after' }, look: usualLook(letters) };
}

/** The index of the letter that begins at an offset of the text. */
function letterAt({ atoms, atomAt, text }: BodyParagraph, offset: number): number {
  if (offset >= text.length) return atoms.length;
  const at = atomAt[offset] ?? 0;
  // It's half a letter, such as one of the two code units of an emoji.
  if (offset > 0 && atomAt[offset - 1] === at) throw new CannotPlace('not-found');
  return at;
}

const links = new Set(['w:hyperlink', 'w:smartTag']);

function checkLetters(letters: readonly Atom[], paragraph: BodyParagraph, removal: boolean): void {
  const [first] = letters;
  for (const { run, kind } of letters) {
    if (run.guard !== undefined) throw new CannotPlace(run.guard);
    if (kind === 'object') throw new CannotPlace('at-object');
    if ((kind === 'tab' || kind === 'line-break') && !removal) throw new CannotPlace('across-break');
    const whole =
      removal &&
      [run.container, first?.run.container].every(
        (each) => each === paragraph.element || (each && links.has(each.name)),
      );
    if (run.container !== first?.run.container && !whole) throw new CannotPlace('across-elements');
  }
}

/** The look that most of the letters have. */
function usualLook(letters: readonly Atom[]): string {
  const counts = new Map<TextRun['look'], number>();
  for (const { run, text } of letters) counts.set(run.look, (counts.get(run.look) ?? 0) + (text.trim() === '' ? 0 : 1));
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['', -1])[0];
}

/** New text belongs to the word it touches, or else to the word before it. */
function insertion(paragraph: BodyParagraph, at: number, text: string): PlannedEdit {
  const [last, next] = [paragraph.atoms[at - 1], paragraph.atoms[at]];
  const behind = last && { letter: last, host: { at: at - 1, side: 'after' as const } };
  const before = next && { letter: next, host: { at, side: 'before' as const } };
  const followsSpace = last !== undefined && /\s/.test(last.text);
  const order = (
    followsSpace || (!text.startsWith(' ') && text.endsWith(' ')) ? [before, behind] : [behind, before]
  ).filter((each) => each !== undefined);
  const isInside = last !== undefined && next !== undefined && last.run.container === next.run.container;
  const possible = order.find(
    ({ letter: { run, kind } }) =>
      run.guard === undefined && kind !== 'object' && (isInside || run.container.name === 'w:p'),
  );
  if (!possible)
    throw new CannotPlace(order.find(({ letter }) => letter.run.guard)?.letter.run.guard ?? 'across-elements');
  return { from: at, to: at, text, host: possible.host, look: possible.letter.run.look };
}
