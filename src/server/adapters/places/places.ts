import { foldAccents } from '#domain/language/tokenise.ts';
import { saysRemote, withoutWorkplace } from '#domain/listings/kinds.ts';
import countries from '#domain/words/countries.json' with { type: 'json' };
import regionTable from '#domain/words/listings/country-regions.json' with { type: 'json' };
import surroundings from '#domain/words/listings/surrounding-words.json' with { type: 'json' };
import { entriesOf, headsOf } from '#domain/words/word-table.ts';
import { once } from '#domain/memoize.ts';
import type { FoundPlace, Places } from './port.ts';
import table from './places.json' with { type: 'json' };

interface Town {
  name: string;
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  /** In thousands. */
  inhabitants: number;
}

interface Region {
  country: string;
  /** As the table of towns has it. */
  code: string;
  name: string;
}

interface Known {
  /** By folded name, the most inhabitants first. */
  towns: ReadonlyMap<string, readonly Town[]>;
  /** Codes by folded name or code. */
  countries: ReadonlyMap<string, string>;
  countryNames: ReadonlyMap<string, string>;
  /** By folded name, and by the letters after a town; letters may mean several. */
  regions: ReadonlyMap<string, readonly Region[]>;
}

const capitalized = (text: string): string => text.replace(/(?<![\p{L}'])\p{L}/gu, (first) => first.toUpperCase());

const known = once((): Known => {
  const towns = new Map<string, Town[]>();
  for (const row of table.rows.split('\n')) {
    const [name = '', others = '', country = '', region = '', latitude, longitude, inhabitants] = row.split('|');
    const town: Town = {
      name,
      country,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      inhabitants: Number(inhabitants),
    };
    for (const key of new Set([keyOf(name), ...others.split(',').map(keyOf)])) {
      if (key !== '') towns.set(key, [...(towns.get(key) ?? []), town]);
    }
  }
  const countryCodes = new Map<string, string>();
  const countryNames = new Map<string, string>();
  for (const {
    head,
    columns: [names = []],
  } of entriesOf(countries)) {
    for (const name of names) countryCodes.set(keyOf(name), head);
    if (names[0] !== undefined && !countryNames.has(head)) countryNames.set(head, capitalized(names[0]));
  }
  const regions = new Map<string, Region[]>();
  const add = (key: string, region: Region) => regions.set(key, [...(regions.get(key) ?? []), region]);
  for (const {
    head,
    columns: [names = [], codes = []],
  } of entriesOf(regionTable)) {
    const [country = '', letters = ''] = head.split('.');
    const region = { country, code: codes[0] ?? letters, name: capitalized(names[0] ?? letters) };
    add(`.${letters.toLowerCase()}`, region);
    for (const name of names) add(keyOf(name), region);
  }
  return { towns, countries: countryCodes, countryNames, regions };
});

/** How a place's name is looked up: "St. Louis" and "Saint Louis" are one. */
const keyOf = (name: string): string =>
  foldAccents(name)
    .replace(/\bst\.? (?=[a-z])/g, 'saint ')
    .replace(/[.'’]/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim();

const before = headsOf(surroundings, 'before').toSorted((a, b) => b.length - a.length);
const after = headsOf(surroundings, 'after').toSorted((a, b) => b.length - a.length);

/** A name without the words around it: "greater london area", "10115 berlin". */
function bareKey(part: string): string {
  let key = keyOf(part.replace(/\b\d{4,6}(?:-\d+)?\b|\([^)]*\)/g, ' '));
  const start = before.find((word) => key.startsWith(`${word} `));
  if (start !== undefined) key = key.slice(start.length + 1);
  const end = after.find((word) => key.endsWith(` ${word}`));
  return end === undefined ? key : key.slice(0, -end.length - 1);
}

/** The letters after a town, with everything they may mean. */
interface Behind {
  countries: ReadonlySet<string>;
  regions: readonly Region[];
}

function readBehind(parts: readonly string[]): Behind {
  const { countries: codes, regions } = known();
  const named = new Set<string>();
  const inRegions: Region[] = [];
  for (const part of parts) {
    const key = bareKey(part);
    const country = codes.get(key) ?? isoCode(part);
    if (country !== undefined) named.add(country);
    const letters = /^\p{Lu}{2,3}$/u.test(part.trim()) ? regions.get(`.${key}`) : undefined;
    inRegions.push(...(letters ?? []), ...(regions.get(key) ?? regions.get(`${key} state`) ?? []));
  }
  return { countries: named, regions: inRegions };
}

/** Two or three capitals that are a country's code: "US", "USA", "DE". */
function isoCode(part: string): string | undefined {
  const code = part.trim();
  if (code === 'USA') return 'US';
  return /^[A-Z]{2}$/.test(code) && known().countryNames.has(code) ? code : undefined;
}

/** Of the towns with a name, the one that fits the letters after it best, then the one with the most inhabitants. */
function townOf(name: string, behind: Behind, country: string | undefined): Town | undefined {
  const candidates = known().towns.get(bareKey(name)) ?? known().towns.get(keyOf(name)) ?? [];
  if (candidates.length === 0) return undefined;
  const fits = (town: Town): number => {
    const inRegion = behind.regions.some((region) => region.country === town.country && region.code === town.region);
    if (inRegion) return 3;
    if (behind.countries.has(town.country)) return 2;
    return town.country === country ? 1 : 0;
  };
  const stated = behind.regions.length > 0 || behind.countries.size > 0;
  const best = candidates
    .map((town) => ({ town, fit: fits(town) }))
    .toSorted((a, b) => b.fit - a.fit || b.town.inhabitants - a.town.inhabitants)[0];
  return best === undefined || (stated && best.fit === 0) ? undefined : best.town;
}

const countryName = (code: string): string => known().countryNames.get(code) ?? code;

/** What the words for a place mean, or undefined: the first town that is named, else the region, else the country. */
function find(text: string, country?: string): FoundPlace | undefined {
  const bare = withoutWorkplace(text.slice(0, 300));
  const parts = bare.split(/\s*[,;|/()]\s*/).filter((part) => /\p{L}/u.test(part));
  for (const [at, part] of parts.entries()) {
    // A country or region before any town is no town: "Germany", "California", "New York" is a town.
    const behind = readBehind(parts.slice(at + 1, at + 4));
    const asCountry = known().countries.get(bareKey(part));
    if (asCountry !== undefined && !(asCountry !== country && behind.countries.size > 0)) continue;
    const town = townOf(part, behind, country);
    const region = known().regions.get(bareKey(part));
    if (town === undefined || (region !== undefined && town.inhabitants < 500)) continue;
    const { name, latitude, longitude } = town;
    return { kind: 'town', name, country: town.country, region: town.region, latitude, longitude };
  }
  return wider(parts, country);
}

function wider(parts: readonly string[], country: string | undefined): FoundPlace | undefined {
  const { countries: named, regions } = readBehind(parts);
  const [onlyCountry] = named;
  const region =
    regions.find((each) => named.has(each.country)) ?? regions.find((each) => each.country === country) ?? regions[0];
  const isLetters = region !== undefined && onlyCountry !== undefined && !named.has(region.country);
  if (region !== undefined && !isLetters)
    return { kind: 'region', name: region.name, country: region.country, region: region.code };
  return onlyCountry === undefined
    ? undefined
    : { kind: 'country', name: countryName(onlyCountry), country: onlyCountry };
}

/** Places by the bundled table: towns of 5,000 inhabitants and more, the regions of some countries, and countries. */
export const bundledPlaces: Places = { find, saysRemote };
