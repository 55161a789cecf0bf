import type { Glyph, GlyphStyle } from '../pdf/glyph.ts';
import type { GreyPage } from '../pdf/grey-page.ts';
import type { RecognizedLine, RecognizedSymbol, RecognizedWord } from './recognized-line.ts';
import { strokeWidth } from './stroke-widths.ts';

const regular: GlyphStyle = {
  font: '',
  bold: false,
  italic: false,
  color: '#000000',
  unseen: false,
  placement: { order: 0, opacity: 255 },
};
const bold: GlyphStyle = { ...regular, bold: true };

/** What is less sure is dirt, a drawing or another script, not text. */
const leastConfidence = 0.35;
/** The same of a whole page: one that can be read has .7 and more, a photograph .5. */
const leastOfPage = 0.6;
/** What is smaller, in points, is dirt. */
const smallestType = 4;
/** How high letters are in most typefaces, as a share of the type size. */
const heights: readonly { letters: RegExp; share: number }[] = [
  { letters: /^[A-Z\dÄÖÜ]$/u, share: 0.72 },
  { letters: /^[bdfhklß]$/u, share: 0.76 },
  { letters: /^[acemnorsuvwxz]$/u, share: 0.54 },
];
/** A letter's box has the blur of its edges in it, in pixels. */
const blur = 1;
/** Strokes wider than those of most of the page, in relation to the type size, are bold. */
const boldFactor = 1.3;
/** Sizes as near to that of most letters as this are the same: places are known to a pixel. */
const sameSize = 0.08;
/** Farther apart than this many times the type size, words are columns of the page (see `word-gaps.ts`). */
const columnGap = 1.5;

interface MeasuredLine {
  line: RecognizedLine;
  words: RecognizedWord[];
  /** Of the type, in points. */
  size: number;
  letters: number;
}

/** The words of a page as glyphs, each a word, as if the file had them; in points. */
export function recognizedGlyphs(lines: readonly RecognizedLine[], page: GreyPage): Glyph[] {
  const measured = lines.flatMap((line) => measure(line, page) ?? []);
  if (surenessOf(measured.flatMap(({ words }) => words)) < leastOfPage) return [];
  const body = weightedMedian(measured.map(({ size, letters }) => ({ value: size, weight: letters })));
  const settled = measured.map((line) =>
    Math.abs(line.size - body) <= sameSize * body ? { ...line, size: body } : line,
  );
  const isBold = boldWords(settled, page);
  return settled.flatMap(({ line, words, size }) => {
    const glyphs = words.map((word, index) =>
      toGlyph(
        index === 0 ? withBullet(word, words[1], size * page.pixelsPerPoint) : word,
        line,
        size,
        isBold(word),
        page,
      ),
    );
    return glyphs.flatMap((glyph, index) => {
      const before = glyphs[index - 1];
      return before && glyph.left - before.right < columnGap * size ? [spaceBetween(before, glyph), glyph] : [glyph];
    });
  });
}

function measure(line: RecognizedLine, { pixelsPerPoint }: GreyPage): MeasuredLine | undefined {
  const words = withWholeAddresses(line.words.filter(({ text }) => text.trim() !== ''));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0 || surenessOf(words) < leastConfidence) return undefined;
  const pixels = typeSize(words.flatMap(({ symbols }) => symbols));
  return pixels === undefined || pixels < smallestType * pixelsPerPoint
    ? undefined
    : { line, words, size: Math.round((2 * pixels) / pixelsPerPoint) / 2, letters };
}

/** An email address, or its beginning up to the sign. */
const address = /^[a-z\d._+-]+@(?:[a-z\d-]+(?:\.[a-z\d-]+)+)?$/;

/** The white around the sign of an email address is often taken for spaces. */
const withWholeAddresses = (words: readonly RecognizedWord[]): RecognizedWord[] =>
  words.reduce<RecognizedWord[]>((whole, word) => {
    const before = whole.at(-1);
    const text = `${before?.text ?? ''}${word.text}`;
    return before && address.test(text) ? [...whole.slice(0, -1), joined(before, word, text)] : [...whole, word];
  }, []);

