import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import { boardPage, boardSource, wholeBoardBytes } from '../board-source.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { recruiteeListing, recruiteeOffers } from './mapping.ts';

/**
 * Companies' careers sites on Recruitee, by the Careers Site API (https://docs.recruitee.com/reference/intro-to-careers-site-api), which needs no key.
 * Written from the documentation and from what public clients read; not tried against the real service.
 */
export const recruitee: SourceDefinition = {
  name: 'recruitee',
  baseUrl: 'https://{board}.recruitee.com',
  open: ({ http }: SourceSetup): JobSource =>
    boardSource('recruitee', async ({ board, signal }) => {
      const found = await http.json(recruiteeOffers, {
        board,
        path: 'api/offers/',
        mostBytes: wholeBoardBytes,
        signal,
      });
      if (!found.ok) return found;
      const { offers } = found.value;
      const company =
        offers.find(({ company_name: name }) => name !== undefined)?.company_name ?? companyOfBoard(board);
      return boardPage(
        offers.flatMap((offer) => recruiteeListing(offer, board, company) ?? []),
        { company },
      );
    }),
};
