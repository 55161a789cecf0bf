/**
 * Where lines may break. Programs that read a page don't join a word that was broken at a hyphen or slash, or join it without the hyphen. So words are
 * kept whole, and only those too long for a line get places to break. These places are marked in the text by two characters that cleaned text never
 * contains. Writers use them and never print them.
 */
const breakMark = '\u200b';
/** Marks the start and end of text that's kept on one line. */
const keepMark = '\u2060';

/** The longest word, in characters, that fits on a line of running text whatever its letters are. */
const longestWord = 48;
/** The same for a name, which is set larger. */
export const longestNameWord = 30;
/** Scripts whose words need no marks: their lines break between any two letters, or by a dictionary. */
const breaksByItself = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const breaksInside = /[^\s/–-][/–-]+[^\s/–-]|--/;

const lengthOf = (text: string): number => Array.from(text).length;

/** Cuts a long word after its punctuation. Long runs of letters are cut anywhere, except before an accent that belongs to its letter. */
function broken(word: string, longest: number): string {
  const longestPiece = Math.floor(longest / 2);
  const pieces = word.split(/(?<=[/@._\-?&=#:,;+|])/u).flatMap((part) => {
    const cuts: string[] = [];
    let length = 0;
    for (const letter of part) {
      if (length === 0 || (length >= longestPiece && !/[\p{M}\u200c\u200d]/u.test(letter))) {
        cuts.push(letter);
        length = 1;
      } else {
        cuts.push((cuts.pop() ?? '') + letter);
        length += 1;
      }
    }
    return cuts;
  });
  return pieces.join(breakMark);
}

/** Marks where a cleaned text's words may break and where they must not. */
export function marked(text: string, longest = longestWord): string {
  const words = text.split(' ');
  const marked: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    let word = words[index] ?? '';
    // "Front- und Backend", "2019 - 2021": a hyphen at a line's end would look like a broken word.
    for (let next = words[index + 1]; word.endsWith('-') && next !== undefined; next = words[index + 1]) {
      if (lengthOf(word) + lengthOf(next) >= longest) break;
      word = `${word} ${next}`;
      index += 1;
    }
    if (breaksByItself.test(word)) marked.push(word);
    else if (lengthOf(word) > longest) marked.push(broken(word, longest));
    else marked.push(word.includes(' ') || breaksInside.test(word) ? keepMark + word + keepMark : word);
  }
  return marked.join(' ');
}

/** The text without its marks: what is printed. */
export const unmarked = (text: string): string => text.replaceAll(breakMark, '').replaceAll(keepMark, '');
