import type { Language } from '../../language/languages.ts';
import { stopWords } from '../../language/stop-words.ts';
import { foldAccents, tokenise, type Token } from '../../language/tokenise.ts';
import { overlaps, type Found, type Stretch } from './ask.ts';
import { isContentWord } from './phrases.ts';

/** "plans de cours", "planes de clase": a small word that two nouns of one item may have between them. */
const joints: Partial<Record<Language, RegExp>> = {
  fr: /^\s*(?:de\s|d['’]|du\s)\s*$/i,
  es: /^\s*(?:de|del)\s*$/i,
  pt: /^\s*(?:de|do|da)\s*$/i,
  it: /^\s*(?:di\s|d['’]|del\s|della\s|dell['’])\s*$/i,
};

/** What Romance verbs end in that begin a duty: "gérer", "dirigir". */
const infinitives: Partial<Record<Language, RegExp>> = {
  fr: /(?:er|ir|re)$/,
  es: /[aei]r$/,
  pt: /[aei]r$/,
  it: /[aei]r[ei]$/,
  nl: /en$/,
};

/** What nouns end in that are made of verbs: "Vorbereitung von", "préparation des" say what is done, not with what. */
const actions: Partial<Record<Language, RegExp>> = {
  de: /(?:ung|ungen|ion)$/,
  fr: /(?:tion|ment|age)$/,
  es: /(?:cion|miento|anza)$/,
  pt: /(?:cao|mento)$/,
  it: /(?:zione|mento)$/,
  nl: /ing$/,
};

const mostWords = 4;
const longCompound = 9;

/**
 * The items of a clause in a language whose verbs are not known: what stands between its small words, without a verb at the beginning, and in German up to
 * the last noun. Names that are known are asked for themselves; a single word counts where there is nothing else, or where it is a German compound.
 */
export function itemsOfClause(text: string, clause: Found, known: readonly Found[], language: Language): Found[] {
  const runs = runsOf(text, clause, language);
  const open = runs.filter((run) => !known.some((name) => overlaps(name, run)));
  const things = open.filter(({ isAction }) => !isAction);
  const several = things.filter(({ words }) => words > 1);
  const chosen = several.length > 0 || runs.length > open.length ? several : (things[0] ?? open[0] ?? []);
  return [chosen].flat().map(({ start, end }) => ({ ...clause, start, end }));
}

interface Run extends Stretch {
  /** How many words; a long compound counts as two. */
  words: number;
  /** Whether it is one word at the beginning that tells what is done. */
  isAction: boolean;
}

function runsOf(text: string, { start, end }: Stretch, language: Language): Run[] {
  const tokens = tokenise(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
  const runs: Token[][] = [];
  let last: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    if (!isItemWord(token, at === 0, language)) continue;
    const gap = last && text.slice(last.end, token.start);
    const isNext = gap !== undefined && (/^[\s-]*$/.test(gap) || (joints[language]?.test(gap) ?? false));
    if (isNext) runs.at(-1)?.push(token);
    else runs.push([token]);
    last = token;
  }
  return runs.flatMap((run, at) => {
    const words = (language === 'de' ? upToNoun(run) : run).slice(0, mostWords);
    const [first, final] = [words[0], words.at(-1)];
    if (!first || !final) return [];
    const isAction =
      at === 0 && words.length === 1 && (actions[language]?.test(foldAccents(first.text.toLowerCase())) ?? false);
    const isCompound = language === 'de' && words.some((word) => word.text.length >= longCompound);
    return [{ start: first.start, end: final.end, words: words.length + (isCompound ? 1 : 0), isAction }];
  });
}

const isItemWord = ({ text }: Token, isFirst: boolean, language: Language): boolean =>
  !stopWords(language).has(foldAccents(text.toLowerCase())) &&
  isContentWord(text, language) &&
  !(isFirst && (infinitives[language]?.test(foldAccents(text.toLowerCase())) ?? false));

/** German nouns have a capital: what follows the last one is a verb. */
function upToNoun(run: readonly Token[]): readonly Token[] {
  const last = run.findLastIndex(({ text }) => /^\p{Lu}/u.test(text));
  return run.slice(0, last + 1);
}
