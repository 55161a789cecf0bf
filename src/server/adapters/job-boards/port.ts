import type { JobSourceName } from '#contract/job-sources.ts';
import type { FoundListing } from '#domain/listings/listing.ts';

/** Why a source gave no listings: `refused` its key, `limited` by the source itself, `unknown` a board that it does not have, `tooLarge` for us to read. */
export type SourceFailure =
  'unreachable' | 'slow' | 'refused' | 'limited' | 'broken' | 'tooLarge' | 'unknown' | 'failed';

/** What is asked of a source. */
export interface SourceQuestion {
  /** For sources that search. */
  query?: { text: string; location?: string | undefined; remote?: boolean | undefined } | undefined;
  /** For sources that list one company at a time: its name in the board's address. */
  board?: string | undefined;
  /** From 1. */
  page: number;
  signal: AbortSignal;
}

export type SourceAnswer =
  | {
      ok: true;
      listings: FoundListing[];
      hasMore: boolean;
      /** What a board's company is called; absent where the board does not tell that it knows the company. */
      company?: string | undefined;
      /** Some that are still listed could not be read this time: those that lack are not gone. */
      isPartial?: boolean | undefined;
      /** It lists more than are taken of one board. */
      isCut?: boolean | undefined;
    }
  | {
      ok: false;
      failure: SourceFailure;
      /** In the source's own words, for the log and the operator. */
      said?: string | undefined;
      retryAfterSeconds?: number | undefined;
      /** It never came to the source, and does not count against its limits. */
      isUnsent?: boolean | undefined;
    };

/** A job board. Never throws because of what the board answers. */
export interface JobSource {
  readonly name: JobSourceName;
  /** `search` answers a query, `list` gives all it has, `boards` one company's, `sample` is bundled. */
  readonly kind: 'search' | 'list' | 'boards' | 'sample';
  /** How long an answer stands before it is asked again, in seconds. */
  readonly freshSeconds: number;
  /** The most pages that are asked for one answer; 1 unless said. */
  readonly mostPages?: number | undefined;
  /** Whether an answer to its end holds every job it has, so that what is no longer in it is gone. */
  readonly listsAll?: boolean | undefined;
  /** The source's published limits. */
  readonly limits: readonly { calls: number; perSeconds: number }[];
  /** What its terms ask to be shown beside its listings, and the address that links to. */
  readonly attribution?: { text: string; url: string } | undefined;
  fetch(question: SourceQuestion): Promise<SourceAnswer>;
}
