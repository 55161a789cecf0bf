/** Cyrillic and Greek letters, each followed by the Latin letter that it looks like. */
const pairs =
  'аaеeкkмmнhоoрpсcтtуyхxѕsіiјjԁdԛqԝwһhүyАAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXҮY' +
  'αaοoρpτtυuνvκkιiΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX';
const latinOf: ReadonlyMap<string, string> = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[2 * at] ?? '', pairs[2 * at + 1] ?? '']),
);

/** By small letters, as their capitals look: more of these are shared ("В" and "B", "в" and none). */
const latinOfSmall: ReadonlyMap<string, string> = new Map(
  Array.from(latinOf, ([letter, latin]) => [letter.toLowerCase(), latin.toLowerCase()]),
);

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+/gu;
/** Bold, italic or wide letters that are characters of their own, which some people type to stand out where no font can be chosen. */
const styled = /[\u{1D400}-\u{1D7FF}\u{FF10}-\u{FF5A}]+/gu;

/**
 * The text with each word in one script. Letters of another script that look the same are put into words to deceive programs, or come from a keyboard left in
 * the wrong language. Words wholly in another script are kept, unless all of their letters look Latin and most of the text is Latin.
 */
export function inOneScript(text: string): string {
  const plain = text.replace(styled, (letters) => letters.normalize('NFKC'));
  if (!foreign.test(plain)) return plain;
  const isLatin = countOf(plain, /\p{Script=Latin}/gu) > countOf(plain, /[\p{Script=Cyrillic}\p{Script=Greek}]/gu);
  return plain.replace(word, (letters) => {
    const other = Array.from(letters).filter((letter) => foreign.test(letter));
    if (other.length === 0 || !other.every((letter) => latinOf.has(letter))) return letters;
    const isMixed = /\p{Script=Latin}/u.test(letters);
    return isMixed || (isLatin && letters.length > 1)
      ? letters.replace(/./gsu, (letter) => latinOf.get(letter) ?? letter)
      : letters;
  });
}

/** Lower case text for comparing names: each letter that looks Latin as the Latin one, whatever is around it. The same for a name that was in capitals. */
export const withLatinShapes = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => latinOfSmall.get(letter) ?? letter);

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
