import { isFollowing, isLongCopy, isStrung, type AdWords } from './copied-lines.ts';
import type { Statement } from '../statements/statements.ts';

/**
 * Statements copied from the ad although their lines were not detected as copies: its sentences, and its words strung together. Titles of dated jobs and
 * certificates are facts, and the same in every resume: they never count as copies.
 */
export function copiedStatements(statements: readonly Statement[], ad: AdWords): ReadonlySet<Statement> {
  const free = statements.filter(({ role, dated }) => role !== 'credential' && !(role === 'title' && dated));
  return new Set(
    free.filter(({ section, words, smallWords }) => {
      const isCopy = isLongCopy(words, ad) || isStrung(words, smallWords, ad);
      return isCopy || (section !== 'skills' && isFollowing(words, ad));
    }),
  );
}

/** Whether the same few words are repeated again and again: "Python Python Python …". */
const isRepetition = (words: readonly string[]): boolean =>
  words.length >= 6 && new Set(words).size <= words.length / 3;

/**
 * The statements in the person's own words, each once: without those that are `copied` from the ad or `bare`, repetitions of a few words, and duplicates.
 * Hidden text never gets here: the parser leaves it out.
 */
export function ownStatements(
  statements: readonly Statement[],
  copied?: ReadonlySet<Statement>,
  bare?: ReadonlySet<Statement>,
): Statement[] {
  const seen = new Set<string>();
  return statements.filter((statement) => {
    const key = `${placeOf(statement)}: ${statement.words.join(' ')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return !isRepetition(statement.words) && !copied?.has(statement) && !bare?.has(statement);
  });
}

/**
 * Within one of these the same words are a repetition: two jobs may have the same title, two sections may name the same skill, and a summary that quotes a line
 * of the work does not take it from there.
 */
function placeOf({ role, section, entry }: Statement): string {
  if (role === 'title') return entry;
  if (role === 'claim') return role;
  return role === 'list' ? section : '';
}
