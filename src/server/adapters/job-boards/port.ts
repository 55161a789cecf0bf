import type { JobSourceName } from '#contract/job-sources.ts';
import type { FoundListing } from '#domain/listings/listing.ts';

/** Why a source gave no listings. `refused`: its key; `limited`: by the source itself; `unknown`: it has no such board; `tooLarge`: for us to read. */
export type SourceFailure =
  'unreachable' | 'slow' | 'refused' | 'limited' | 'broken' | 'tooLarge' | 'unknown' | 'failed';

/** A question to a source. */
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
      /** The name of the board's company. Absent if the board doesn't say that it knows the company. */
      company?: string | undefined;
      /** Some listings couldn't be read this time, so missing ones may still exist. */
      isPartial?: boolean | undefined;
      /** The board has more listings than are taken from one board. */
      isCut?: boolean | undefined;
    }
  | {
      ok: false;
      failure: SourceFailure;
      /** In the source's own words, for the log and the operator. */
      said?: string | undefined;
      retryAfterSeconds?: number | undefined;
      /** The request never reached the source, and doesn't count against its limits. */
      isUnsent?: boolean | undefined;
    };

/** A job board. Never throws because of the board's answer. */
export interface JobSource {
  readonly name: JobSourceName;
  /** `search` answers a query, `list` gives everything it has, `boards` lists one company, `sample` is bundled. */
  readonly kind: 'search' | 'list' | 'boards' | 'sample';
  /** How long an answer stays fresh, in seconds. Then the source is asked again. */
  readonly freshSeconds: number;
  /** The most pages requested for one answer. Absent: 1. */
  readonly mostPages?: number | undefined;
  /** Whether a complete answer has every job of the source, so that jobs missing from it are gone. */
  readonly listsAll?: boolean | undefined;
  /** The source's published limits. */
  readonly limits: readonly { calls: number; perSeconds: number }[];
  /** The credit that its terms ask for beside its listings, and the address it links to. */
  readonly attribution?: { text: string; url: string } | undefined;
  fetch(question: SourceQuestion): Promise<SourceAnswer>;
}
