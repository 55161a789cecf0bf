import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import { boardPage, boardSource, wholeBoardBytes } from '../board-source.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { workableAccount, workableListing } from './mapping.ts';

/**
 * Companies' boards on Workable, by what its widget for careers pages reads (https://help.workable.com/hc/en-us/articles/115012771647), which needs no key.
 * Written from what public clients read (https://sevic.dev/notes/workable-public-jobs-api-nodejs/); not tried against the real service.
 */
export const workable: SourceDefinition = {
  name: 'workable',
  baseUrl: 'https://apply.workable.com',
  open: ({ http }: SourceSetup): JobSource =>
    boardSource('workable', async ({ board, signal }) => {
      const found = await http.json(workableAccount, {
        path: `api/v1/widget/accounts/${board}`,
        query: { details: 'true' },
        mostBytes: wholeBoardBytes,
        signal,
      });
      if (!found.ok) return found;
      const company = found.value.name ?? companyOfBoard(board);
      return boardPage(
        found.value.jobs.map((job) => workableListing(job, board, company)),
        { company },
      );
    }),
};
