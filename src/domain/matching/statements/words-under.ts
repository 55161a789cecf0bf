import type { Said, Statement } from './statements.ts';

/** What an entry's statements say together. */
export interface SaidUnder {
  stems: Pick<Said['stems'], 'has' | 'keys'>;
  skills: Said['skills'];
}

/** What is said under an entry (`/work/0`). */
export type WordsUnder = (entry: string) => SaidUnder;

/** Gathers what is said under an entry when first asked for it. */
export function wordsUnder(statements: readonly Statement[]): WordsUnder {
  const known = new Map<string, SaidUnder>();
  return (entry) => {
    const gathered = known.get(entry) ?? together(statements.filter((statement) => statement.entry === entry));
    known.set(entry, gathered);
    return gathered;
  };
}

/** The same with one more statement. */
export const withStatement =
  (under: WordsUnder, added: Statement): WordsUnder =>
  (entry) =>
    entry === added.entry ? together([under(entry), added]) : under(entry);

const together = (said: readonly SaidUnder[]): SaidUnder => ({
  stems: new Set(said.flatMap(({ stems }) => [...stems.keys()])),
  skills: new Set(said.flatMap(({ skills }) => [...skills])),
});
