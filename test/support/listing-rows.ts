import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { jobListings } from '#server/db/schema/jobs.ts';

/** Stores a listing as if a source had brought it; returns its id. */
export async function addListing(db: Database, given: Partial<typeof jobListings.$inferInsert> = {}): Promise<string> {
  const externalId = randomUUID();
  const [made] = await db
    .insert(jobListings)
    .values({
      externalId,
      source: 'remotive',
      title: 'Warehouse Manager',
      company: 'Fabrikam',
      description: 'Fabrikam is looking for a Warehouse Manager.',
      location: 'Springfield, IL',
      sameJobKey: externalId,
      applicationUrl: `https://jobs.example.com/${externalId}`,
      ...given,
    })
    .returning({ id: jobListings.id });
  return made?.id ?? '';
}
