import type { Basics } from '../json-resume.ts';
import { once } from '../../memoize.ts';
import countryTable from '../../words/country-names.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import { cleanLine } from './clean-text.ts';
import type { DocumentLanguage } from './document-language.ts';

/** The languages of the table's columns. */
const columns: readonly DocumentLanguage[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
const countries = once(() => new Map(entriesOf(countryTable).map(({ head, columns: names }) => [head, names.flat()])));

/** A country's name where its code is also a state's: "Freiburg, DE" might be in Delaware. */
const countryName = (code: string, language: DocumentLanguage): string =>
  countries().get(code)?.[columns.indexOf(language)] ?? code;

/** Countries that write the postal code after the town. */
const postalCodeLast = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'SG', 'ZA']);

/** Whether a text already contains a word, as a whole word. */
const says = (text: string, word: string): boolean =>
  ` ${text.toLowerCase().replace(/[,;]/g, ' ')} `.includes(` ${word.toLowerCase()} `);

const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Address, town and country on one line, in the country's usual order; what the address contains already is not repeated. */
export function shownPlace(location: Basics['location'], language: DocumentLanguage): string {
  const address = cleanLine(location?.address);
  const unsaid = (part: string | undefined): string => (says(address, cleanLine(part)) ? '' : cleanLine(part));
  const [postalCode, city] = [location?.postalCode, location?.city].map(unsaid);
  const code = cleanLine(location?.countryCode);
  const country = unsaid(code) && unsaid(countryName(code, language));
  const region = cleanLine(location?.region) === cleanLine(location?.city) ? '' : unsaid(location?.region);
  const town = postalCodeLast.has(code.toUpperCase())
    ? region
      ? [city, spaced(region, postalCode)]
      : [spaced(city, postalCode)]
    : [spaced(postalCode, city), region];
  return [address, ...town, country].filter(Boolean).join(', ');
}
