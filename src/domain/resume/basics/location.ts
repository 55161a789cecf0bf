import words from '../../words/resume/addresses.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { foldInPlace } from '../../language/fold.ts';
import cities from '../../words/cities.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { countryCodes, regionLetters, regionNames, remoteWords } from './places.ts';

/** A place as written, split into the fields of JSON Resume. */
export interface Place {
  address?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  countryCode?: string | undefined;
}

const cityNames: ReadonlySet<string> = new Set(headsOf(cities));

const key = (text: string): string =>
  foldInPlace(text)
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[.\s]+$/, '')
    .trim();

/** The ISO code of the country a text names, or undefined. Two letters count only in capitals. */
export function countryOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^[A-Z]{2}$/.test(trimmed)) return codes.has(trimmed) ? trimmed : countryCodes.get(trimmed.toLowerCase());
  return countryCodes.get(key(trimmed)) ?? countryCodes.get(foldInPlace(trimmed).toLowerCase());
}
const codes: ReadonlySet<string> = new Set(countryCodes.values());

/** Whether a text is the name or abbreviation of a known state, province or the like. */
const county = /^(?:Co\.?|County)\s+\p{Lu}\p{Ll}+$|^(?:\p{Lu}\p{Ll}+\s){1,2}(?:State|Province|Oblast|Prefecture)$/u;
export const isRegion = (text: string): boolean =>
  regionLetters.has(text.trim()) || regionNames.has(key(text)) || county.test(text.trim());
export const isCity = (text: string): boolean => cityNames.has(key(text));
/** "Portland, OR US": the country after the state's letters without a comma. */
const stateAndCountry =
  /((?:^|[\s,])[A-Z]{2,3}(?:\s+\d{5}(?:-\d{4})?)?)\s+(USA?|U\.S\.A\.|United States|Canada|Australia|Brasil|Brazil)$/;
/** "Oakland CA US", "Seattle Washington US", "Stuttgart DE": a place without commas, with its country's code last. */
const withCommas = (text: string): string => {
  const words = text.split(' ');
  const country = words.at(-1) ?? '';
  if (words.length > 1 && words.length <= 7 && (codes.has(country) || country === 'UK') && !/[,|\d]/.test(text)) {
    for (let size = 1; size <= 3 && size < words.length - 1; size++) {
      const region = words.slice(-1 - size, -1).join(' ');
      const city = words.slice(0, -1 - size).join(' ');
      if (isRegion(region) && properName.test(city)) return [city, region, country].join(', ');
    }
    const city = words.slice(0, -1).join(' ');
    if (isCity(city)) return `${city}, ${country}`;
  }
  return text.replace(stateAndCountry, '$1, $2');
};
/** Words that all begin like a name. */
export const properName = patternOf(
  words,
  'joins names of places',
  'u',
  (any) => String.raw`^\p{Lu}[\p{L}\p{M}'’.-]*(?:[\s-]+(?:${any}|\p{Lu}[\p{L}\p{M}'’.-]*))*$`,
);
const area =
  /\b(?:area|metropolitan|region|bay area|umgebung|und umgebung|région|periphérie|et périphérie|y alrededores|e região|greater)\b/iu;
const postalWithin = patternOf(
  words,
  'postal codes',
  'u',
  (any) => String.raw`(?<![\p{L}\p{N}-])(?:${any})(?![\p{L}\p{N}-])`,
);

/** "Dublin 8", "Wien 3": a city with the number of its district. */
const withoutDistrict = (text: string): string => {
  const city = text.replace(/\s+\d{1,2}$/, '');
  return isCity(city) ? city : text;
};

/** What ends the name of a company, and of no place. */
const companyForm = /\s(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|Corp|GmbH|AG|Pty|S\.?L|S\.?A|SARL|SAS|SpA|BV|B\.V)\.?$/;

