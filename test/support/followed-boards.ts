import type { BoardProvider } from '#contract/job-sources.ts';
import type { Database } from '#server/db/database.ts';
import { companyBoards, jobBoards } from '#server/db/schema/jobs.ts';

/** Has a person follow a company's board as if they had added it; returns the board's id. */
export async function followBoard(
  db: Database,
  userId: string,
  provider: BoardProvider,
  slug: string,
): Promise<string> {
  const [board] = await db.insert(jobBoards).values({ provider, slug, name: slug }).returning({ id: jobBoards.id });
  if (!board) throw new Error('The board was not stored.');
  await db.insert(companyBoards).values({ userId, boardId: board.id });
  return board.id;
}
