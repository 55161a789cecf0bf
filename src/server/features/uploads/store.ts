import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { Answer } from '#domain/tailoring/answers/answer.ts';
import type { Database } from '../../db/database.ts';
import { readBytes } from '../../db/schema/bytes.ts';
import { uploadPages, uploads } from '../../db/schema/optimizations.ts';
import { isUuid } from '../../db/uuid.ts';
import { lockOwner } from '../../http/session-store.ts';
import type { Owner } from '../../http/visit.ts';
import type { BytesInRow } from './kept-bytes.ts';
import { cancelRemovals } from './removals-store.ts';

export type NewUpload = Omit<typeof uploads.$inferInsert, 'id' | 'createdAt' | 'userId' | 'sessionId'>;

/** The columns usually read of an upload: all but its file and lines, which are the largest. */
const columns = {
  fileName: uploads.fileName,
  content: uploads.content,
  layout: uploads.layout,
  parsed: uploads.parsed,
  corrections: uploads.corrections,
  answers: uploads.answers,
  grammar: uploads.grammar,
  pictures: uploads.pictures,
};
type Kept = typeof uploads.$inferSelect;
export type StoredUpload = Pick<Kept, keyof typeof columns>;

/** An account's, else a visitor's session's. */
const keysOf = ({ userId, sessionId }: Owner) =>
  userId === undefined ? { userId: null, sessionId } : { userId, sessionId: null };

/** The owner's, whichever it was uploaded under: before or after signing in. */
const ownedBy = ({ userId, sessionId }: Owner) =>
  or(
    ...(userId === undefined ? [] : [eq(uploads.userId, userId)]),
    ...(sessionId === undefined ? [] : [and(isNull(uploads.userId), eq(uploads.sessionId, sessionId))]),
  );

export async function saveUpload(db: Database, owner: Owner, upload: NewUpload): Promise<string> {
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(uploads)
      .values({ ...upload, ...keysOf(await lockOwner(tx, owner)) })
      .returning({ id: uploads.id });
    await cancelRemovals(tx, [upload.fileKey ?? null]);
    if (!saved) throw new Error('An upload was not saved.');
    return saved.id;
  });
}

export async function findUpload(db: Database, owner: Owner, id: string): Promise<StoredUpload | undefined> {
  if (!isUuid(id)) return undefined;
  const [upload] = await db
    .select(columns)
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(owner)));
  return upload;
}

/** Where the picture of a page is, counted from 1; `page` is absent until it's painted. Nothing if it gets no picture. */
export async function findPage(db: Database, owner: Owner, id: string, page: number) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ page: uploadPages.page, bytes: readBytes(uploadPages.png), key: uploadPages.pngKey })
    .from(uploads)
    .leftJoin(uploadPages, and(eq(uploadPages.uploadId, uploads.id), eq(uploadPages.page, page)))
    .where(and(eq(uploads.id, id), ownedBy(owner), gte(uploads.pictures, page)));
  return found;
}

/** Where the pictures of the painted pages are, in order. */
export async function findPages(db: Database, uploadId: string): Promise<BytesInRow[]> {
  return db
    .select({ bytes: readBytes(uploadPages.png), key: uploadPages.pngKey })
    .from(uploadPages)
    .where(eq(uploadPages.uploadId, uploadId))
    .orderBy(uploadPages.page);
}

/** Where the bytes of an upload are as they came. */
export async function findFile(db: Database, id: string): Promise<({ name: string } & BytesInRow) | undefined> {
  const [kept] = await db
    .select({ name: uploads.fileName, bytes: readBytes(uploads.file), key: uploads.fileKey })
    .from(uploads)
    .where(eq(uploads.id, id));
  return kept;
}

/** How many bytes of files are kept for somebody. */
export async function countKeptBytes(db: Database, owner: Owner): Promise<number> {
  const [kept] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.fileBytes}), 0)::float8` })
    .from(uploads)
    .where(ownedBy(owner));
  return kept?.bytes ?? 0;
}

/** Keeps what the pages look like; there are pictures of no others. */
export async function savePages(db: Database, uploadId: string, pngs: readonly BytesInRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    const there = await tx
      .update(uploads)
      .set({ pictures: pngs.length })
      .where(eq(uploads.id, uploadId))
      .returning({ id: uploads.id });
    const pages = pngs.map(({ bytes, key }, index) => ({ uploadId, page: index + 1, png: bytes, pngKey: key }));
    if (there.length === 0 || pages.length === 0) return;
    const kept = await tx
      .insert(uploadPages)
      .values(pages)
      .onConflictDoNothing()
      .returning({ key: uploadPages.pngKey });
    const keys = kept.map(({ key }) => key);
    await cancelRemovals(tx, keys);
  });
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

/** Changes what was answered about an upload, nothing where it is gone; `tx` is a transaction, in which the upload is locked. */
export async function changeAnswers(
  tx: Database,
  id: string,
  change: (answers: readonly Answer[]) => Answer[],
): Promise<void> {
  const of = eq(uploads.id, id);
  const [kept] = await tx.select({ answers: uploads.answers }).from(uploads).where(of).for('update');
  if (kept)
    await tx
      .update(uploads)
      .set({ answers: change(kept.answers) })
      .where(of);
}

/** Gives an account what its person uploaded as a visitor of this session, so that it outlives the session. */
export async function adoptUploads(db: Database, userId: string, sessionId: string): Promise<number> {
  const adopted = await db
    .update(uploads)
    .set({ userId, sessionId: null })
    .where(and(isNull(uploads.userId), eq(uploads.sessionId, sessionId)))
    .returning({ id: uploads.id });
  return adopted.length;
}

/** The account's, newest first. */
export async function listOf(db: Database, userId: string, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({ uploadId: uploads.id, fileName: uploads.fileName, createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(limit)
    .offset(offset);
}

/** A part of the account's with their texts, newest first. */
export async function textsOf(db: Database, userId: string, { limit, offset }: { limit: number; offset: number }) {
  const { fileName, content, corrections, answers } = columns;
  return db
    .select({ uploadId: uploads.id, fileName, content, corrections, answers, createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(limit)
    .offset(offset);
}

/** How many are deleted by one statement: each takes along its file and its pages, and a statement may take ten seconds. */
const purgedTogether = 200;

/** Deletes older ones in batches, so that each statement ends in time even after a week without a worker. */
export async function purgeUploads(db: Database, before: Date): Promise<void> {
  for (;;) {
    const some = db.select({ id: uploads.id }).from(uploads).where(lt(uploads.createdAt, before)).limit(purgedTogether);
    const purged = await db.delete(uploads).where(inArray(uploads.id, some)).returning({ id: uploads.id });
    if (purged.length < purgedTogether) return;
  }
}
