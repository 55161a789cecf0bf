import { verbOfBase } from '../../language/english-verbs.ts';
import commonWords from '../../words/posting/common-words.json' with { type: 'json' };
import { groupsOf, headsOf } from '../../words/word-table.ts';

const common = new Set(groupsOf(commonWords).flatMap((group) => headsOf(commonWords, group)));

const isKnown = (word: string): boolean =>
  common.has(word) || common.has(word.replace(/s$/, '')) || verbOfBase(word) !== undefined;

/** Whether words of a text lost the break between them: "equipmentREQUIREMENTS", "Human ResourceManagement", "todraw". */
export const gluedWords = (text: string): boolean =>
  /\p{Ll}{3}\p{Lu}{3}|\p{Ll}{4}\p{Lu}\p{Ll}{3}/u.test(text) ||
  [...text.toLowerCase().matchAll(/\b(?:of|to|and|the|for|with)(\p{L}{4,})\b/gu)].some(
    ([word, rest = '']) => !isKnown(word) && isKnown(rest),
  );
