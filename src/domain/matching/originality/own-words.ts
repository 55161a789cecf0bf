import { isFollowing, isLongCopy, isStrung, type AdWords } from './copied-lines.ts';
import type { Statement } from '../statements/statements.ts';

/**
 * The statements that stand in the ad word for word where their lines do not: its sentences, and its words strung together.
 * Titles of dated jobs and certificates are facts, the same in every resume: they are never taken for copies.
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

/** Whether the same few words are said over and over: "Python Python Python …". */
const isRepetition = (words: readonly string[]): boolean =>
  words.length >= 6 && new Set(words).size <= words.length / 3;

/**
 * What the person says in their own words, each thing once: what is `copied` from the ad, words said over and over and
 * what was said before are left out. Text that cannot be seen never gets here: the parser leaves it out.
 */
export function ownStatements(
  statements: readonly Statement[],
  copied?: ReadonlySet<Statement>,
  bare?: ReadonlySet<Statement>,
): Statement[] {
  const seen = new Set<string>();
  return statements.filter((statement) => {
    const said = `${placeOf(statement)}: ${statement.words.join(' ')}`;
    if (seen.has(said)) return false;
    seen.add(said);
    return !isRepetition(statement.words) && !copied?.has(statement) && !bare?.has(statement);
  });
}

/** Where the same words are the same thing said twice: a title may be held in two jobs, a skill named in two sections. */
function placeOf({ role, section, entry }: Statement): string {
  if (role === 'title') return entry;
  return role === 'list' ? section : '';
}
