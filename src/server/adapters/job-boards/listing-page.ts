import type { FoundListing } from '#domain/listings/listing.ts';
import type { SourceAnswer } from './port.ts';
import type { BoardAnswer } from './board-http.ts';

/** A board's answer with its items mapped; what the board refused stays as it is. `more` says whether there is another page. */
export function listingPage<T>(
  answer: BoardAnswer<T>,
  listingsOf: (value: T) => readonly FoundListing[],
  more: (value: T) => boolean = () => false,
): SourceAnswer {
  if (!answer.ok) return answer;
  return { ok: true, listings: [...listingsOf(answer.value)], hasMore: more(answer.value) };
}
