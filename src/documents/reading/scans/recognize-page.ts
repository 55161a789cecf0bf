import { detectLanguage } from '#domain/language/detect-language.ts';
import type { Glyph } from '../pdf/glyph.ts';
import type { GreyPage } from '../pdf/grey-page.ts';
import { turned, withContrast } from './grey-picture.ts';
import { recognizedGlyphs } from './recognized-glyphs.ts';
import type { RecognizedLine } from './recognized-line.ts';
import { scanLanguages, type ScanLanguage, type Tesseract } from './tesseract.ts';

/** A tilt smaller than this, in radians, costs nothing. */
const levelTilt = 0.001;

/** What was recognized on a page, and in which language; that is unknown of a file of blank pages. */
export interface RecognizedPage {
  glyphs: Glyph[];
  language: ScanLanguage | undefined;
}

/** Recognizes the text of a page that is a picture; in the language of the file's earlier pages, where it is known. */
export function recognizePage(tesseract: Tesseract, page: GreyPage, known: ScanLanguage | undefined): RecognizedPage {
  const tilt = tesseract.tilt(withContrast(page));
  // As it was scanned, since contrast widens the strokes that bold is told by.
  const level = Math.abs(tilt) < levelTilt ? page : { ...page, ...turned(page, tilt) };
  const clear = withContrast(level);
  const read = (language: ScanLanguage) => tesseract.read(clear, language === 'en' ? ['en'] : [language, 'en']);
  const first = read(known ?? 'en');
  const language = known ?? languageOf(first);
  return { glyphs: recognizedGlyphs(language === (known ?? 'en') ? first : read(language), level), language };
}

const textOf = (lines: readonly RecognizedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');

function languageOf(lines: readonly RecognizedLine[]): ScanLanguage {
  const found = detectLanguage(textOf(lines));
  return scanLanguages.find((language) => language === found) ?? 'en';
}
