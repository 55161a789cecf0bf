import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import type { BoardHttp } from '../board-http.ts';
import { boardPage, boardSource, pageSize, type BoardQuestion } from '../board-source.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { leverListing, leverPostings } from './mapping.ts';

/** Where Lever keeps the boards of companies that keep their data in the European Union. */
const european = 'https://api.eu.lever.co';

const ask = (http: BoardHttp, { board, page, signal }: BoardQuestion) =>
  http.json(leverPostings, {
    path: `v0/postings/${board}`,
    query: { mode: 'json', skip: (page - 1) * pageSize, limit: pageSize },
    signal,
  });

/**
 * Companies' boards on Lever, by its public Postings API (https://github.com/lever/postings-api), which needs no key. A board that Lever does not know is
 * looked for among its European ones. Written from the documentation and from what public clients read; not tried against the real service.
 */
export const lever: SourceDefinition = {
  name: 'lever',
  baseUrl: 'https://api.lever.co',
  open: ({ http, httpAt, settings }: SourceSetup): JobSource => {
    // Whoever sets another address wants that one asked alone.
    const second = settings.baseUrls.lever === undefined ? httpAt(european) : undefined;
    return boardSource(
      'lever',
      async (question) => {
        const first = await ask(http, question);
        const isElsewhere = second !== undefined && !first.ok && first.failure === 'unknown';
        const found = isElsewhere ? await ask(second, question) : first;
        if (!found.ok) return found;
        const company = companyOfBoard(question.board);
        return boardPage(
          found.value.flatMap((posting) => leverListing(posting, question.board, company) ?? []),
          // More than were asked for: it gives all at once.
          { company, hasMore: found.value.length === pageSize },
        );
      },
      pageSize,
    );
  },
};
