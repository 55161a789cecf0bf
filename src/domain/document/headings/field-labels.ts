import labels from '../../words/field-labels.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';

/** What a column of a table, or a row of a form, contains of an entry. */
export type Field = 'date' | 'title' | 'employer' | 'place' | 'degree' | 'school' | 'told';

const fields: readonly Field[] = ['date', 'title', 'employer', 'place', 'degree', 'school', 'told'];
const patterns = fields.map((field): [Field, RegExp] => [
  field,
  patternOf(labels, field, 'iu', (any) => `^(?:${any})$`),
]);

/** The field that a column title or a form label names, or undefined when the text names none. */
export function fieldOf(text: string): Field | undefined {
  if (text.length > 80) return undefined;
  const plain = text
    .replace(/[()/–-]+/g, ' ')
    .replace(/\s*[:：]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0];
}

const contactLabel = patternOf(labels, 'contact', 'iu', (any) => `^(?:${any})\\s*:?$`);

/** Whether a text is a label for an address or a number: "Phone", "E-Mail". */
export const isContactLabel = (text: string): boolean => contactLabel.test(text);
