import { eq } from 'drizzle-orm';
import type { ProposedQuestions } from '#domain/interview/briefing/proposed-questions.ts';
import type { Database } from '../../db/database.ts';
import { interviewPreps as table } from '../../db/schema/optimizations.ts';

/** What a model proposed for a prep; undefined where none was asked yet. */
export async function findPrepProposals(db: Database, prepId: string): Promise<ProposedQuestions | undefined> {
  const [found] = await db.select({ proposals: table.proposals }).from(table).where(eq(table.id, prepId));
  return found?.proposals ?? undefined;
}

export async function savePrepProposals(db: Database, prepId: string, proposals: ProposedQuestions): Promise<void> {
  await db.update(table).set({ proposals }).where(eq(table.id, prepId));
}
