import { diffArrays } from 'diff';

/** Part of a text and its replacement; an insertion if both offsets are the same. */
export interface WordEdit {
  start: number;
  end: number;
  text: string;
}

/** What a text is split into: words (with apostrophes and inner hyphens), numbers (with points), spaces, and single signs. */
const token = /\s+|[\p{L}\p{M}\p{N}]+(?:[-'’.,/@][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
/** A text that differs in more places than this is replaced as a whole, because nobody could read the edits. */
const mostEdits = 400;
/** It's also replaced as a whole if less than this share of its words stays. */
const leastKept = 0.3;

interface Step {
  removed: string[];
  added: string[];
  /** The unchanged words after it. */
  kept: string[];
}

/** The differences between two texts as edits that people can read: no word is cut, and edits with hardly a word between them become one. */
export function wordEdits(original: string, revised: string): WordEdit[] {
  const [before, after] = [tokensOf(original), tokensOf(revised)];
  const steps = merged(stepsOf(before, after));
  const edits: WordEdit[] = [];
  let at = 0;
  for (const { removed, added, kept } of steps) {
    const [old, text] = [removed.join(''), added.join('')];
    if (old !== text) edits.push({ start: at, end: at + old.length, text });
    at += old.length + kept.join('').length;
  }
  return edits.map((edit) => withoutOuterSpaces(original, edit));
}

const tokensOf = (text: string): string[] => text.match(token) ?? [];

function stepsOf(before: string[], after: string[]): Step[] {
  const [oldKeys, newKeys] = [before.map(same), after.map(same)];
  const parts = diffArrays(oldKeys, newKeys, { maxEditLength: mostEdits });
  if (!parts) return [{ removed: before, added: after, kept: [] }];
  const steps: Step[] = [{ removed: [], added: [], kept: [] }];
  let [old, fresh] = [0, 0];
  for (const { added, removed, count } of parts) {
    let step = steps.at(-1);
    if (!step || ((added || removed) && step.kept.length > 0))
      steps.push((step = { removed: [], added: [], kept: [] }));
    if (removed) step.removed.push(...before.slice(old, (old += count)));
    else if (added) step.added.push(...after.slice(fresh, (fresh += count)));
    else {
      step.kept.push(...before.slice(old, (old += count)));
      fresh += count;
    }
  }
  return steps;
}

const same = (each: string): string => (/^\s/.test(each) ? ' ' : each);

const wordsIn = (tokens: readonly string[]): number => tokens.filter(isWord).length;

/** Joins edits with no whole word between them, then those that outweigh the one word between them. */
function merged(steps: Step[]): Step[] {
  const near = mergedIf(steps, (a) => wordsIn(a.kept) === 0);
  const result = mergedIf(near, (a, b) => wordsIn(a.kept) <= 1 && Math.min(sizeOf(a), sizeOf(b)) > 1);
  const edited = result.filter(isEdit);
  const kept = wordsIn(result.flatMap((step) => step.kept));
  const removed = wordsIn(edited.flatMap((step) => step.removed));
  if (edited.length < 3 || kept >= leastKept * (kept + removed)) return result;
  const [first, last] = [result.findIndex(isEdit), result.findLastIndex(isEdit)];
  const between = result.slice(first, last + 1);
  const inner = (step: Step, at: number): string[] => (at < between.length - 1 ? step.kept : []);
  return [
    ...result.slice(0, first),
    {
      removed: between.flatMap((step, at) => [...step.removed, ...inner(step, at)]),
      added: between.flatMap((step, at) => [...step.added, ...inner(step, at)]),
      kept: between.at(-1)?.kept ?? [],
    },
  ];
}

const isEdit = ({ removed, added }: Step): boolean => removed.length + added.length > 0;

const sizeOf = ({ removed, added }: Step): number => Math.max(wordsIn(removed), wordsIn(added));

function mergedIf(steps: readonly Step[], belong: (a: Step, b: Step) => boolean): Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (last && isEdit(last) && isEdit(step) && belong(last, step)) {
      last.removed.push(...last.kept, ...step.removed);
      last.added.push(...last.kept, ...step.added);
      last.kept = step.kept;
    } else result.push({ removed: [...step.removed], added: [...step.added], kept: step.kept });
  }
  return result;
}

/** Takes out the spaces and words that both sides begin or end with. Merging and moving may have left some. */
function withoutOuterSpaces(original: string, { start, end, text }: WordEdit): WordEdit {
  const [old, fresh] = [tokensOf(original.slice(start, end)), tokensOf(text)];
  const most = Math.min(old.length, fresh.length);
  let lead = 0;
  while (lead < most && same(old[lead] ?? '') === same(fresh[lead] ?? '')) lead++;
  let tail = 0;
  while (tail < most - lead && same(old.at(-1 - tail) ?? '') === same(fresh.at(-1 - tail) ?? '')) tail++;
  const from = start + old.slice(0, lead).join('').length;
  const kept = old.slice(lead, old.length - tail).join('');
  return { start: from, end: from + kept.length, text: fresh.slice(lead, fresh.length - tail).join('') };
}
