import type { Api } from '#contract/api.ts';
import type { RouteBody, RouteParams, RouteQuery, RouteResponse, RouteShape } from '#contract/route.ts';
import type { Locale } from '#copy/locales.ts';
import type { Visit } from './visit.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  /** As the browser sent it: for showing, never for deciding. */
  name: string;
}

/** What a handler of a `file` route answers. */
export interface FileAnswer {
  bytes: Uint8Array;
  mediaType: string;
  /** The name it is saved under. */
  fileName: string;
  /** `inline` opens it in the browser. */
  disposition: 'inline' | 'attachment';
  /** How long it may be kept by browsers and proxies; private and not kept when absent. */
  maxAgeSeconds?: number;
}

export interface HandlerInput<R extends RouteShape> {
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: RouteBody<R>;
  /** The file of an `upload` route. */
  file: R['kind'] extends 'upload' ? UploadedFile : undefined;
  /** What the caller signed a `raw` body with, by the header that carried it. */
  signatures: Record<string, string>;
  visit: Visit;
  /** Where the request came from; of an IPv6 address the network. */
  address: string;
  /** Whether it was sent to this machine by a name of its own (`localhost`), and not to one that a proxy stands for. */
  here: boolean;
  /** The language of the answer's sentences. */
  locale: Locale;
  /** Makes the token that requests with effects send back. */
  csrfToken: () => string;
}

export type Handler<R extends RouteShape> = (
  input: HandlerInput<R>,
) => Promise<R['kind'] extends 'file' ? FileAnswer : RouteResponse<R>>;

/** Routes that stand only where what they need is configured: the sandbox's. */
type ConditionalRoute = 'confirmSandboxPayment' | 'simulateSandbox' | 'cancelSandboxSubscription';

/** A handler for every route of the contract: one that is missing does not compile. */
export type Handlers = { [Name in Exclude<keyof Api, ConditionalRoute>]: Handler<Api[Name]> } & {
  [Name in ConditionalRoute]?: Handler<Api[Name]>;
};