const joined = (a: RecognizedWord, b: RecognizedWord, text: string): RecognizedWord => ({
  text,
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
  confidence: Math.min(a.confidence, b.confidence),
  symbols: [...a.symbols, ...b.symbols],
});

/** The mean of their letters' confidence. */
function surenessOf(words: readonly RecognizedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
}

/** In pixels, by the letters whose height is known. */
function typeSize(symbols: readonly RecognizedSymbol[]): number | undefined {
  const sizes = symbols.flatMap(({ text, top, bottom }) => {
    const share = heights.find(({ letters }) => letters.test(text))?.share;
    return share === undefined ? [] : [(bottom - top - blur) / share];
  });
  if (sizes.length > 0) return median(sizes);
  return symbols.length > 0 ? Math.max(...symbols.map(({ top, bottom }) => bottom - top)) : undefined;
}

/** Which words are bold: strokes get wider with the size, so they are compared in relation to it. */
function boldWords(lines: readonly MeasuredLine[], page: GreyPage): (word: RecognizedWord) => boolean {
  const widths = new Map(
    lines.flatMap(({ words, size }) =>
      words.map((word): [RecognizedWord, number] => [word, (strokeWidth(page, word) ?? 0) / size]),
    ),
  );
  const usual = weightedMedian([...widths].map(([{ text }, value]) => ({ value, weight: text.length })));
  const isWide = (word: RecognizedWord | undefined) => word && (widths.get(word) ?? 0) > boldFactor * usual;
  const found = new Set(
    lines.flatMap(({ words }) =>
      words.filter((word, index) => {
        const [before, after] = [words[index - 1], words[index + 1]].map(isWide);
        // A mark has no stems, and one word that differs from both beside it was measured wrong.
        const isUncertain = !/[\p{L}\p{N}]{2}/u.test(word.text) || (before === after && before !== undefined);
        return isUncertain ? (before ?? after) : isWide(word);
      }),
    ),
  );
  return (word) => found.has(word);
}

const bulletLike = /^[*+«»¢°oe®©@•·.¤§"'‘’“”=~¥]$/iu;
/** A bullet's height and width at most, in relation to the type size, and its distance from the text at least. */
const bulletSide = 0.5;
const bulletGap = 0.35;

/** A bullet is taken for the character that looks most like it: it is as small as one, about as wide as high, and apart from the text. */
function withBullet(word: RecognizedWord, next: RecognizedWord | undefined, size: number): RecognizedWord {
  if (!next || !bulletLike.test(word.text.trim()) || next.left - word.right < bulletGap * size) return word;
  const [width, height] = [word.right - word.left, word.bottom - word.top];
  const isDot =
    Math.max(width, height) <= bulletSide * size && Math.max(width, height) <= 1.6 * Math.min(width, height);
  return isDot || word.text === '*' || word.text === '«' ? { ...word, text: '•', confidence: 1 } : word;
}

function toGlyph(word: RecognizedWord, line: RecognizedLine, size: number, isBold: boolean, page: GreyPage): Glyph {
  const points = (pixels: number) => pixels / page.pixelsPerPoint;
  return {
    text: word.text.trim(),
    left: points(word.left),
    right: points(word.right),
    top: points(word.top),
    bottom: points(word.bottom),
    baseline: points(line.baseline((word.left + word.right) / 2)),
    size,
    style: isBold ? bold : regular,
    turn: 0,
    space: false,
    unmapped: false,
    certainty: Math.round(100 * word.confidence) / 100,
  };
}

const spaceBetween = (before: Glyph, after: Glyph): Glyph => ({
  ...before,
  text: ' ',
  left: before.right,
  right: after.left,
  space: true,
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  return sorted.find(({ weight }) => (passed += weight) >= half)?.value ?? 0;
}
