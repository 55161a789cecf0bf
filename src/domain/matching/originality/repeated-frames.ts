import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import type { Statement } from '../statements/statements.ts';

/** If at least this many sentences differ only in words of the ad, none of them counts. */
export const minSentences = 4;
/** Honest titles and certificates differ in a single word more often than sentences do. */
const minNames = 5;

/**
 * Statements that repeat one frame with different words of the ad in it: "Improved … by 20 %", "Certified in …", one for each requirement. Numbers in them make
 * no difference. `isAds` is whether the ad has a word.
 */
export function framedStatements(
  statements: readonly Statement[],
  isAds: (word: string) => boolean,
  language: Language,
): ReadonlySet<Statement> {
  const stops = stopWords(language);
  const groups = new Map<string, { statement: Statement; filling: string }[]>();
  for (const statement of statements.filter(isFramable)) {
    const content = [...new Set(statement.words)].filter((word) => !stops.has(word) && !/^\d/.test(word));
    const filling = content.filter(isAds);
    if (filling.length === 0) continue;
    const own = content.filter((word) => !isAds(word)).map((word) => stem(word, language));
    const frame = `${statement.role}: ${own.toSorted().join(' ')}`;
    const group = groups.get(frame) ?? [];
    group.push({ statement, filling: filling.toSorted().join(' ') });
    groups.set(frame, group);
  }
  const framed = [...groups.values()].filter((group) => {
    const least = group[0]?.statement.role === 'sentence' ? minSentences : minNames;
    return new Set(group.map(({ filling }) => filling)).size >= least;
  });
  return new Set(framed.flat().map(({ statement }) => statement));
}

/** What was held at a dated time is a fact, however alike the titles are. */
const isFramable = ({ role, section, dated }: Statement): boolean =>
  role === 'sentence' || role === 'credential' || (role === 'title' && !(section === 'work' && dated));
