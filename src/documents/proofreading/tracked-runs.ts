import type { BodyParagraph } from './body-paragraphs.ts';
import type { Markup } from './markup.ts';
import type { Atom } from './paragraph-text.ts';
import type { PlannedEdit } from './planned-edit.ts';
import { sourceOf, type SourceElement, type Splice, type XmlSource } from './xml-source.ts';

/** The edits of one change in one paragraph, in order, and the comment around them. */
export interface PlannedChange {
  edits: PlannedEdit[];
  comment: number | undefined;
}

/** What happens to the letters of a paragraph, by their indexes. */
interface LetterPlan {
  deleted: Set<number>;
  before: Map<number, string[]>;
  after: Map<number, string[]>;
}

/** Rewrites the runs that the changes touch. Letters that stay keep their look; the others are marked as deleted. */
export function trackedRuns(
  source: XmlSource,
  paragraph: BodyParagraph,
  changes: readonly PlannedChange[],
  markup: Markup,
): Splice[] {
  const plan = letterPlan(changes, markup);
  const runs = new Map<SourceElement, number[]>();
  for (const [at, { run }] of paragraph.atoms.entries()) {
    const letters = runs.get(run.element);
    if (letters) letters.push(at);
    else runs.set(run.element, [at]);
  }
  return [...runs].flatMap(([{ start, end }, letters]) =>
    letters.some((at) => plan.deleted.has(at) || plan.before.has(at) || plan.after.has(at))
      ? [{ start, end, text: runAnew(source, paragraph.atoms, letters, plan, markup) }]
      : [],
  );
}

function letterPlan(changes: readonly PlannedChange[], markup: Markup): LetterPlan {
  const plan: LetterPlan = { deleted: new Set(), before: new Map(), after: new Map() };
  const put = (side: 'before' | 'after', at: number, text: string): unknown =>
    plan[side].set(at, [...(plan[side].get(at) ?? []), text]);
  for (const { edits, comment } of changes) {
    for (const { from, to, text, host, look, opens, closes } of edits) {
      if (opens && comment !== undefined) {
        if (from < to) put('before', from, markup.commentStart(comment));
        else put(host.side, host.at, markup.commentStart(comment));
      }
      for (let at = from; at < to; at++) plan.deleted.add(at);
      if (text !== '') put(host.side, host.at, markup.inserted(text, look));
      if (closes && comment !== undefined) put(host.side, host.at, markup.commentEnd(comment));
    }
  }
  return plan;
}

function runAnew(
  source: XmlSource,
  atoms: readonly Atom[],
  letters: number[],
  plan: LetterPlan,
  markup: Markup,
): string {
  const run = atoms[letters[0] ?? 0]?.run;
  if (!run) return '';
  const { element, look } = run;
  const opening = source.text.slice(element.start, element.inner);
  const closing = source.text.slice(element.innerEnd, element.end);
  const parts: string[] = [];
  let content: string[] = [];
  let deleted = false;
  const close = (): void => {
    const written = `${opening}${look}${content.join('')}${closing}`;
    if (content.length > 0) parts.push(deleted ? `${markup.tracked('del')}${written}</${markup.prefix}del>` : written);
    content = [];
  };
  const put = (text: string, isDeleted: boolean): void => {
    if (isDeleted !== deleted) close();
    deleted = isDeleted;
    content.push(text);
  };
  const mark = (texts: string[] | undefined): void => {
    if (!texts) return;
    close();
    parts.push(...texts);
  };
  let next = 0;
  for (const child of element.children) {
    if (child.name === 'w:rPr') continue;
    const own: number[] = [];
    while (atoms[letters[next] ?? -1]?.child === child) own.push(letters[next++] ?? 0);
    const [first] = own;
    const isText = child.name === 'w:t' && first !== undefined && atoms[first]?.kind === 'text';
    if (!isText) {
      // Anything without a letter is treated like the letters around it.
      const gone = first === undefined ? deleted && plan.deleted.has(letters[next] ?? -1) : plan.deleted.has(first);
      if (first !== undefined) mark(plan.before.get(first));
      put(sourceOf(source, child), gone);
      if (first !== undefined) mark(plan.after.get(own.at(-1) ?? first));
      continue;
    }
    for (const part of stretches(own, plan)) {
      const [start, end] = [part[0] ?? 0, part.at(-1) ?? 0];
      mark(plan.before.get(start));
      const gone = plan.deleted.has(start);
      const whole = part.length === own.length;
      put(textElement(source, child, atoms, part, gone, whole, markup.prefix), gone);
      mark(plan.after.get(end));
    }
  }
  close();
  return parts.join('');
}

/** Neighbouring letters that are treated alike. */
function stretches(letters: readonly number[], plan: LetterPlan): number[][] {
  const parts: number[][] = [];
  for (const at of letters) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const continues =
      last !== undefined &&
      plan.deleted.has(last) === plan.deleted.has(at) &&
      !plan.before.has(at) &&
      !plan.after.has(last);
    if (part && continues) part.push(at);
    else parts.push([at]);
  }
  return parts;
}

function textElement(
  source: XmlSource,
  child: SourceElement,
  atoms: readonly Atom[],
  part: readonly number[],
  gone: boolean,
  whole: boolean,
  prefix: string,
): string {
  if (whole && !gone) return sourceOf(source, child);
  const name = `${prefix}${gone ? 'delText' : 't'}`;
  const first = atoms[part[0] ?? 0]?.start ?? 0;
  const last = atoms[part.at(-1) ?? 0]?.end ?? first;
  const written = source.text.slice(first, last);
  const kept = (text: string): string => (text === '' ? '' : `<${name} xml:space="preserve">${text}</${name}>`);
  if (child.attributes['xml:space'] === 'preserve') return kept(written);
  // If an element doesn't preserve the spaces at its ends, they aren't shown. That must stay so.
  const lead = first === child.inner ? written.slice(0, written.length - written.trimStart().length) : '';
  const tail = last === child.innerEnd ? written.slice(Math.max(lead.length, written.trimEnd().length)) : '';
  const unshown = (text: string): string => (text === '' ? '' : `<${name}>${text}</${name}>`);
  return `${unshown(lead)}${kept(written.slice(lead.length, written.length - tail.length))}${unshown(tail)}`;
}
