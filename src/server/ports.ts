import type { z } from 'zod';
import type { ModelProvider } from '#contract/model-keys.ts';
import type { ModelPrice } from './model-prices.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import type { SourceDocument } from '#domain/document/source-document.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { PaymentProviderName } from '#contract/payment-providers.ts';
import type { CreatedCredential, UsedCredential } from '#contract/second-factors.ts';
import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { CoverLetter } from '#domain/tailoring/tailoring.ts';
import type { OrderedSection } from '#domain/resume/document/section-order.ts';
import type { UnplacedText } from '#domain/resume/document/unplaced-texts.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import type { Language } from '#domain/language/languages.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';

/** What is wrong with a file, as one of the FILE_ error codes with the facts for its sentence. */
export type ReadingFailure = {
  code: Extract<ErrorCode, `FILE_${string}` | 'UNSUPPORTED_FILE'>;
  details?: Record<string, string | number>;
};

/** A PDF of which pages are pictures, as scanners make them: what was read of it, and the numbers of these pages. */
export interface Scan {
  document: SourceDocument;
  pages: number[];
}

/** What was read of a file. With `scan`, more may be had of it by `recognize`: all of it where no text was found otherwise. */
export type ReadingOutcome = ({ ok: true; document: ResumeSource } | { ok: false; failure: ReadingFailure }) & {
  scan?: Scan;
};

/** How many of the pages of a scan that are to be recognized have been. */
export interface ScanProgress {
  done: number;
  pages: number;
}

/**
 * Reads a file into lines. Never throws because of the file's content: a bad file is a value. `name` is used to tell a person that the file is not what its
 * name says, never to decide how to read it. Answers within 12 s whatever the bytes are.
 */
export interface DocumentReader {
  read(file: { bytes: Uint8Array; name: string }): Promise<ReadingOutcome>;
  /**
   * Recognizes the text in the pictures of a scan: of up to four pages, within 15 s each beside the wait for a turn. Those of which nothing could be read stay
   * as they were.
   */
  recognize(bytes: Uint8Array, scan: Scan, onProgress?: (progress: ScanProgress) => void): Promise<ReadingOutcome>;
  /** What a PDF's first pages look like, as PNGs; none where it has no pages of its own (Word) or they cannot be painted. */
  pictures(file: { bytes: Uint8Array; name: string }): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

/** What is known about a resume's mistakes of language when the wait for them ends. */
export interface GrammarChecked {
  /** Absent in a language that the checker does not support, and where they were not found in time. */
  mistakes?: GrammarFact[] | undefined;
  /** Set where they may still be found; resolves to undefined if they were not. Never rejects. */
  later?: Promise<GrammarFact[] | undefined>;
}

/** Finds mistakes of language. Scoring continues without one that is loading, busy or does not support the language. */
export interface GrammarChecker {
  /** What is known about a resume's mistakes after `patienceMs` at the latest. Never throws. */
  check(parsed: ParsedResume, patienceMs: number): Promise<GrammarChecked>;
  close(): Promise<void>;
}

/** A passkey as it is kept. */
export interface KeptPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  synced: boolean;
}

/** Whether a challenge is one that was made for this and not used yet; from then on it is used. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Checks what an authenticator signed for this site, with the person verified. Never throws because of what was sent: what is not right is nothing. */
export interface PasskeyVerifier {
  created(credential: CreatedCredential, take: TakeChallenge): Promise<KeptPasskey | undefined>;
  used(
    credential: UsedCredential,
    passkey: KeptPasskey,
    take: TakeChallenge,
  ): Promise<Pick<KeptPasskey, 'counter' | 'synced'> | undefined>;
}

/** What can be set in type. Fixed labels are chosen by `language`. */
export type Printable = { template: TemplateId; paper: PaperSize; language: Language } & (
  | {
      kind: 'resume';
      resume: JsonResume;
      sectionOrder: OrderedSection[];
      /** What could not be read of the source, and stays in the document. */
      unplaced?: readonly UnplacedText[] | undefined;
    }
  | {
      kind: 'cover-letter';
      resume: Pick<JsonResume, 'basics'>;
      letter: CoverLetter;
      /** ISO date of the letter. */
      date: string;
      jobTitle: string;
      companyName?: string | undefined;
    }
);

