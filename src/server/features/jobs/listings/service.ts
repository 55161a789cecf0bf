import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ListingView } from '#contract/job-listings.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { plainId } from '#domain/listings/normalize-listing.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Places } from '../../../adapters/places/port.ts';
import type { Clock } from '../../../clock.ts';
import { storable } from '../../../db/storable-text.ts';
import { foundHash, rowOf, type ListedBy } from './found-rows.ts';
import { chooseInParts, chooseShown } from './shown-store.ts';
import {
  deleteEnded,
  elsewhere,
  endedBefore,
  keepPosting,
  knownOf,
  listingsOf,
  markSeen,
  listingsWithPostings,
  retireOthers,
  retireUnseen,
  savedOf,
  upsertListings,
  type KnownListing,
  type ShownListing,
} from './store.ts';

/** What became of listings that a source gave. */
export interface Ingested {
  /** Of all that were kept, in the source's order. */
  ids: string[];
  added: number;
  updated: number;
  /** Without title, text or an http(s) address. */
  dropped: number;
}

/** Job listings, stored once and seen by all, except those that a person entered. */
export interface JobListings {
  /**
   * Stores what a source gave, each by its id at the source: normalized, merged with the same job elsewhere, dated. In small parts, between which everything
   * else has its turn.
   */
  ingest(
    source: JobSourceName,
    found: readonly FoundListing[],
    listedBy?: ListedBy,
    signal?: AbortSignal,
  ): Promise<Ingested>;
  /** Marks a source's listings, or a board's, that its newest complete answer no longer held as gone. How many were gone. */
  retire(source: JobSourceName, kept: { ids: readonly string[]; boardId?: string | undefined }): Promise<number>;
  /** In the order of the ids; without those that don't exist or belong to another person. */
  views(userId: string | undefined, ids: readonly string[]): Promise<ListingView[]>;
  /** Throws LISTING_NOT_FOUND, also for another person's own. */
  get(userId: string | undefined, id: string): Promise<ListingView>;
  /** What the listings ask for: read once and kept. Those that do not exist are left out. */
  postings(ids: readonly string[]): Promise<Map<string, Posting>>;
  /** Takes what ended or was not seen for 45 days out of the lists, and deletes what ended 60 days ago and nobody saved. */
  tidy(): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  engine: Pick<Engine, 'run'>;
  places: Places;
}

/** So many are looked up by one statement. */
const batchSize = 100;
/** So many are prepared by one call of the engine, and stored by one statement: with the embedded database nothing else runs meanwhile. */
const storedAtOnce = 25;
const atOnce = 4;
/** Raised when the engine reads ads differently, so that stored postings are read again. */
const postingRules = 1;
const day = 24 * 3600 * 1000;
const unseenMs = 45 * day;
const keptMs = 60 * day;

const keysOf = (listings: readonly { sameJobKey: string }[]): string[] => [
  ...new Set(listings.map(({ sameJobKey }) => sameJobKey)),
];

