import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import { boardPage, boardSource } from '../board-source.ts';
import { detailsPerPage, readDetails } from '../listed-details.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { smartRecruitersList, smartRecruitersListing, smartRecruitersPosting } from './mapping.ts';

/**
 * Companies' boards on SmartRecruiters, by its public Posting API (https://developers.smartrecruiters.com/docs/posting-api), which needs no key and takes ten
 * calls a second. The list leaves out the ads' texts, which are read one by one. An unknown company is answered as one without jobs: neither has a name.
 * Written from the documentation and from what public clients read; not tried against the real service.
 */
export const smartrecruiters: SourceDefinition = {
  name: 'smartrecruiters',
  baseUrl: 'https://api.smartrecruiters.com',
  open: ({ http }: SourceSetup): JobSource =>
    boardSource(
      'smartrecruiters',
      async ({ board, page, signal }) => {
        const path = `v1/companies/${board}/postings`;
        const offset = (page - 1) * detailsPerPage;
        const list = await http.json(smartRecruitersList, { path, query: { limit: detailsPerPage, offset }, signal });
        if (!list.ok) return list;
        const listed = list.value.content.slice(0, detailsPerPage);
        const details = await readDetails(listed, ({ id }) =>
          http.json(smartRecruitersPosting, { path: `${path}/${encodeURIComponent(id)}`, signal }),
        );
        if (!details.ok) return details;
        const company = details.read.find((posting) => posting.company?.name !== undefined)?.company?.name;
        return boardPage(
          details.read.flatMap(
            (posting) => smartRecruitersListing(posting, board, company ?? companyOfBoard(board)) ?? [],
          ),
          {
            company: company ?? (listed.length > 0 ? companyOfBoard(board) : undefined),
            hasMore: listed.length > 0 && offset + listed.length < (list.value.totalFound ?? 0),
            isPartial: details.isPartial,
          },
        );
      },
      detailsPerPage,
    ),
};
