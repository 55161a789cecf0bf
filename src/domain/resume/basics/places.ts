import countries from '../../words/countries.json' with { type: 'json' };
import regions from '../../words/regions.json' with { type: 'json' };
import { entriesOf, headsOf } from '../../words/word-table.ts';

/** ISO 3166 codes of countries by the names they have on resumes, lower case without accents. */
export const countryCodes: ReadonlyMap<string, string> = new Map(
  entriesOf(countries).flatMap(({ head: code, columns: [names = []] }) =>
    names.map((name): [string, string] => [name, code]),
  ),
);

/** States, provinces and Länder by name, lower case without accents. */
export const regionNames: ReadonlySet<string> = new Set(headsOf(regions, 'names'));

/** The letters of the states and provinces of the USA, Canada, Australia and Brazil, in capitals. */
export const regionLetters: ReadonlySet<string> = new Set(
  ['US letters', 'Canadian letters', 'other letters'].flatMap((group) => headsOf(regions, group)),
);

/** Words for work that is done from anywhere; treated as a place. */
export const remoteWords: ReadonlySet<string> = new Set(headsOf(regions, 'remote'));
