import { diffArrays } from 'diff';
import type { DiffPart } from './inline-diff.tsx';

/** Words with the space after them; a comma or full stop is a separate word. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}%$€£+#'’&/@.-]*[\p{L}\p{N}%+#]\s*|[^\p{L}\p{N}\s]\s*|\s+/gu) ?? [];

const same = (one: string, other: string): boolean => one.trim() === other.trim();

const isBullet = (word: string | undefined): boolean => word !== undefined && /^[•·▪◦‣*–-]\s*$/.test(word);

interface Run {
  added: boolean;
  removed: boolean;
  value: string[];
}

/** A whole line that goes or comes takes its own bullet with it, not that of the line after it, which reads the same to a diff. */
function withOwnBullets(found: readonly Run[]): Run[] {
  const runs = found.map((run) => ({ ...run, value: [...run.value] }));
  const isSame = ({ added, removed }: Run): boolean => !added && !removed;
  runs.forEach((run, at) => {
    const [before, after] = [runs[at - 1], runs[at + 1]];
    if (!before || !after || isSame(run) || !isSame(before) || !isSame(after)) return;
    const [first, last] = [before.value.at(-1), run.value.at(-1)];
    if (first === undefined || last === undefined || !isBullet(first) || !same(first, last)) return;
    before.value.pop();
    run.value.pop();
    run.value.unshift(first);
    after.value.unshift(last);
  });
  return runs.filter(({ value }) => value.length > 0);
}

/** Fewer words between two changes than this are part of the change: islands of "a" and "of" are hard to read. */
const leastBetween = 2;

/** What a proofreader strikes and puts in to make one text of the other, word by word. */
export function wordDiff(original: string, revised: string): DiffPart[] {
  const found = withOwnBullets(diffArrays(wordsOf(original), wordsOf(revised), { comparator: same }));
  const runs = found.map(({ added, removed, value }) => ({
    kind: added ? ('inserted' as const) : removed ? ('deleted' as const) : ('same' as const),
    text: value.join(''),
    short: !added && !removed && value.filter((word) => word.trim() !== '').length < leastBetween,
  }));
  const parts: DiffPart[] = [];
  let [deleted, inserted] = ['', ''];
  const settle = (): void => {
    if (deleted !== '') parts.push({ kind: 'deleted', text: deleted });
    if (inserted !== '') parts.push({ kind: 'inserted', text: inserted });
    [deleted, inserted] = ['', ''];
  };
  runs.forEach((run, at) => {
    const isIsland = run.short && at > 0 && at < runs.length - 1 && deleted !== '' && inserted !== '';
    if (run.kind !== 'inserted' && (run.kind === 'deleted' || isIsland)) deleted = spaced(deleted, run.text);
    if (run.kind !== 'deleted' && (run.kind === 'inserted' || isIsland)) inserted = spaced(inserted, run.text);
    if (run.kind !== 'same' || isIsland) return;
    settle();
    parts.push({ kind: 'same', text: run.text });
  });
  settle();
  return parts.map((part, at) => ({ ...part, text: withGap(part, parts[at + 1]) }));
}

const spaced = (before: string, text: string): string =>
  before === '' || /\s$/.test(before) || /^[\s.,;:!?)]/.test(text) ? before + text : `${before} ${text}`;

/** Keeps a space between a word and what comes before it. */
function withGap({ text }: DiffPart, next: DiffPart | undefined): string {
  if (next === undefined || /\s$/.test(text) || /^[\s.,;:!?)]/.test(next.text)) return text;
  return `${text} `;
}

/** A list as it is now, with what is new in it: that items have moved is not worth marking. */
export function listDiff(original: string, revised: string): DiffPart[] {
  const known = new Set(original.split(/[,:\n]\s*/).map((item) => item.trim()));
  const parts = (revised.match(/[^,:\n]+|[,:\n]\s*/g) ?? []).map((text): DiffPart => {
    const isNew = /[^,:\s]/.test(text) && !known.has(text.trim());
    return { kind: isNew ? 'inserted' : 'same', text };
  });
  return parts.reduce<DiffPart[]>((joined, part) => {
    const last = joined.at(-1);
    return last?.kind === 'same' && part.kind === 'same'
      ? [...joined.slice(0, -1), { kind: 'same', text: last.text + part.text }]
      : [...joined, part];
  }, []);
}