/** An interview preparation, which is printed as a PDF alone. */
export interface PrintablePrep {
  kind: 'interview-prep';
  template: TemplateId;
  paper: PaperSize;
  /** Whose it is. */
  resume: Pick<JsonResume, 'basics'>;
  /** In whose language it is set. */
  prep: Omit<InterviewPrep, 'rulesetVersion'>;
  jobTitle: string;
  companyName?: string | undefined;
}

/** Sets documents in type. Throws an error with a plain message when a document cannot be set. */
export interface DocumentWriter {
  /** A tagged PDF (PDF/UA-1 where its text allows), with the number of its pages. */
  pdf(document: Printable | PrintablePrep): Promise<{ bytes: Uint8Array; pages: number }>;
  /** The same document for Word (Office Open XML). */
  docx(document: Printable): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A mail of plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where replies go, unless to the operator. */
  replyTo?: string | undefined;
  /** Of mails that come by themselves: the address that a mail program posts to when its person wants no more of them (RFC 8058). */
  unsubscribe?: string | undefined;
}

export interface Mailer {
  /** Sends a mail of plain text. Throws when it could not be handed over. */
  send(mail: Mail): Promise<void>;
  /** The mails to or from an address that were stored here instead of sent. */
  keptFor(address: string): Promise<string[]>;
  /** Deletes them; returns how many there were. */
  removeFor(address: string): Promise<number>;
}

/** Keeps passwords as hashes that cost time to guess. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Also takes its time when there is no hash to compare with, so that the response time reveals nothing. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** What is to be paid, and by whom. */
export interface PaymentOrder {
  /** The id of the payments row; equal orders get the same payment, however often they are sent. */
  order: string;
  userId: string;
  /** The provider's own account of the person, from `customer`. */
  customerId: string | undefined;
  paymentType: PaymentType;
  cents: number;
  currency: string;
  optimizationId?: string | undefined;
  /** The payment that was started for this order before: resumed where it can still be paid. */
  begun?: string | undefined;
}

/** A payment that waits for a card; or the information that the one started before was paid or is being paid. */
export type StartedPayment =
  | { state: 'open'; paymentId: string; clientSecret: string; subscriptionId?: string | undefined }
  | { state: 'paid' | 'processing' };

/** A provider's events, after its signature was verified. No events: none of them concerns us. */
export interface PaymentDelivery {
  /** The account it concerns, when the provider knows it; otherwise it is found by the customer or the payment. */
  userId?: string | undefined;
  customerId?: string | undefined;
  events: BillingEvent[];
}

/**
 * Takes money. Access is opened only through `readDelivery` or `inquire`, never by a page. Every call throws PAYMENT_PROVIDER_FAILED when the
 * provider does not
 * answer; every write is safe to repeat.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly publishableKey?: string | undefined;
  /** The provider's account of a person, the same one however often it is requested; none where the provider has none. */
  customer(of: { userId: string; email: string }): Promise<string | undefined>;
  start(order: PaymentOrder): Promise<StartedPayment>;
  /** Takes back a single payment that was begun: nobody can pay it any more. One that was paid, or is being paid, is left. */
  withdraw(of: { paymentId: string }): Promise<void>;
  /** The address of a page where the person manages cards and plan. */
  portal(of: { customerId: string | undefined; returnTo: URL }): Promise<URL>;
  /** Refunds; `key` makes repeated calls the same refund. */
  refund(of: { paymentId: string; cents: number; key: string }): Promise<void>;
  /** Ends a subscription at once and refunds what is owed for the unused time; skips what was done already. */
  endSubscription(of: { subscription: string; refunds: { payment: string; cents: number }[] }): Promise<void>;
  /** The provider's current records: facts under the same ids as in its deliveries. */
  inquire(about: { userId: string } & ({ payment: string } | { subscription: string })): Promise<BillingEvent[]>;
  /** Reads a delivery from its raw body; nothing when it is forged or stale. Throws BAD_REQUEST for a signed body that is invalid. */
  readDelivery(body: string, signature: string | undefined): PaymentDelivery | undefined;
}

/** One thing asked of a language model. */
export interface ModelQuestion {
  id: string;
  instructions: string;
  data: string;
  /** The form of the answer. */
  schema: z.ZodType;
}

/** Why a model gave no answer that can be used. */
export type ModelFailure = 'refused' | 'busy' | 'broken' | 'late' | 'unreachable' | 'failed';

export interface ModelAnswer {
  id: string;
  /** In the form that was asked for; absent where there is none. */
  value?: unknown;
  failure?: ModelFailure;
  /** Of all attempts, as far as the provider told. */
  inputTokens: number;
  outputTokens: number;
}

