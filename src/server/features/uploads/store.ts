import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/optimizations.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Owner } from '../../http/visit.ts';

export type NewUpload = Omit<typeof uploads.$inferInsert, 'id' | 'createdAt' | 'userId' | 'sessionId'>;

/** The parts of an upload that are read again: all but its pictures and lines, which take the most space. */
const columns = {
  fileName: uploads.fileName,
  content: uploads.content,
  layout: uploads.layout,
  parsed: uploads.parsed,
  corrections: uploads.corrections,
  grammar: uploads.grammar,
  /** How many there are. */
  pictures: sql<number>`coalesce(cardinality(${uploads.pictures}), 0)`.mapWith(Number),
};
type Kept = typeof uploads.$inferSelect;
export type StoredUpload = Pick<Kept, Exclude<keyof typeof columns, 'pictures'>> & { pictures: number };

/** An account's, else a visitor's session's. */
const keysOf = ({ userId, sessionId }: Owner) =>
  userId === undefined ? { userId: null, sessionId } : { userId, sessionId: null };

/** The owner's, whichever it was uploaded under: before or after signing in. */
const ownedBy = ({ userId, sessionId }: Owner) =>
  or(
    ...(userId === undefined ? [] : [eq(uploads.userId, userId)]),
    and(isNull(uploads.userId), eq(uploads.sessionId, sessionId)),
  );

export async function saveUpload(db: Database, owner: Owner, upload: NewUpload): Promise<string> {
  const [saved] = await db
    .insert(uploads)
    .values({ ...upload, ...keysOf(owner) })
    .returning({ id: uploads.id });
  if (!saved) throw new Error('An upload was not saved.');
  return saved.id;
}

export async function findUpload(db: Database, owner: Owner, id: string): Promise<StoredUpload | undefined> {
  if (!isUuid(id)) return undefined;
  const [upload] = await db
    .select(columns)
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(owner)));
  return upload;
}

/** The picture of a page, counted from 1, in base64. */
export async function findPicture(db: Database, owner: Owner, id: string, page: number): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [upload] = await db
    .select({ picture: sql<string | null>`${uploads.pictures}[${page}::int]` })
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(owner)));
  return upload?.picture ?? undefined;
}

/** What may have been added to an upload after it was read. */
export interface AddedLater {
  corrections: Correction[];
  /** Whether a grammar checker has read it. */
  checked: boolean;
}

export async function findAddedLater(db: Database, owner: Owner, id: string): Promise<AddedLater | undefined> {
  if (!isUuid(id)) return undefined;
  const [upload] = await db
    .select({ corrections: uploads.corrections, checked: sql<boolean>`${uploads.grammar} is not null` })
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(owner)));
  return upload;
}

/** Stores the mistakes of language that were found after the upload was answered. */
export async function saveMistakes(db: Database, id: string, grammar: GrammarFact[]): Promise<void> {
  await db.update(uploads).set({ grammar }).where(eq(uploads.id, id));
}

/** Replaces the corrections stored before. */
export async function saveCorrections(
  db: Database,
  owner: Owner,
  id: string,
  corrections: Correction[],
): Promise<void> {
  await db
    .update(uploads)
    .set({ corrections })
    .where(and(eq(uploads.id, id), ownedBy(owner)));
}

/** Gives an account what its person uploaded as a visitor of this session, so that it outlives the session. */
export async function adoptUploads(db: Database, userId: string, sessionId: string): Promise<void> {
  await db
    .update(uploads)
    .set({ userId, sessionId: null })
    .where(and(isNull(uploads.userId), eq(uploads.sessionId, sessionId)));
}

/** The account's, newest first. */
export async function listOf(db: Database, userId: string) {
  return db
    .select({ uploadId: uploads.id, fileName: uploads.fileName, createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(desc(uploads.createdAt))
    .limit(20);
}

export async function purgeUploads(db: Database, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.createdAt, before));
}
