import type { Statement, TextTerms } from './statements.ts';

/** The terms of all statements of an entry. */
export interface EntryTerms {
  stems: Pick<TextTerms['stems'], 'has' | 'keys'>;
  skills: TextTerms['skills'];
}

/** The terms of an entry (`/work/0`). */
export type TermsUnder = (entry: string) => EntryTerms;

/** Collects the terms of an entry when it is first asked for. */
export function termsUnder(statements: readonly Statement[]): TermsUnder {
  const known = new Map<string, EntryTerms>();
  return (entry) => {
    const gathered = known.get(entry) ?? merged(statements.filter((statement) => statement.entry === entry));
    known.set(entry, gathered);
    return gathered;
  };
}

/** The same with one more statement. */
export const withStatement =
  (under: TermsUnder, added: Statement): TermsUnder =>
  (entry) =>
    entry === added.entry ? merged([under(entry), added]) : under(entry);

const merged = (parts: readonly EntryTerms[]): EntryTerms => ({
  stems: new Set(parts.flatMap(({ stems }) => [...stems.keys()])),
  skills: new Set(parts.flatMap(({ skills }) => [...skills])),
});
