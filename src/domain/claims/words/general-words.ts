import general from '../../words/claims/general-words.json' with { type: 'json' };
import neutral from '../../words/claims/neutral-words.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import type { Word } from './words.ts';

const words: ReadonlySet<string> = new Set([...headsOf(general), ...headsOf(neutral, 'brought in by rewording')]);

/** Whether a word is one that texts of all trades use: it names no trade's own thing. */
export const isGeneral = ({ key, text }: Word): boolean =>
  words.has(key) || words.has(text.toLowerCase()) || isVerbForm(key) || isVerbForm(text.toLowerCase());

const isVerbForm = (word: string): boolean =>
  [verbOfBase, verbOfPast, verbOfGerund, verbOfThird].some((of) => of(word) !== undefined);
