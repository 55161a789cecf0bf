import { createHash } from 'node:crypto';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { FoundListing, Listing } from '#domain/listings/listing.ts';
import { asFact, type SearchDocument } from '#domain/listings/search-words.ts';
import { searchKeys } from '#domain/listings/search-words.ts';
import type { PreparedListing } from '../../../engine/tasks.ts';
import type { FoundPlace, Places } from '../../../adapters/places/port.ts';
import { storable } from '../../../db/storable-text.ts';
import type { NewListing } from './store.ts';
import { cellOf, fieldOf } from './place-cells.ts';

/** Where a listing comes from: a person who entered their own ad, or a company board. Absent: a source for everybody. */
export type ListedBy = { ownerId: string; boardId?: undefined } | { boardId: string; ownerId?: undefined };

/** Raised with every change of how listings are normalized or found, so that stored ones are read again when their source gives them. */
const rules = 2;

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** The same as long as the source gives the same and it is read by the same rules. */
export const foundHash = (found: FoundListing): string => hashOf(rules, found);
export const contentHash = ({ title, description }: Pick<Listing, 'title' | 'description'>): string =>
  hashOf(title, description);

/** The day of a moment, counted from 1970, UTC. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / (24 * 3600 * 1000));

/** The marks of what searches are narrowed by. */
function factsOf(source: JobSourceName, listing: Listing, place: FoundPlace | undefined, sortedAt: Date): string[] {
  const at = coordinatesOf(listing, place);
  const country = place?.country ?? listing.country;
  return [
    asFact('source', source),
    asFact('day', String(dayOf(sortedAt))),
    ...(listing.workplace === undefined ? [] : [asFact('at', listing.workplace)]),
    ...(listing.jobType === undefined ? [] : [asFact('type', listing.jobType)]),
    ...(listing.experienceLevel === undefined ? [] : [asFact('level', listing.experienceLevel)]),
    ...(country === undefined ? [] : [asFact('country', country)]),
    ...(place === undefined || place.kind === 'country' ? [] : [asFact('region', `${place.country}.${place.region}`)]),
    ...(at === undefined ? [] : [asFact('cell', cellOf(at)), asFact('field', fieldOf(at))]),
    ...searchKeys(listing.location ?? '').map(({ key }) => asFact('place', key)),
  ];
}

const coordinatesOf = (listing: Listing, place: FoundPlace | undefined) =>
  listing.coordinates ?? (place?.kind === 'town' ? place : undefined);

function withFacts(words: SearchDocument, facts: readonly string[]): Pick<NewListing, 'head' | 'all'> {
  const marks = facts.map((fact): [string, number[]] => [fact, []]);
  return { head: new Map([...words.head, ...marks]), all: new Map([...words.all, ...marks]) };
}

/** A listing's row, first seen now; `sortedBefore` is where it stood, which holds where its source gives no date. */
export function rowOf(
  prepared: PreparedListing,
  from: {
    source: JobSourceName;
    found: FoundListing;
    listedBy: ListedBy | undefined;
    now: Date;
    places: Places;
    sortedBefore?: Date | undefined;
  },
): NewListing {
  const { source, found, listedBy, now, places } = from;
  const ownerId = listedBy?.ownerId;
  const { words } = prepared;
  const listing = storable(prepared.listing);
  const { coordinates: _, postedAt, expiresAt, skills, benefits, ...rest } = listing;
  const place = listing.location === undefined ? undefined : places.find(listing.location, listing.country);
  const at = coordinatesOf(listing, place);
  const postedDate = postedAt === undefined ? null : new Date(postedAt);
  const sortedAt = postedDate ?? from.sortedBefore ?? now;
  const ends = expiresAt === undefined ? null : new Date(expiresAt);
  return {
    ...blank(rest),
    skills: [...skills],
    benefits: [...benefits],
    country: place?.country ?? listing.country ?? null,
    region: place === undefined || place.kind === 'country' ? null : place.region,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    occupations: words.occupations,
    rankingRead: storable(prepared.ranking),
    source,
    ownerId: ownerId ?? null,
    boardId: listedBy?.boardId ?? null,
    ...(ownerId === undefined ? {} : { sameJobKey: `own ${ownerId} ${listing.externalId}` }),
    foundHash: foundHash(found),
    contentHash: contentHash(listing),
    firstSeenAt: now,
    lastSeenAt: now,
    updatedAt: now,
    createdAt: now,
    sortedAt,
    postedDate,
    expiresAt: ends,
    ...withFacts(words, factsOf(source, listing, place, sortedAt)),
  };
}

/** What a listing does not state is null: an update then empties it. */
const blank = (listing: Omit<Listing, 'coordinates' | 'postedAt' | 'expiresAt' | 'skills' | 'benefits'>) => ({
  ...listing,
  location: listing.location ?? null,
  workplace: listing.workplace ?? null,
  salaryMin: listing.salaryMin ?? null,
  salaryMax: listing.salaryMax ?? null,
  currency: listing.currency ?? null,
  salaryText: listing.salaryText ?? null,
  jobType: listing.jobType ?? null,
  experienceLevel: listing.experienceLevel ?? null,
});
