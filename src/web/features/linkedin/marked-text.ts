import type { DiffPart } from '../../ui/inline-diff.tsx';
import { wordDiff } from '../../ui/word-diff.ts';

/** A change of a text: what was there, empty where there was nothing, and what is proposed. */
export interface TextChange {
  id: string;
  original: string;
  revised: string;
}

/** A bullet missing from the new words isn't a struck word. */
const withoutBullet = ({ original, revised }: TextChange): string =>
  bullet.test(revised) ? original : original.replace(bullet, '');

const bullet = /^\s*[•·▪◦‣*–-]\s+/;

/** A proposed text as a proofreader leaves it, and the changes it shows: those with their new words in it. */
export function markedText(text: string, changes: readonly TextChange[]): { parts: DiffPart[]; shown: Set<string> } {
  const places = changes
    .flatMap((change) => {
      const from = change.revised === '' ? -1 : text.indexOf(change.revised);
      return from < 0 ? [] : [{ change, from, to: from + change.revised.length }];
    })
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const parts: DiffPart[] = [];
  const shown = new Set<string>();
  let done = 0;
  for (const { change, from, to } of places) {
    if (from < done) continue;
    if (from > done) parts.push({ kind: 'same', text: text.slice(done, from) });
    parts.push(...wordDiff(withoutBullet(change), change.revised));
    shown.add(change.id);
    done = to;
  }
  if (done < text.length) parts.push({ kind: 'same', text: text.slice(done) });
  return { parts, shown };
}
