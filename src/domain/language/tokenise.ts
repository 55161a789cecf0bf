import tokens from '../words/tokens.json' with { type: 'json' };
import { alternativesOf } from '../words/word-table.ts';
import { isAscii } from './fold.ts';

/** A word of a text with its position in it. */
export interface Token {
  text: string;
  /** Offsets into the text: `text.slice(start, end)` is the token. */
  start: number;
  end: number;
  /** What two spellings of the same word share: lower case, no accents, no plural or possessive s. */
  key: string;
}

/** Words that are written with a slash and mean one thing; every other slash separates two words. */
const slashWords = alternativesOf(tokens, 'with a slash');
const degreeWords = alternativesOf(tokens, 'degrees');
const inWord = '\\p{L}\\p{N}';

const pattern = new RegExp(
  [
    // ASCII letters with nothing special after them: `plainWordEnd` finds most of these without this pattern.
    "[A-Za-z]+(?![\\w'’.&/#+@:\\u0080-\\uffff]| ?/)",
    // Addresses are one token each: their parts are no words of the text. What they are made of is bounded as RFC 5321 has it: signs
    // without end that come to no address would be read anew from each of them.
    'https?://[^\\s<>"]+|www\\.[^\\s<>"]+|[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63})+',
    `(?<![${inWord}])(?:${slashWords})(?![${inWord}])`,
    `(?<![${inWord}])\\.net(?![${inWord}])`,
    `(?<![${inWord}])\\p{L}{1,2}&\\p{L}(?![${inWord}])`,
    `(?<![${inWord}])(?:${degreeWords})\\.?(?![${inWord}])`,
    `(?<![${inWord}])(?:\\p{L}\\.){2,}(?:\\p{L}(?![${inWord}]))?`,
    // Romance elision: l', d', qu' … is a separate word.
    `(?<![${inWord}])(?:l|d|j|n|s|c|m|t|qu|dell|all|nell|sull|un)['’](?=\\p{L}{2})`,
    `(?<![${inWord}])(?:[cfjq]#|c\\+\\+)`,
    `(?:asp|vb|ado|ml)\\.net(?![${inWord}])`,
    `[${inWord}]+\\.(?:js|io|ai|py)(?![${inWord}])`,
    `\\d+\\p{L}{1,2}(?![${inWord}])`,
    '\\d+(?:[.,]\\d+)*[+%]?',
    `\\p{L}[\\p{L}\\p{M}\\p{N}]*(?:['’]\\p{L}+)?(?:\\+{1,2}(?![${inWord}+]))?`,
    '&',
  ].join('|'),
  'giu',
);

/** Cuts a text into words, in order; C++, C#, .NET, Node.js, CI/CD, R&D and 5+ stay whole, hyphens separate words. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = signs[text.charCodeAt(at)];
    if (sign === gap) {
      at += 1;
      continue;
    }
    const end = sign === letter ? plainWordEnd(text, at) : 0;
    if (end > 0) {
      const word = text.slice(at, end);
      tokens.push({ text: word, start: at, end, key: singular(word.toLowerCase()) });
      at = end;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) break;
    const [word] = match;
    at = match.index + word.length;
    tokens.push({ text: word, start: match.index, end: at, key: wordKey(word) });
  }
  return tokens;
}

const letter = 1;
const gap = 2;
/** How the tokeniser classes an ASCII character: a letter, a gap that no word begins with, or (0) one that the pattern has to judge. */
const signs: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[A-Za-z]/.test(sign)) return letter;
  return /[\w.+&-]/.test(sign) ? 0 : gap;
});

/** Where the run of ASCII letters that starts at an offset ends, or 0 if the characters after it could make it part of something longer. */
function plainWordEnd(text: string, from: number): number {
  let end = from + 1;
  while (signs[text.charCodeAt(end)] === letter) end += 1;
  if (end === text.length) return end;
  const next = text[end] ?? '';
  if (next === ' ') return text[end + 1] === '/' ? 0 : end;
  return next > '\u007f' || continuations.includes(next) ? 0 : end;
}

/** After letters, a character that may belong to the same word. */
const continuations = "0123456789_'.&/#+@:";

/** Lower case without accents: "Café" and "cafe" are the same word. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/ł/g, 'l')
    .replace(/’/g, "'");
}

/** The form under which a word is looked up; see {@link Token.key}. */
export function wordKey(word: string): string {
  if (/^[A-Za-z]+$/.test(word)) return singular(word.toLowerCase());
  if (word === '&') return 'and';
  const key = foldAccents(word)
    .replace(/'s?$|'$/, '')
    .replace(/(?<=[a-z])\.(?=[a-z]\b)|\.$/g, '')
    .replace(/ /g, '');
  return singular(key);
}

/** Removes the plural s; for comparing, not for reading ("kubernetes" loses its s on both sides). */
export function singular(key: string): string {
  const length = key.length;
  if (length < 4 || key.charCodeAt(length - 1) !== 115) return key;
  const before = key[length - 2];
  if (before === 's' || before === 'u' || before === 'i') return key;
  if (length > 4 && key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  return before === 'e' && /(?:ch|sh|x|ss|zz)es$/.test(key) ? key.slice(0, -2) : key.slice(0, -1);
}
