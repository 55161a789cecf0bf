import { comparable } from './comparable.ts';
import { CannotPlace } from './cannot-place.ts';
import { isLineEnd, isMark, restOfLine, type Place } from './find-places.ts';
import { wordEdits, type WordEdit } from './word-edits.ts';

/** The edits that turn `original` into `revised`, as offsets in the paragraph's own text. The paragraph keeps its own spaces and quotes. */
export function alignedEdits(place: Place, original: string, revised: string): WordEdit[] {
  const { text } = place.paragraph;
  const offset = offsetsOf(place, original);
  const edits = wordEdits(original, revised).map(({ start, end, text: fresh }): WordEdit => {
    const [from, to] = [offset(start), offset(end)];
    return { ...withoutOuterBreaks(text, from, Math.max(from, to)), text: fresh.replace(/\s+/g, ' ') };
  });
  const changed = edits.reduceRight(
    (whole, edit) => whole.slice(0, edit.start - place.start) + edit.text + whole.slice(edit.end - place.start),
    text.slice(place.start, place.end),
  );
  const { key } = comparable(revised);
  if (comparable(changed).key !== key && comparable(changed, { joined: true }).key !== key)
    throw new CannotPlace('not-found');
  return edits;
}

/** Converts an offset in the original to one in the paragraph's text. The two differ in spaces and signs. */
function offsetsOf({ found, at, start, end }: Place, original: string): (index: number) => number {
  const own = comparable(original);
  /** How many code units of the key come before an index. */
  const before = (index: number): number => {
    const count = own.from.findIndex((from) => from >= index);
    return count < 0 ? own.from.length : count;
  };
  return (index) => {
    const count = before(index);
    if ((own.to[count - 1] ?? 0) > index) throw new CannotPlace('not-found');
    const [last, next] = [found.to[at + count - 1], found.from[at + count]];
    if (count === 0) return start;
    if (count === own.from.length) return end;
    if (last === undefined || next === undefined || last > next) throw new CannotPlace('not-found');
    // After a space, it's where the next word begins; elsewhere, where the last one ends.
    return /\s/.test(original[index - 1] ?? '') ? next : last;
  };
}

/** Tabs and line breaks at the ends of an edit stay. */
function withoutOuterBreaks(text: string, start: number, end: number): { start: number; end: number } {
  const part = text.slice(start, end);
  const lead = part.slice(0, part.length - part.trimStart().length);
  const tail = part.slice(Math.max(lead.length, part.trimEnd().length));
  const isBreak = (spaces: string): boolean => /[\t\n]/.test(spaces);
  return { start: start + (isBreak(lead) ? lead.length : 0), end: end - (isBreak(tail) ? tail.length : 0) };
}

/** What is deleted with a text: its line, if nothing else is in it, and its paragraph, if nothing is left. */
export interface Removal {
  start: number;
  end: number;
  wholeParagraph: boolean;
}

export function removalOf({ paragraph: { text }, start, end }: Place): Removal {
  const { lead, tail } = restOfLine(text, start, end);
  if (!isMark(lead) || !isLineEnd(tail)) {
    const behind = /^ +/.exec(text.slice(end))?.[0].length ?? 0;
    const isLast = behind === 0 && text[start - 1] === ' ';
    const ahead = isLast ? start - text.slice(0, start).trimEnd().length : 0;
    return { start: start - ahead, end: end + behind, wholeParagraph: false };
  }
  const [from, to] = [start - lead.length, end + tail.length];
  if (text.slice(0, from).trim() === '' && text.slice(to).trim() === '')
    return { start: 0, end: text.length, wholeParagraph: true };
  // The line break is deleted too: the one after the line, or before it if it's the last line.
  return text[to] === '\n'
    ? { start: from, end: to + 1, wholeParagraph: false }
    : { start: from - 1, end: to, wholeParagraph: false };
}