export function createJobListings({ db, clock, engine, places }: Deps): JobListings {
  /** Marks what the source gives unchanged as seen; the ids by the ids at the source. */
  async function keepSame(same: readonly KnownListing[], now: Date): Promise<Map<string, string>> {
    const back = same.filter(({ retiredAt }) => retiredAt !== null);
    await db.transaction(async (tx) => {
      await markSeen(
        tx,
        same.map(({ id }) => id),
        now,
      );
      await chooseShown(tx, keysOf(back), now);
    });
    return new Map(same.map(({ externalId, id }) => [externalId, id]));
  }

  /** Prepares and stores new and changed listings; returns their ids by the ids at the source. */
  async function storeChanged(
    changed: readonly FoundListing[],
    from: {
      source: JobSourceName;
      listedBy: ListedBy | undefined;
      known: ReadonlyMap<string, KnownListing>;
      now: Date;
    },
  ): Promise<Map<string, string>> {
    const { source, listedBy, known, now } = from;
    const isOwn = listedBy?.ownerId !== undefined;
    const prepared = await engine.run('prepareListings', { found: changed, today: now.toISOString(), isOwn });
    const rows = prepared.flatMap((each, at) => {
      const found = changed[at];
      if (!each || !found) return [];
      const sortedBefore = known.get(found.externalId)?.sortedAt;
      return [rowOf(each, { source, found, listedBy, now, places, sortedBefore })];
    });
    const before = changed.flatMap(({ externalId }) => known.get(externalId) ?? []);
    return db.transaction(async (tx) => {
      const added = rows.filter(({ externalId }) => !known.has(externalId));
      const ended = await endedBefore(tx, source, { keys: keysOf(added), boardId: listedBy?.boardId, now });
      const stored = await upsertListings(
        tx,
        rows.map((row) => {
          const reposted = known.has(row.externalId) ? undefined : ended.get(row.sameJobKey);
          return reposted === undefined ? row : { ...row, reposted };
        }),
      );
      await chooseShown(tx, keysOf([...rows, ...before]), now);
      return stored;
    });
  }

  async function ingestBatch(
    source: JobSourceName,
    found: readonly FoundListing[],
    listedBy: ListedBy | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Ingested> {
    const now = clock.now();
    const known = await knownOf(
      db,
      source,
      found.map(({ externalId }) => externalId),
    );
    const same = found.flatMap((each) => {
      const kept = known.get(each.externalId);
      return kept?.foundHash === foundHash(each) ? [kept] : [];
    });
    const ids = same.length === 0 ? new Map<string, string>() : await keepSame(same, now);
    const changed = found.filter(({ externalId }) => !ids.has(externalId));
    for (let at = 0; at < changed.length; at += storedAtOnce) {
      signal?.throwIfAborted();
      const part = changed.slice(at, at + storedAtOnce);
      for (const [externalId, id] of await storeChanged(part, { source, listedBy, known, now }))
        ids.set(externalId, id);
      await othersTurn();
    }
    const kept = found.flatMap(({ externalId }) => (ids.has(externalId) ? [externalId] : []));
    const added = kept.filter((externalId) => !known.has(externalId)).length;
    return {
      ids: kept.flatMap((externalId) => ids.get(externalId) ?? []),
      added,
      updated: kept.length - same.length - added,
      dropped: found.length - kept.length,
    };
  }

  async function views(userId: string | undefined, ids: readonly string[]): Promise<ListingView[]> {
    const asked = ids.filter(isUuid);
    if (asked.length === 0) return [];
    const rows = await listingsOf(db, userId, asked);
    const keys = [...new Set(rows.map(({ sameJobKey }) => sameJobKey))];
    const [others, saved] = await Promise.all([
      rows.length === 0 ? new Map<string, never[]>() : elsewhere(db, userId, keys, clock.now()),
      userId === undefined ? new Map<string, never>() : savedOf(db, userId, asked),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return asked.flatMap((id) => {
      const row = byId.get(id.toLowerCase());
      if (row === undefined) return [];
      return [viewOf(row, others.get(row.sameJobKey) ?? [], saved.get(row.id) ?? null, clock.now())];
    });
  }

  return {
    async ingest(source, found, listedBy, signal) {
      // Of one id at the source the last is meant.
      const named = found.map((each) => ({
        ...each,
        externalId: plainId(
          listedBy?.ownerId === undefined ? each.externalId : `${listedBy.ownerId}/${each.externalId}`,
        ),
      }));
      const distinct = [...new Map(named.map((each) => [each.externalId, each])).values()];
      const sum: Ingested = { ids: [], added: 0, updated: 0, dropped: 0 };
      for (let at = 0; at < distinct.length; at += batchSize) {
        const { ids, added, updated, dropped } = await ingestBatch(
          source,
          distinct.slice(at, at + batchSize),
          listedBy,
          signal,
        );
        sum.ids.push(...ids);
        sum.added += added;
        sum.updated += updated;
        sum.dropped += dropped;
        await othersTurn();
      }
      return sum;
    },
    async retire(source, kept) {
      const now = clock.now();
      const keys = await retireOthers(db, source, { ...kept, ids: kept.ids.filter(isUuid) }, now);
      await chooseInParts(db, keys, now);
      return keys.length;
    },
    views,
    async get(userId, id) {
      const [view] = await views(userId, [id]);
      if (view === undefined) throw new AppError('LISTING_NOT_FOUND');
      return view;
    },
    async postings(ids) {
      const asked = ids.filter(isUuid);
      const found = new Map<string, Posting>();
      if (asked.length === 0) return found;
      const rows = await listingsWithPostings(db, asked);
      const read = async ({
        id,
        title,
        company,
        description,
        contentHash,
        posting,
        readHash,
      }: (typeof rows)[number]) => {
        const hash = `${postingRules} ${contentHash}`;
        if (posting !== null && readHash === hash) return void found.set(id, posting);
        const employer = company === '' ? {} : { employer: company };
        const now = storable(await engine.run('readPosting', { text: description, title, ...employer }));
        await keepPosting(db, id, now, hash, clock.now());
        found.set(id, now);
      };
      // The engine has a few threads, and others wait for it, too.
      for (let at = 0; at < rows.length; at += atOnce) await Promise.all(rows.slice(at, at + atOnce).map(read));
      return found;
    },
    async tidy() {
      const now = clock.now();
      const keys = await retireUnseen(db, new Date(now.getTime() - unseenMs), now);
      await chooseInParts(db, keys, now);
      await deleteEnded(db, new Date(now.getTime() - keptMs));
    },
  };
}

function viewOf(
  row: ShownListing,
  same: readonly { id: string; source: JobSourceName; applicationUrl: string }[],
  saved: ListingView['saved'],
  now: Date,
): ListingView {
  const { ownerId: _, sameJobKey: __, retiredAt, expiresAt, firstSeenAt, lastSeenAt, postedDate, ...rest } = row;
  const others = new Map(same.filter(({ source }) => source !== row.source).map((each) => [each.source, each]));
  return {
    ...rest,
    skills: rest.skills ?? [],
    benefits: rest.benefits ?? [],
    postedDate: postedDate?.toISOString() ?? null,
    firstSeen: firstSeenAt.toISOString(),
    lastSeen: lastSeenAt.toISOString(),
    isExpired: retiredAt !== null || (expiresAt !== null && expiresAt <= now),
    alsoAt: [...others.values()].map(({ source, applicationUrl }) => ({ source, applicationUrl })),
    saved,
  };
}
