import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import { boardPage, boardSource, wholeBoardBytes } from '../board-source.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { greenhouseBoard, greenhouseJobs, greenhouseListing } from './mapping.ts';

/**
 * Companies' boards on Greenhouse, by its public Job Board API (https://developers.greenhouse.io/job-board.html), which needs no key. Written from the
 * documentation and from what public clients read; not tried against the real service.
 */
export const greenhouse: SourceDefinition = {
  name: 'greenhouse',
  baseUrl: 'https://boards-api.greenhouse.io',
  open: ({ http }: SourceSetup): JobSource =>
    boardSource('greenhouse', async ({ board, signal }) => {
      const path = `v1/boards/${board}`;
      const found = await http.json(greenhouseJobs, {
        path: `${path}/jobs`,
        query: { content: 'true', pay_transparency: 'true' },
        mostBytes: wholeBoardBytes,
        signal,
      });
      if (!found.ok) return found;
      const { jobs } = found.value;
      const named = jobs.find(({ company_name: name }) => name !== undefined)?.company_name;
      const about = named === undefined ? await http.json(greenhouseBoard, { path, signal }) : undefined;
      const company = named ?? (about?.ok ? about.value.name : undefined) ?? companyOfBoard(board);
      return boardPage(
        jobs.map((job) => greenhouseListing(job, board, company)),
        { company },
      );
    }),
};