/** Proposes wordings. What it says is checked before any of it is used. */
export interface WordingModel {
  /** `provider/name`, as it is shown beside what it worded. */
  readonly name: string;
  /** In US dollars per million tokens; absent where it is not known. */
  readonly price?: ModelPrice | undefined;
  /** The most tokens of one answer, for what it may cost. */
  readonly mostOutputTokens: number;
  /**
   * Asks all questions, some at a time, and again where the provider is busy or answers nonsense. Answers within two minutes, in the order of the questions;
   * never throws: what fails is an answer without a value. `onAnswered` is told how many are done.
   */
  ask(
    questions: readonly ModelQuestion[],
    options?: { signal?: AbortSignal | undefined; onAnswered?: (done: number) => void },
  ): Promise<ModelAnswer[]>;
}

/** A person's own key for a model. */
export interface OwnModelKey {
  provider: ModelProvider;
  /** The provider's usual one unless said. */
  model?: string | undefined;
  key: string;
}

/** The models that can be asked. */
export interface WordingModels {
  /** The operator's; absent where wordings are the built-in writer's alone. */
  house?: WordingModel | undefined;
  /** One that is asked with a person's own key, always at the provider's own address. */
  withKey(own: OwnModelKey): Promise<WordingModel>;
}

/** Why a source gave no listings: `refused` its key, `limited` by the source itself, `unknown` a board that it does not have. */
export type SourceFailure = 'unreachable' | 'slow' | 'refused' | 'limited' | 'broken' | 'unknown' | 'failed';

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

/** A place that words name: a town with its coordinates in degrees, a region or a whole country (ISO 3166-1 alpha-2). */
export type FoundPlace =
  | { kind: 'town'; name: string; country: string; region: string; latitude: number; longitude: number }
  | { kind: 'region'; name: string; country: string; region: string }
  | { kind: 'country'; name: string; country: string };

/** Where on earth the words of listings and searches are. */
export interface Places {
  /** "Austin, TX", "München", "Greater London", "Germany"; of several places of one name the one in `country`, else the one with the most inhabitants. */
  find(text: string, country?: string): FoundPlace | undefined;
  /** Whether the words say that the work is done from anywhere: "Remote - US". */
  saysRemote(text: string): boolean;
}

/** Figures about the process for those who watch over it. Nothing in them names a person. */
export interface Metrics {
  /** `route` is the route's pattern, never the address that was asked for. */
  request(of: { method: string; route: string; status: number; ms: number }): void;
  job(of: { job: string; failed: boolean; ms: number }): void;
  /** Figures that are read when somebody asks for them, by the values of a label. */
  gauge(of: { name: string; help: string; label: string; read(): Promise<Map<string, number>> }): void;
  /** All of them, as they are answered. */
  text(): Promise<string>;
  contentType: string;
}

/** A piece of work that is told to a collector when it has ended. */
export interface Span {
  /** Its name among all others, for what is begun within it, here or elsewhere (W3C Trace Context); undefined where nobody is told. */
  readonly traceparent: string | undefined;
  /** Only the first call counts. */
  end(outcome?: { failed?: boolean; attributes?: Record<string, string | number> }): void;
}

/** Tells a collector what was done when, how long it took, and within what. Nothing of it names a person or quotes one. */
export interface Tracer {
  readonly isOn: boolean;
  /** `parent`: the traceparent of what it is done within; what is none, or another version's, begins a trace of its own. */
  begin(of: {
    name: string;
    kind: 'server' | 'client' | 'consumer';
    parent?: string | undefined;
    attributes?: Record<string, string | number>;
  }): Span;
  /** Sends what is left, within a second or not at all. */
  close(): Promise<void>;
}

/** The place for large bytes outside the database does not answer, or not as it should; it may in a moment. */
export class BlobsAway extends Error {
  override readonly name = 'BlobsAway';
}

/** Keeps large bytes: files as they were uploaded, pictures of their pages. Every call but `newKey` throws `BlobsAway`. */
export interface BlobStore {
  /** What bytes are stored under outside the database; undefined where they stay in the row that has them. */
  newKey(): string | undefined;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there are none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Does nothing where there are none. */
  remove(key: string): Promise<void>;
}

/** The disk that the data folder is on. */
export interface Disk {
  /** How much can be written yet; undefined where the disk does not know. */
  freeBytes(): Promise<number | undefined>;
}

export interface Clock {
  now(): Date;
}
