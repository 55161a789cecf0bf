import { and, eq, getTableName, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { assessments, atsEvaluations, linkedinEnhancements } from '../../db/schema/assessments.ts';
import {
  billingEvents,
  sandboxEvents,
  sandboxPayments,
  sandboxSubscriptions,
  unclaimedBillingEvents,
} from '../../db/schema/billing.ts';
import { blobRemovals } from '../../db/schema/blob-removals.ts';
import { jobCalls, jobFetches } from '../../db/schema/job-sources.ts';
import {
  blockedEmployers,
  companyBoards,
  hiddenJobs,
  jobBoards,
  jobListings,
  jobMatches,
  jobReadings,
  jobSearches,
  savedJobs,
  savedSearches,
} from '../../db/schema/jobs.ts';
import {
  interviewPreps,
  optimizationVersions,
  practicedAnswers,
  resumeOptimizations,
  uploadPages,
  uploads,
} from '../../db/schema/optimizations.ts';
import { emailVerifications } from '../../db/schema/email-verifications.ts';
import { limitCounts } from '../../db/schema/limit-counts.ts';
import { modelSpending } from '../../db/schema/model-spending.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { payments } from '../../db/schema/payments.ts';
import { authenticators, passkeys, recoveryCodes } from '../../db/schema/second-factors.ts';
import { securityEvents } from '../../db/schema/security-events.ts';
import { trackedEvents } from '../../db/schema/tracked-events.ts';

/** An account with the ids that link other rows to it. */
export interface AccountKeys {
  userId: string;
  email: string;
  /** The payment provider's id of the person. */
  customer: string | null;
  sessions: string[];
  optimizations: string[];
  uploads: string[];
  /** Companies' boards that nobody but the account finds. */
  boards: string[];
}

/** What happens to a table's rows when an account is erased. */
export type AccountTable =
  /** Deleted; the columns named are secrets, which an export leaves out. */
  | { fate: 'erased'; table: PgTable; rows: (keys: AccountKeys) => SQL | undefined; secrets?: string[] }
  /** Kept as the record of a payment, with these columns emptied: nothing in the row identifies the person any more. */
  | {
      fate: 'anonymous';
      table: PgTable;
      rows: (keys: AccountKeys) => SQL | undefined;
      emptied: Record<string, null>;
    }
  /** Contains no personal data. */
  | { fate: 'nobody'; table: PgTable };

/** Every table of the schema, referencing tables before the tables they reference. A test checks that none is missing. */
export const accountTables: readonly AccountTable[] = [
  { fate: 'anonymous', table: payments, rows: ({ userId }) => eq(payments.userId, userId), emptied: { userId: null } },
  {
    fate: 'anonymous',
    table: billingEvents,
    rows: ({ userId }) => eq(billingEvents.userId, userId),
    emptied: { userId: null },
  },
  {
    fate: 'erased',
    table: sandboxPayments,
    rows: ({ userId }) => eq(sandboxPayments.userId, userId),
    secrets: ['secretHash'],
  },
  { fate: 'nobody', table: unclaimedBillingEvents },
  { fate: 'nobody', table: limitCounts },
  { fate: 'nobody', table: blobRemovals },
  { fate: 'erased', table: sandboxSubscriptions, rows: ({ userId }) => eq(sandboxSubscriptions.userId, userId) },
  {
    fate: 'erased',
    table: sandboxEvents,
    rows: ({ userId }) => or(eq(sandboxEvents.userId, userId), sql`position(${userId} in ${sandboxEvents.body}) > 0`),
  },
  {
    fate: 'erased',
    table: passwordResets,
    rows: ({ userId }) => eq(passwordResets.userId, userId),
    secrets: ['tokenHash'],
  },
  {
    fate: 'erased',
    table: authenticators,
    rows: ({ userId }) => eq(authenticators.userId, userId),
    secrets: ['secret'],
  },
  {
    fate: 'erased',
    table: recoveryCodes,
    rows: ({ userId }) => eq(recoveryCodes.userId, userId),
    secrets: ['codeHash'],
  },
  { fate: 'erased', table: passkeys, rows: ({ userId }) => eq(passkeys.userId, userId), secrets: ['publicKey'] },
  {
    fate: 'erased',
    table: emailVerifications,
    rows: ({ userId }) => eq(emailVerifications.userId, userId),
    secrets: ['tokenHash'],
  },
  { fate: 'erased', table: securityEvents, rows: ({ userId }) => eq(securityEvents.userId, userId) },
  { fate: 'erased', table: apiKeys, rows: ({ userId }) => eq(apiKeys.userId, userId), secrets: ['keyHash'] },
  {
    fate: 'erased',
    table: modelSpending,
    rows: ({ userId }) => eq(modelSpending.userId, userId),
    secrets: ['address'],
  },
  { fate: 'erased', table: jobMatches, rows: ({ userId }) => eq(jobMatches.userId, userId) },
  { fate: 'erased', table: savedJobs, rows: ({ userId }) => eq(savedJobs.userId, userId) },
  { fate: 'erased', table: hiddenJobs, rows: ({ userId }) => eq(hiddenJobs.userId, userId) },
  { fate: 'erased', table: jobSearches, rows: ({ userId }) => eq(jobSearches.userId, userId) },
  { fate: 'erased', table: savedSearches, rows: ({ userId }) => eq(savedSearches.userId, userId) },
  { fate: 'erased', table: companyBoards, rows: ({ userId }) => eq(companyBoards.userId, userId) },
  { fate: 'nobody', table: jobReadings },
  { fate: 'erased', table: jobListings, rows: ({ userId }) => eq(jobListings.ownerId, userId) },
  // What they list goes with them.
  { fate: 'erased', table: jobBoards, rows: ({ boards }) => inArray(jobBoards.id, boards) },
  { fate: 'nobody', table: blockedEmployers },
  { fate: 'nobody', table: jobFetches },
  { fate: 'nobody', table: jobCalls },
  { fate: 'nobody', table: trackedEvents },
  { fate: 'erased', table: linkedinEnhancements, rows: ({ userId }) => eq(linkedinEnhancements.userId, userId) },
  {
    fate: 'erased',
    table: atsEvaluations,
    rows: ({ userId, optimizations }) =>
      or(eq(atsEvaluations.userId, userId), inArray(atsEvaluations.optimizationId, optimizations)),
  },
  { fate: 'erased', table: assessments, rows: ({ userId }) => eq(assessments.userId, userId) },
  {
    fate: 'erased',
    table: practicedAnswers,
    rows: ({ userId, optimizations }) =>
      sql`${practicedAnswers.prepId} in (select ${interviewPreps.id} from ${interviewPreps} where ${or(
        eq(interviewPreps.userId, userId),
        inArray(interviewPreps.optimizationId, optimizations),
      )})`,
  },
  {
    fate: 'erased',
    table: interviewPreps,
    rows: ({ userId, optimizations }) =>
      or(eq(interviewPreps.userId, userId), inArray(interviewPreps.optimizationId, optimizations)),
  },
  {
    fate: 'erased',
    table: optimizationVersions,
    rows: ({ optimizations }) => inArray(optimizationVersions.optimizationId, optimizations),
  },
  {
    fate: 'erased',
    table: resumeOptimizations,
    rows: ({ optimizations }) => inArray(resumeOptimizations.id, optimizations),
    secrets: ['claimToken'],
  },
  {
    fate: 'erased',
    table: uploadPages,
    rows: ({ uploads: ids }) => inArray(uploadPages.uploadId, ids),
  },
  {
    fate: 'erased',
    table: uploads,
    rows: ({ uploads: ids }) => inArray(uploads.id, ids),
  },
  {
    fate: 'erased',
    table: sessions,
    rows: (keys) => inArray(sessions.id, keys.sessions),
    secrets: ['tokenHash', 'modelKey'],
  },
  { fate: 'erased', table: users, rows: ({ userId }) => eq(users.id, userId), secrets: ['passwordHash'] },
];

export const tableName = ({ table }: AccountTable): string => getTableName(table);

/** A private board that the account alone follows. One of which somebody else saved a listing is left to the hourly tidying, which keeps that one. */
const isFollowedOnlyBy = (userId: string): SQL | undefined =>
  and(
    eq(jobBoards.status, 'private'),
    sql`${userId}::uuid = all (select user_id from company_boards where board_id = ${jobBoards.id})`,
    sql`exists (select from company_boards where board_id = ${jobBoards.id})`,
    sql`not exists (select from saved_jobs s join job_listings l on l.id = s.job_listing_id
      where l.board_id = ${jobBoards.id} and s.user_id <> ${userId}::uuid)`,
  );

/** The account with an address, locked until the transaction ends, with everything that is linked to it. */
export async function keysOf(tx: Database, email: string): Promise<AccountKeys | undefined> {
  const [user] = await tx
    .select({ id: users.id, customer: users.stripeCustomerId })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (!user) return undefined;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const own = ids(await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id)));
  // Including those created before signing in on the same browser and not claimed yet.
  const ofPerson = or(eq(resumeOptimizations.userId, user.id), inArray(resumeOptimizations.sessionId, own));
  const made = ids(await tx.select({ id: resumeOptimizations.id }).from(resumeOptimizations).where(ofPerson));
  const sent = or(eq(uploads.userId, user.id), inArray(uploads.sessionId, own));
  const files = ids(await tx.select({ id: uploads.id }).from(uploads).where(sent));
  const boards = ids(await tx.select({ id: jobBoards.id }).from(jobBoards).where(isFollowedOnlyBy(user.id)));
  return {
    userId: user.id,
    email,
    customer: user.customer,
    sessions: own,
    optimizations: made,
    uploads: files,
    boards,
  };
}

/** The rows as JSON can hold them: bytes in base64. */
export async function rowsOf(db: Database, table: PgTable, where: SQL | undefined): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = await db.select().from(table).where(where);
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, writable(value)])));
}

const writable = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

/** How many rows were removed. */
export async function removeRows(tx: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  return (
    await tx
      .delete(table)
      .where(where)
      .returning({ one: sql`1` })
  ).length;
}

/** How many rows were made anonymous. */
export async function emptyColumns(
  tx: Database,
  table: PgTable,
  { set, where }: { set: Record<string, null>; where: SQL | undefined },
): Promise<number> {
  return (
    await tx
      .update(table)
      .set(set)
      .where(where)
      .returning({ one: sql`1` })
  ).length;
}
