import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../root.ts';
import type { JobSource } from '../port.ts';
import type { Clock } from '../../../clock.ts';
import { sampleListing, sampleListings } from './mapping.ts';

/** Where the sample's listings are in the project: they are read there, also by the built server. */
export const sampleFolder = (): string => join(projectRoot(), 'src/server/adapters/job-boards/sample/listings');

/** Listings that were made up, so that search, filters and matching can be tried where no other source has brought any. Nobody is asked over the network. */
export const createSample = ({ folder, clock }: { folder: string; clock: Clock }): JobSource => ({
  name: 'sample',
  kind: 'sample',
  listsAll: true,
  freshSeconds: 24 * 3600,
  limits: [],
  async fetch() {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const now = clock.now();
    const listings = files
      .toSorted()
      .flatMap((name) => sampleListings.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    return { ok: true, listings: listings.map((listing) => sampleListing(listing, now)), hasMore: false };
  },
});
