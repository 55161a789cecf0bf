import type { Api } from '#contract/api.ts';
import type { RouteBody, RouteParams, RouteQuery, RouteResponse, RouteShape } from '#contract/route.ts';
import type { Locale } from '#copy/locales.ts';
import type { Visit } from './visit.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  /** As the browser sent it: for display, never for decisions. */
  name: string;
}

/** The answer of a handler of a `file` route. */
export interface FileAnswer {
  bytes: Uint8Array;
  mediaType: string;
  /** The name it is saved under. */
  fileName: string;
  /** `inline` opens it in the browser. */
  disposition: 'inline' | 'attachment';
  /** How long browsers and proxies may cache it; private and not cached when absent. */
  maxAgeSeconds?: number;
}

export interface HandlerInput<R extends RouteShape> {
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: RouteBody<R>;
  /** The file of an `upload` route. */
  file: R['kind'] extends 'upload' ? UploadedFile : undefined;
  /** The signature of a `raw` body, from the header that carried it. */
  signatures: Record<string, string>;
  visit: Visit;
  /** Where the request came from; of an IPv6 address the network. */
  address: string;
  /** Whether it was sent to this machine by its local name (`localhost`), and not to a proxy. */
  here: boolean;
  /** The language of the answer's sentences. */
  locale: Locale;
  /** Leaves the turn that it is in, and does the rest of its work when it is its turn among the scans. */
  amongScans: <T>(rest: () => Promise<T>) => Promise<T>;
  /** Creates the token that requests with effects send back. */
  csrfToken: () => string;
}

export type Handler<R extends RouteShape> = (
  input: HandlerInput<R>,
) => Promise<R['kind'] extends 'file' ? FileAnswer : RouteResponse<R>>;

/** Routes that exist only where what they need is configured: the sandbox's. */
type ConditionalRoute = 'confirmSandboxPayment' | 'simulateSandbox' | 'cancelSandboxSubscription';

/** A handler for every route of the contract: a missing one does not compile. */
export type Handlers = { [Name in Exclude<keyof Api, ConditionalRoute>]: Handler<Api[Name]> } & {
  [Name in ConditionalRoute]?: Handler<Api[Name]>;
};
