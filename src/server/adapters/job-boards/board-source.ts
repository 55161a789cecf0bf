import type { BoardProvider } from '#contract/job-sources.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { isBoardOf } from './board-address.ts';
import type { JobSource, SourceAnswer } from './port.ts';

/** One page of one company's board. */
export interface BoardQuestion {
  /** Fit for the provider's addresses (`isBoardOf`). */
  board: string;
  /** From 1. */
  page: number;
  signal: AbortSignal;
}

/** The page size for a board that pages its list. */
export const pageSize = 100;
/** The longest answer of a board that gives all of its ads at once: some 2,000 of them. */
export const wholeBoardBytes = 32 * 1024 * 1024;
/** The most listings that are taken of one board. */
export const mostListings = 2000;

/** A source of company boards, each asked once a day, page by page. A name that can't be a company's is never requested. */
export const boardSource = (
  name: BoardProvider,
  fetch: (question: BoardQuestion) => Promise<SourceAnswer>,
  perPage = mostListings,
): JobSource => ({
  name,
  kind: 'boards',
  freshSeconds: 24 * 3600,
  mostPages: Math.ceil(mostListings / perPage),
  // None of the eight publishes a limit of calls a day; how fast each is asked is its client's to keep.
  limits: [],
  fetch: async ({ board, page, signal }) =>
    board !== undefined && isBoardOf(name, board) ? fetch({ board, page, signal }) : { ok: false, failure: 'unknown' },
});

/** A board's answer, each listing once; if it holds too many, only the first ones. */
export const boardPage = (
  listings: FoundListing[],
  {
    company,
    hasMore = false,
    isPartial = false,
  }: { company: string | undefined; hasMore?: boolean; isPartial?: boolean },
): SourceAnswer => {
  const byId = new Map(listings.toReversed().map((listing) => [listing.externalId, listing]));
  const unique = listings.filter((listing) => byId.get(listing.externalId) === listing);
  return {
    ok: true,
    listings: unique.slice(0, mostListings),
    hasMore,
    company,
    isPartial,
    isCut: unique.length > mostListings,
  };
};
