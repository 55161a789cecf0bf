import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import { boardPage, boardSource } from '../board-source.ts';
import { detailsPerPage, readDetails } from '../listed-details.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { bambooHrDetail, bambooHrList, bambooHrListing } from './mapping.ts';

/**
 * Companies' careers pages on BambooHR, by the two JSON addresses that those pages read themselves, `careers/list` and `careers/<id>/detail`, which need no
 * key and are not documented. The list has neither texts nor dates, which are read one by one. An unknown company is redirected elsewhere. Written from what
 * public clients read (https://apify.com/ahmed_jasarevic/bamboohr-scraper tells both); not tried against the real service.
 */
export const bamboohr: SourceDefinition = {
  name: 'bamboohr',
  baseUrl: 'https://{board}.bamboohr.com',
  open: ({ http }: SourceSetup): JobSource =>
    boardSource(
      'bamboohr',
      async ({ board, page, signal }) => {
        const list = await http.json(bambooHrList, { board, path: 'careers/list', signal });
        if (!list.ok) return list;
        const { result } = list.value;
        const offset = (page - 1) * detailsPerPage;
        const listed = result.slice(offset, offset + detailsPerPage);
        const company = companyOfBoard(board);
        const details = await readDetails(listed, async (opening) => {
          const path = `careers/${encodeURIComponent(opening.id)}/detail`;
          const answer = await http.json(bambooHrDetail, { board, path, signal });
          return answer.ok ? { ok: true, value: { opening, detail: answer.value.result.jobOpening } } : answer;
        });
        if (!details.ok) return details;
        return boardPage(
          details.read.flatMap(({ opening, detail }) => bambooHrListing(opening, detail, board, company) ?? []),
          { company, hasMore: offset + detailsPerPage < result.length, isPartial: details.isPartial },
        );
      },
      detailsPerPage,
    ),
};
