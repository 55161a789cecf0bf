import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import { boardPage, boardSource, wholeBoardBytes } from '../board-source.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { ashbyJobs, ashbyListing } from './mapping.ts';

/**
 * Companies' boards on Ashby, by its public job postings API (https://developers.ashbyhq.com/docs/public-job-posting-api), which needs no key and does not name
 * the company. Written from the documentation and from what public clients read; not tried against the real service.
 */
export const ashby: SourceDefinition = {
  name: 'ashby',
  baseUrl: 'https://api.ashbyhq.com',
  open: ({ http }: SourceSetup): JobSource =>
    boardSource('ashby', async ({ board, signal }) => {
      const found = await http.json(ashbyJobs, {
        path: `posting-api/job-board/${board}`,
        query: { includeCompensation: 'true' },
        mostBytes: wholeBoardBytes,
        signal,
      });
      if (!found.ok) return found;
      const company = companyOfBoard(board);
      return boardPage(
        found.value.jobs.flatMap((job) => ashbyListing(job, board, company) ?? []),
        { company },
      );
    }),
};
