import { companyOfBoard } from '../board-address.ts';
import type { JobSource } from '../port.ts';
import { boardPage, boardSource, wholeBoardBytes } from '../board-source.ts';
import type { SourceDefinition, SourceSetup } from '../source-definition.ts';
import { readFeed } from './feed.ts';
import { fieldOf, hasText, personioListing } from './mapping.ts';

/**
 * Companies' job pages on Personio, by their XML feed (https://developer.personio.de/docs/retrieving-open-job-positions), which needs no key. A position has
 * its text in the languages it was written in: where the feed's own language lacks texts, the English ones are requested. Written from the documentation and
 * from what public clients read; not tried against the real service.
 */
export const personio: SourceDefinition = {
  name: 'personio',
  baseUrl: 'https://{board}.jobs.personio.de',
  open: ({ http }: SourceSetup): JobSource => {
    return boardSource('personio', async ({ board, signal }) => {
      const request = { board, path: 'xml', mostBytes: wholeBoardBytes, signal };
      const own = await http.text(request);
      if (!own.ok) return own;
      const positions = readFeed(own.value);
      if (!positions) return { ok: false, failure: 'broken', said: 'no feed of positions' };
      const lacksText = positions.some((position) => !hasText(position));
      const english = lacksText ? await http.text({ ...request, query: { language: 'en' } }) : undefined;
      const inEnglish = new Map(
        ((english?.ok && readFeed(english.value)) || []).map((position) => [fieldOf(position, 'id'), position]),
      );
      const company = companyOfBoard(board);
      const listings = positions.flatMap((position) => {
        const told = hasText(position) ? position : (inEnglish.get(fieldOf(position, 'id')) ?? position);
        return personioListing(told, board, company) ?? [];
      });
      if (positions.length > 0 && listings.length === 0)
        return { ok: false, failure: 'broken', said: 'no position can be read' };
      return boardPage(listings, { company: listings[0]?.company ?? company, isPartial: english?.ok === false });
    });
  },
};
