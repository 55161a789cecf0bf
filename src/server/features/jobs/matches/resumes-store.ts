import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { resumeOptimizations, uploads } from '../../../db/schema/optimizations.ts';

/** A resume of an account's that listings can be ranked for. */
export interface KeptResume {
  kind: 'optimization' | 'upload';
  id: string;
  name: string;
  createdAt: Date;
}

const most = 50;

/** An account's resumes, the newest first: a file that was optimized once, as its newest optimization. */
export async function resumesOf(db: Database, userId: string): Promise<KeptResume[]> {
  const { id, jobTitle, uploadId, originalContent, createdAt } = resumeOptimizations;
  const source = sql<string>`coalesce(${uploadId}::text, md5(${originalContent}))`;
  const optimized = await db
    .selectDistinctOn([source], { id, name: jobTitle, createdAt })
    .from(resumeOptimizations)
    .where(eq(resumeOptimizations.userId, userId))
    .orderBy(source, desc(createdAt), desc(id));
  const uploaded = await db
    .select({ id: uploads.id, name: uploads.fileName, createdAt: uploads.createdAt })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(resumeOptimizations)
            .where(and(eq(uploadId, uploads.id), eq(resumeOptimizations.userId, userId))),
        ),
      ),
    )
    .orderBy(desc(uploads.createdAt))
    .limit(most);
  return [
    ...optimized.map((each): KeptResume => ({ kind: 'optimization', ...each })),
    ...uploaded.map((each): KeptResume => ({ kind: 'upload', ...each })),
  ]
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, most);
}