/** How certain it is that a short text is a place and nothing else, from 0 to 1: "Austin, TX", "Lyon, France", "Remote", "80331 München". */
export function placeScore(text: string): number {
  const trimmed = withCommas(
    text
      .replace(/[()[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (trimmed === '' || trimmed.length > 70 || /[@:;]|\bhttps?\b/.test(trimmed)) return 0;
  const parts = trimmed.split(/\s*[,/|·•]\s*|\s+[-–—]\s+/).filter((part) => part !== '');
  if (parts.length > 5 || parts.some((part) => companyForm.test(part))) return 0;
  const remote = parts.some((part) => remoteWords.has(key(part)));
  const names = parts
    .filter((part) => !remoteWords.has(key(part)))
    .map((part) => withoutDistrict(part.replace(postalWithin, '').trim()))
    .filter(Boolean);
  if (names.length === 0) return remote ? 1 : 0;
  const last = names.at(-1) ?? '';
  const known = countryOf(last) !== undefined || isRegion(last);
  const isName = (name: string): boolean =>
    properName.test(name) || isRegion(name) || countryOf(name) !== undefined || isCity(name);
  // "zaria, Kaduna State": a town in small letters is one before its region.
  if (
    !names.every(
      (name, index) => isName(name) || (known && index === 0 && names.length === 2 && /^\p{Ll}+$/u.test(name)),
    )
  )
    return 0;
  const behind = names.slice(1).findIndex((name) => isCity(name));
  if (behind >= 0 && !isCity(names[0] ?? '')) return 0.3;
  // A state's letters follow a city alone: text before both is somebody's name.
  if (names.length > 2 && regionLetters.has(last.trim()) && !isCity(names[0] ?? '')) return 0.3;
  if (names.length >= 2 && known) return names.length <= 4 ? 0.95 : 0.6;
  if (names.every((name) => isCity(name) || countryOf(name) !== undefined || isRegion(name)))
    return names.length > 1 || !/^[A-Z]{2,3}$/.test(last) ? 0.9 : 0.3;
  if (area.test(trimmed) && names.some(namesCity)) return 0.9;
  if (cityNames.has(key(trimmed.replace(/\s+(?:et (?:sa )?périphérie|und Umgebung|y alrededores|e região)$/iu, ''))))
    return 0.9;
  if (remote) return 0.7;
  return 0;
}

/** "Greater Boston Area", "San Francisco Bay Area" */
const namesCity = (name: string): boolean => {
  const parts = name.split(/\s+/);
  return parts.some((part) => isCity(part)) || [2, 3].some((count) => isCity(parts.slice(0, count).join(' ')));
};

const street = patternOf(words, 'streets', 'iu');
const streetName = patternOf(
  words,
  'last words of a street',
  'u',
  (any) => String.raw`^(?:\d+\w?,?\s+)?(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:${any})(?:\s+\d+\w?)?$`,
);

/** Whether a text is a street, with its number or without: what stands below an employer's name in letters. */
export const isStreet = (text: string): boolean =>
  text.length <= 60 && (streetName.test(text) || (/\d/.test(text) && street.test(text) && !/\d{4}\s*[-–—]/.test(text)));

/** Whether a text is a street with its town, as letters are addressed. */
export function isAddress(text: string): boolean {
  const place = /\d/.test(text) && text.length < 110 ? readPlace(text) : undefined;
  return place?.address !== undefined && place.city !== undefined && properName.test(place.city);
}

/** Splits a postal address or a place into street, postal code, city, region and country. */
export function readPlace(text: string): Place | undefined {
  const parts = withCommas(text.trim())
    .replace(/\(([^()]*)\)/g, ', $1')
    .replace(/^(\d{1,4}\s?(?:bis|ter|[a-z])?),\s+(?=\p{Ll})/u, '$1 ')
    .split(/\s*[,\n|•·]\s*|\s+[-–—]\s+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !remoteWords.has(key(part)));
  const place: Place & { postalFirst?: boolean } = {};
  const rest: string[] = [];
  parts.forEach((part, index) => takePart(place, part, rest, index === parts.length - 1, parts.length));
  settleRest(place, rest);
  delete place.postalFirst;
  return place.city === undefined &&
    place.countryCode === undefined &&
    place.region === undefined &&
    place.postalCode === undefined
    ? undefined
    : place;
}

const numberFirst = /^\d{1,5}[a-z]?\s+\p{Lu}/u;
/** "Am Mühlbach 3" */
const numberLast = /^\p{Lu}[\p{L}\s.'’-]*\p{L}\.?\s+\d{1,4}\s?[a-z]?$/u;
/** "Apt 4", "8", "3º B": the continuation of a street. */
const addressDetail = patternOf(
  words,
  'parts of a house',
  'iu',
  (any) => String.raw`^(?:(?:${any})\.?\s*#?\s*\w{0,4}|#\s?\w{1,5}|\d{1,4}\s?[a-zº°ª]?(?:\s+[A-Z]{1,4})?)$`,
);
const postalAndCity = /^\d{4,6}\s+\p{Lu}[\p{L}\s.-]+$/u;

function takePart(
  place: Place & { postalFirst?: boolean },
  part: string,
  rest: string[],
  last: boolean,
  count: number,
): void {
  const isStreet =
    street.test(foldInPlace(part)) ||
    (numberFirst.test(part) && !postalAndCity.test(part)) ||
    (numberLast.test(part) && !last && rest.length === 0 && count > 1);
  if (place.address !== undefined && rest.length === 0 && addressDetail.test(part)) {
    place.address += `, ${part}`;
    return;
  }
  if (isStreet && place.address === undefined) {
    place.address = part;
    return;
  }
  const country = last || count <= 2 ? countryOf(part) : undefined;
  // "CA" is California, unless a province or a postal code before the town shows that the country follows.
  const ambiguous =
    /^[A-Z]{2}$/.test(part) && regionLetters.has(part) && place.region === undefined && !place.postalFirst;
  if (country !== undefined && !ambiguous && (count > 1 || !isCity(part))) {
    place.countryCode = country;
    return;
  }
  const postal = postalWithin.exec(part)?.[0];
  const without = postal ? part.replace(postal, ' ').replace(/\s+/g, ' ').trim() : part;
  if (postal && /\d/.test(postal)) {
    place.postalCode ??= postal;
    place.postalFirst ||= part.startsWith(postal) && without !== '';
  }
  if (without === '') return;
  const stateBehind = /^(.+?)\s+([A-Z]{2,3})$/.exec(without);
  if (stateBehind?.[1] && stateBehind[2] && regionLetters.has(stateBehind[2])) {
    place.region ??= stateBehind[2];
    rest.push(stateBehind[1]);
    return;
  }
  if (
    isRegion(without) &&
    (rest.length > 0 || place.city !== undefined || !isCity(without)) &&
    place.region === undefined
  )
    place.region = without;
  else rest.push(without);
}

function settleRest(place: Place, rest: string[]): void {
  const [first, second, third] = rest;
  if (third !== undefined && place.address === undefined) {
    place.address = first;
    place.city = second;
    place.region ??= third;
    return;
  }
  place.city = first;
  if (second !== undefined) {
    if (place.region === undefined) place.region = second;
    else if (place.address === undefined) {
      place.address = first;
      place.city = second;
    }
  }
  if (place.city === undefined && place.region !== undefined && isCity(place.region)) {
    place.city = place.region;
    place.region = undefined;
  }
}
