import { fieldOf, isContactLabel } from '../document/headings/field-labels.ts';
import { squeeze } from '../language/fold.ts';
import { headingMeaning } from '../document/headings/headings.ts';
import type { JsonResume } from './json-resume.ts';
import type { SourceLine } from './parsed-resume.ts';
import { isOnRequest } from './sections/simple-sections.ts';
import { networkNames } from './basics/web-address.ts';

/** A line of at least this many letters that is part of a value says the same and does not match by chance. */
const longEnough = 12;

/**
 * Ids of the lines with content that no value was read from. A label ("Phone", "Highlights"), a heading, and text that a value repeats (the name again on the
 * second page) have no content of their own: without them nothing is lost.
 */
export function unreadLines(lines: readonly SourceLine[], read: ReadonlySet<string>, resume: JsonResume): string[] {
  const open = lines.filter((line) => !line.heading && !read.has(line.id) && !isLabel(line.text));
  if (open.length === 0) return [];
  const values = new Set(valuesOf(resume).map(squeeze));
  // Squeezed texts hold no line end: what is found in all of them at once stands in one of them.
  const all = [...values].join('\n');
  const isSaidElsewhere = (text: string): boolean =>
    text === '' || values.has(text) || (text.length >= longEnough && all.includes(text));
  return open.filter(({ text }) => !isSaidElsewhere(squeeze(text))).map(({ id }) => id);
}

function isLabel(text: string): boolean {
  const words = text.replace(/\s*[:：]\s*$/, '').trim();
  return (
    headingMeaning(words) !== undefined ||
    isContactLabel(words) ||
    fieldOf(words) !== undefined ||
    networkNames.has(words.toLowerCase()) ||
    isOnRequest(words)
  );
}

function valuesOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(valuesOf);
}
