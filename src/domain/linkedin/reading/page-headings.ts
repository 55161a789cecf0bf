import words from '../../words/linkedin-page.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import { headingMeaning } from '../../document/headings/headings.ts';

const own: ReadonlyMap<string, string> = new Map(
  entriesOf(words, 'headings').map(({ head, columns: [[section = ''] = []] }) => [head, section]),
);

/** The section that a heading of LinkedIn's pages and files begins; undefined for other text. */
export const pageSection = (text: string): string | undefined =>
  own.get(text.trim().toLowerCase()) ?? headingMeaning(text);
