import { readdirSync, readFileSync } from 'node:fs';

/** A text written from a resume: honest, or with one lie of a kind. */
export interface BatchText {
  /** `honest`, or what the lie is: `changed_number`, `credit_taken` … */
  kind: string;
  /** The place of work that a line or an answer is put under. */
  place: string | undefined;
  text: string;
}

/** A resume as text with the texts written from it. */
export interface BatchCase {
  name: string;
  source: string;
  texts: BatchText[];
}

const folder = new URL('batches/', import.meta.url);

/**
 * Three batches of 128 texts about eight invented people each, half of them honest, by one author who did not know the check: `learnt` was read while the check
 * was made general, of `chosen` only totals were looked at, `reported` was run once when the rest was done (46 of 64 caught, 23 of 64 refused) and is
 * seen since. A file is the resume, then each text
 * behind a line `=== kind | place`.
 */
export const batchOf = (name: 'learnt' | 'chosen' | 'reported'): BatchCase[] =>
  readdirSync(new URL(`${name}/`, folder))
    .toSorted()
    .map((file) => {
      const [source = '', ...parts] = readFileSync(new URL(`${name}/${file}`, folder), 'utf8').split(/^=== /m);
      const texts = parts.map((part): BatchText => {
        const [head = '', ...lines] = part.split('\n');
        const [kind = '', place] = head.split(' | ');
        return { kind, place, text: lines.join('\n').trim() };
      });
      return { name: file, source: source.trim(), texts };
    });
