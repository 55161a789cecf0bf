import type { ListingView } from '#contract/job-listings.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { plainId } from '#domain/listings/normalize-listing.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Clock, Places } from '../../ports.ts';
import { storable } from '../../storable-text.ts';
import { foundHash, rowOf } from './found-rows.ts';
import {
  chooseShown,
  deleteEnded,
  elsewhere,
  endedBefore,
  keepReading,
  knownOf,
  listingsOf,
  markSeen,
  readingsOf,
  retireOthers,
  retireUnseen,
  savedOf,
  upsertListings,
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

/** Job listings, stored once and seen by all, but for those that a person entered. */
export interface JobListings {
  /** Stores what a source gave, each by its id at the source: normalized, merged with the same job elsewhere, dated. `ownerId` makes it a person's own. */
  ingest(source: JobSourceName, found: readonly FoundListing[], own?: { ownerId: string }): Promise<Ingested>;
  /**
   * Marks a source's listings that its newest complete answer no longer held as gone; `board` limits it to those whose ids at the source begin with
   * `<board>/`. How many were gone.
   */
  retire(source: JobSourceName, kept: { ids: readonly string[]; board?: string | undefined }): Promise<number>;
  /** In the order of the ids; those that do not exist or are another person's are left out. */
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

/** So many are prepared by one call of the engine, and stored by one statement. */
const batchSize = 100;
const atOnce = 4;
/** Raised when the engine reads ads differently: what is kept of them is then read again. */
const readingRules = 1;
const day = 24 * 3600 * 1000;
const unseenMs = 45 * day;
const keptMs = 60 * day;

export function createJobListings({ db, clock, engine, places }: Deps): JobListings {
  async function ingestBatch(
    source: JobSourceName,
    found: readonly FoundListing[],
    ownerId: string | undefined,
  ): Promise<Ingested> {
    const now = clock.now();
    const known = await knownOf(
      db,
      source,
      found.map(({ externalId }) => externalId),
    );
    const knownAs = ({ externalId }: FoundListing) => known.get(externalId);
    const isSame = (each: FoundListing) => knownAs(each)?.foundHash === foundHash(each);
    const changed = found.filter((each) => !isSame(each));
    const prepared = await engine.run('prepareListings', {
      found: changed,
      today: now.toISOString(),
      isOwn: ownerId !== undefined,
    });
    const rows = prepared.flatMap((each, at) => {
      const from = changed[at];
      return each && from
        ? [rowOf(each, { source, found: from, ownerId, now, places, sortedBefore: knownAs(from)?.sortedAt })]
        : [];
    });
    const ids = await db.transaction(async (tx) => {
      const same = found.filter(isSame).flatMap((each) => knownAs(each) ?? []);
      await markSeen(
        tx,
        same.map(({ id }) => id),
        now,
      );
      const added = rows.filter(({ externalId }) => !known.has(externalId));
      const before = await endedBefore(
        tx,
        source,
        added.map(({ sameJobKey }) => sameJobKey),
        now,
      );
      const stored = await upsertListings(
        tx,
        rows.map((row) => {
          const reposted = known.has(row.externalId) ? undefined : before.get(row.sameJobKey);
          return reposted === undefined ? row : { ...row, reposted };
        }),
      );
      const back = same.filter(({ retiredAt }) => retiredAt !== null);
      const keys = [...rows, ...back, ...known.values()].map(({ sameJobKey }) => sameJobKey);
      if (rows.length > 0 || back.length > 0) await chooseShown(tx, [...new Set(keys)], now);
      return new Map([...same.map(({ externalId, id }): [string, string] => [externalId, id]), ...stored]);
    });
    const updated = rows.filter(({ externalId }) => known.has(externalId)).length;
    return {
      ids: found.flatMap(({ externalId }) => ids.get(externalId) ?? []),
      added: rows.length - updated,
      updated,
      dropped: changed.length - rows.length,
    };
  }

  async function views(userId: string | undefined, ids: readonly string[]): Promise<ListingView[]> {
    const asked = ids.filter(isUuid);
    if (asked.length === 0) return [];
    const rows = await listingsOf(db, userId, asked);
    const keys = [...new Set(rows.map(({ sameJobKey }) => sameJobKey))];
    const [others, saved] = await Promise.all([
      rows.length === 0 ? new Map<string, never[]>() : elsewhere(db, keys, clock.now()),
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
    async ingest(source, found, own) {
      // Of one id at the source the last is meant.
      const named = found.map((each) => ({
        ...each,
        externalId: plainId(own ? `${own.ownerId}/${each.externalId}` : each.externalId),
      }));
      const distinct = [...new Map(named.map((each) => [each.externalId, each])).values()];
      const sum: Ingested = { ids: [], added: 0, updated: 0, dropped: 0 };
      for (let at = 0; at < distinct.length; at += batchSize) {
        const { ids, added, updated, dropped } = await ingestBatch(
          source,
          distinct.slice(at, at + batchSize),
          own?.ownerId,
        );
        sum.ids.push(...ids);
        sum.added += added;
        sum.updated += updated;
        sum.dropped += dropped;
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
      const rows = await readingsOf(db, asked);
      const read = async ({
        id,
        title,
        company,
        description,
        contentHash,
        posting,
        readHash,
      }: (typeof rows)[number]) => {
        const hash = `${readingRules} ${contentHash}`;
        if (posting !== null && readHash === hash) return void found.set(id, posting);
        const employer = company === '' ? {} : { employer: company };
        const now = storable(await engine.run('readPosting', { text: description, title, ...employer }));
        await keepReading(db, id, now, hash, clock.now());
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

/** A statement with a list of ten thousands of keys is none that a database plans well. */
async function chooseInParts(db: Database, keys: readonly string[], now: Date): Promise<void> {
  const distinct = [...new Set(keys)];
  for (let at = 0; at < distinct.length; at += 500) await chooseShown(db, distinct.slice(at, at + 500), now);
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
