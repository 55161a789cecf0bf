import type { JsonResume } from '#domain/resume/json-resume.ts';
import { visibleLines, type SourceDocument } from '#domain/document/source-document.ts';
import { plainWords, squeeze } from '#domain/language/fold.ts';

/** A file shows a value if it contains at least this share of its words: hyphens at a line's end split some. */
const enoughWords = 0.8;

/**
 * The part of a resume's true content that a file shows: a template may leave out projects or summaries, and what is missing no reader can read. Values that
 * are not words (dates, codes) are kept.
 */
export function shownContent(resume: JsonResume, document: SourceDocument): JsonResume {
  const text = visibleLines(document)
    .map((line) => line.text)
    .join('\n');
  const letters = squeeze(text);
  const words = new Set(plainWords(text).split(' '));
  const isShown = (value: string): boolean => {
    const wanted = plainWords(value).split(' ').filter(Boolean);
    const found = wanted.filter((word) => words.has(word)).length;
    return letters.includes(squeeze(value)) || (wanted.length >= 4 && found >= enoughWords * wanted.length);
  };
  const shown: JsonResume = shownPart(resume, isShown) ?? {};
  return shown;
}

const worded = /^(?!(?:startDate|endDate|date|releaseDate|countryCode|url|image|network|username)$)/;

/** The node without the texts that are not shown, and without entries of which no words are left. */
function shownPart(node: unknown, isShown: (text: string) => boolean, key = ''): unknown {
  if (typeof node === 'string') return !worded.test(key) || isShown(node) ? node : undefined;
  if (Array.isArray(node)) {
    const items = node.map((item) => shownPart(item, isShown, key)).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, shownPart(value, isShown, name)] as const);
  const kept = entries.filter(([, value]) => value !== undefined);
  return kept.some(([name]) => worded.test(name)) ? Object.fromEntries(kept) : undefined;
}
