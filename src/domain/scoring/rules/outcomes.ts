import words from '../../words/scoring/outcome-words.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { verbOfBase } from '../../language/english-verbs.ts';
import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { wordKey } from '../../language/tokenise.ts';
import type { Statement } from '../../matching/statements/statements.ts';
import { once } from '../../memoize.ts';

/** The stems of all forms of a verb: they are not always one, as in "introduce" and "introduced". */
const formsOf = (base: string): string[] => Object.values(verbOfBase(base) ?? { base });

const stemsOf = (heads: readonly string[], language: Language): string[] =>
  heads.map((word) => stem(wordKey(word), language));

const outcomeStems = once(
  (): ReadonlySet<string> =>
    new Set([
      ...stemsOf([...headsOf(words, 'verbs').flatMap(formsOf), ...headsOf(words, 'nouns')], 'en'),
      ...(['de', 'fr', 'es'] as const).flatMap((language) => stemsOf(headsOf(words, language), language)),
    ]),
);

/** A word of another language counts where at least this share of what it may mean is an outcome: "erstellen" is to create as often as to prepare. */
const likelyMeant = 0.6;

/**
 * Whether a sentence says what changed through the work: something made, won, improved or saved, and not only kept going. By the English meaning of its words;
 * for languages that are known by their meaning.
 */
export function saysOutcome({ stems }: Pick<Statement, 'stems'>): boolean {
  const known = outcomeStems();
  let meant = 0;
  for (const [each, share] of stems) if (known.has(each)) meant += share;
  return meant >= likelyMeant;
}
