import { groupedBy } from '../../grouped-by.ts';
import type { Language } from '../../language/languages.ts';
import { tokenise, type Token } from '../../language/tokenise.ts';
import { overlaps, type Ask, type Stretch } from './ask.ts';
import type { Passage } from '../sections/passage.ts';
import { isContentWord } from './phrases.ts';

interface Term extends Stretch {
  key: string;
}

/** How often a term must occur: a single name twice, a pair of words three times. */
const minTimes = (key: string): number => (key.includes(' ') ? 3 : 2);

/**
 * Terms that an ad repeats and no table has: a product or system by its name (capitalised in mid-sentence), or a pair of content words. Each is attributed to
 * the first passage that names it. Words of `ignore` (title, employer, place) do not count.
 */
export function repeatedTerms(passages: Passage[], known: Ask[], ignore: string, language: Language): Ask[] {
  const ignored = new Set(tokenise(ignore).map((token) => token.key));
  const said = new Set(known.filter(({ kind }) => kind !== 'duty' && kind !== 'experience').flatMap(keysOf));
  const isNew = ({ key }: Term): boolean => {
    const words = key.split(' ');
    return !words.some((word) => ignored.has(word)) && !words.every((word) => said.has(word));
  };
  const skillsIn = groupedBy(
    known.filter((ask) => ask.skill !== undefined),
    (ask) => ask.passage.start,
  );
  const counts = new Map<string, { times: number; first: Ask }>();
  for (const passage of passages) {
    const skills = skillsIn.get(passage.start) ?? [];
    const terms = new Map(
      termsOf(passage, skills, language)
        .filter(isNew)
        .map((term) => [term.key, term]),
    );
    for (const [key, { start, end }] of terms) {
      const count = counts.get(key);
      if (count) count.times += 1;
      else
        counts.set(key, { times: 1, first: { kind: 'skill', must: passage.section !== 'nice', passage, start, end } });
    }
  }
  return [...counts].filter(([key, { times }]) => times >= minTimes(key)).map(([, { first }]) => first);
}

const keysOf = ({ passage, start, end }: Ask): string[] =>
  tokenise(passage.text.slice(start, end)).map((token) => token.key);

function termsOf({ text }: Passage, skills: Stretch[], language: Language): Term[] {
  const tokens = tokenise(text);
  const isTerm = (token: Token | undefined): token is Token =>
    token !== undefined && isContent(token, language) && !skills.some((skill) => overlaps(skill, token));
  // In a line of capitals, and in German, where every noun is capitalised, capitals mean nothing.
  const capitalsTell = language !== 'de' && /\p{Ll}{3}/u.test(text);
  return tokens.flatMap((token, index) => {
    if (!isTerm(token)) return [];
    const next = tokens[index + 1];
    const found: Term[] = [];
    if (capitalsTell && isNameLike(tokens, index, text))
      found.push({ key: token.key, start: token.start, end: token.end });
    if (isTerm(next) && text.slice(token.end, next.start) === ' ')
      found.push({ key: `${token.key} ${next.key}`, start: token.start, end: next.end });
    return found;
  });
}

const isContent = (token: Token, language: Language): boolean =>
  token.text.length > 2 && !/^\d/.test(token.text) && isContentWord(token.text, language);

const isCapitalised = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}/u.test(token.text);

/** A capital in mid-sentence that is not part of a longer name of people or offices. */
function isNameLike(tokens: Token[], index: number, text: string): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!before || !token || !isCapitalised(token) || /[.!?:]\s*$/.test(text.slice(before.end, token.start)))
    return false;
  return (!isCapitalised(before) && !isCapitalised(after)) || /\p{Lu}.*\p{Lu}|\d/u.test(token.text);
}
