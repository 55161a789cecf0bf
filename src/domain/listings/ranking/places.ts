import { foldAccents } from '../../language/tokenise.ts';
import { once } from '../../memoize.ts';
import { countryCodes, regionLetters, regionNames } from '../../resume/basics/places.ts';
import regionPairs from '../../words/ranking/region-letters.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import type { Workplace } from '../listing.ts';

/** Where something is, as far as it is said; lower case, without accents. */
export interface Spot {
  city?: string | undefined;
  /** The full name of a state, province or Land. */
  region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

interface Region {
  name: string;
  country: string;
}

/** States and provinces by their letters ("TN") and names. */
const regions = once(() => {
  const known = new Map<string, Region>();
  for (const { head: letters, columns } of entriesOf(regionPairs)) {
    const [[name = ''] = [], [country = ''] = []] = columns;
    known.set(letters, { name, country }).set(name, { name, country });
  }
  return known;
});

/** "Knoxville, Tennessee, United States", "Knoxville, TN 37902", "Köln" with the country beside it. */
export function readSpot(location: string | undefined, country?: string): Spot {
  const parts = (location ?? '')
    .split(/[,;|()/·–]+/)
    .flatMap((part) => {
      const bare = part.replace(/\b\d{4,6}(?:-\d{4})?\b/, '').trim();
      const last = bare.split(' ').at(-1) ?? '';
      // "Raleigh NC"
      return regionLetters.has(last) && last !== bare ? [bare.slice(0, -last.length).trim(), last] : [bare];
    })
    .filter((part) => part !== '');
  const spot: Spot = { country: country?.toUpperCase() };
  for (const part of parts) {
    const folded = foldAccents(part);
    const region = (regionLetters.has(part) ? regions().get(part) : undefined) ?? regions().get(folded);
    const code = countryCodes.get(folded);
    if (code !== undefined && spot.city !== undefined) spot.country ??= code;
    else if (region !== undefined && spot.city !== undefined) {
      spot.region ??= region.name;
      spot.country ??= region.country;
    } else if (regionNames.has(folded) && spot.city !== undefined) spot.region ??= folded;
    else if (code !== undefined && parts.length === 1) spot.country ??= code;
    else if (!/remote|anywhere|hybrid/.test(folded)) spot.city ??= folded;
  }
  return spot;
}

/** What being near counts, 0-1; `far` is another country, and `farRemote` remote work there. */
const placeWorth = { sameCity: 1, sameRegion: 0.85, sameCountry: 0.7, far: 0, remote: 0.8, farRemote: 0.1 } as const;

/** How well a place of work fits where a person lives, 0-1; `countries` are those that they would work in. Undefined where one side does not say. */
export function placeFit(
  work: Spot,
  home: Spot,
  countries: ReadonlySet<string>,
  workplace: Workplace | undefined,
): number | undefined {
  const { sameCity, sameRegion, sameCountry, far, remote, farRemote } = placeWorth;
  const isFar = work.country !== undefined && countries.size > 0 && !countries.has(work.country);
  if (workplace === 'remote') return isFar ? farRemote : remote;
  if (isFar) return far;
  if (work.city !== undefined && work.city === home.city) return sameCity;
  if (work.region !== undefined && work.region === home.region) return sameRegion;
  return work.country !== undefined && countries.has(work.country) ? sameCountry : undefined;
}
