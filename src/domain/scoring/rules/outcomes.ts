import words from '../../words/scoring/outcome-words.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { stem } from '../../language/stem.ts';
import { wordKey } from '../../language/tokenise.ts';
import type { Statement } from '../../matching/statements/statements.ts';
import { once } from '../../memoize.ts';

const outcomeStems = once((): ReadonlySet<string> => new Set(headsOf(words).map((word) => stem(wordKey(word), 'en'))));

/** A word of another language counts where at least this share of what it may mean is an outcome. */
const likelyMeant = 0.5;

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
