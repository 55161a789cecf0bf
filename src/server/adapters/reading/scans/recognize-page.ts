import { detectLanguage } from '#domain/language/detect-language.ts';
import type { Glyph } from '../pdf/glyph.ts';
import type { GreyPage } from '../pdf/grey-page.ts';
import { turned, withContrast } from './grey-picture.ts';
import { recognizedGlyphs } from './recognized-glyphs.ts';
import type { RecognizedLine } from './recognized-line.ts';
import { scanLanguages, type ScanLanguage, type Tesseract } from './tesseract.ts';

/** A tilt smaller than this, in radians, costs nothing. */
const levelTilt = 0.001;

/** Recognizes the text of a page that is a picture. */
export function recognizePage(
  tesseract: Tesseract,
  page: GreyPage,
  known?: ScanLanguage,
): { glyphs: Glyph[]; language: ScanLanguage } {
  const clear = { ...page, ...withContrast(page) };
  const tilt = tesseract.tilt(clear);
  const level = Math.abs(tilt) < levelTilt ? clear : { ...page, ...turned(clear, tilt) };
  if (known !== undefined)
    return { glyphs: recognizedGlyphs(tesseract.read(level, languagesFor(known)), level), language: known };
  const lines = tesseract.read(level, ['en']);
  const language = languageOf(lines);
  const better = language === 'en' ? lines : tesseract.read(level, languagesFor(language));
  return { glyphs: recognizedGlyphs(better, level), language };
}

const languagesFor = (language: ScanLanguage): readonly ScanLanguage[] =>
  language === 'en' ? ['en'] : [language, 'en'];

const textOf = (lines: readonly RecognizedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');

function languageOf(lines: readonly RecognizedLine[]): ScanLanguage {
  const found = detectLanguage(textOf(lines));
  return scanLanguages.find((language) => language === found) ?? 'en';
}
