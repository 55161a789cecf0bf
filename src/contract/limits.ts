import { maxResumeCharacters } from '#domain/document/size-limits.ts';

/**
 * How often costly routes may be called, in requests per window: `max` by one account, in all its sessions together, or by one visitor's session; `perAddress`
 * by one address. Many people share an office's address, so it gets more, except where it could be used to guess passwords. Wrong passwords are counted
 * separately. `shared` limits protect passwords, money, other people's mailboxes and machines, and storage; they're counted in the database for all processes
 * together. Each process counts the others alone, because they protect its own CPU.
 */
export const limits = {
  upload: { max: 60, perAddress: 300, windowSeconds: 600, shared: true },
  review: { max: 600, perAddress: 2400, windowSeconds: 600 },
  optimize: { max: 300, perAddress: 1200, windowSeconds: 3600 },
  score: { max: 120, perAddress: 600, windowSeconds: 600 },
  liveScore: { max: 30, perAddress: 300, windowSeconds: 60 },
  prep: { max: 120, perAddress: 600, windowSeconds: 600 },
  preview: { max: 60, perAddress: 300, windowSeconds: 600 },
  print: { max: 600, perAddress: 2400, windowSeconds: 600 },
  download: { max: 120, perAddress: 600, windowSeconds: 600 },
  login: { max: 10, perAddress: 60, windowSeconds: 600, shared: true },
  passkey: { max: 30, perAddress: 150, windowSeconds: 600, shared: true },
  register: { max: 10, perAddress: 100, windowSeconds: 3600, shared: true },
  reset: { max: 5, perAddress: 30, windowSeconds: 3600, shared: true },
  verification: { max: 5, perAddress: 50, windowSeconds: 86_400, shared: true },
  modelKey: { max: 30, perAddress: 150, windowSeconds: 3600, shared: true },
  jobSearch: { max: 120, perAddress: 600, windowSeconds: 600 },
  jobBoard: { max: 20, perAddress: 200, windowSeconds: 86_400, shared: true },
  mcp: { max: 600, perAddress: 2400, windowSeconds: 600 },
  contact: { max: 5, perAddress: 30, windowSeconds: 3600, shared: true },
  events: { max: 600, perAddress: 3000, windowSeconds: 600 },
  payment: { max: 60, perAddress: 300, windowSeconds: 3600, shared: true },
  /** In parts, so that 12,000 entries of each kind are taken along in one go. */
  dataExport: { max: 600, perAddress: 2400, windowSeconds: 3600, shared: true },
} as const satisfies Record<string, { max: number; perAddress: number; windowSeconds: number; shared?: true }>;

export type LimitName = keyof typeof limits;

/**
 * How much CPU-heavy work may run and wait at one time, per session and per address; `waiting` in total. Input over `big` bytes is expected to take long.
 */
export const turns = {
  perSession: { running: 2, waiting: 10 },
  perAddress: { running: 8, waiting: 60 },
  waiting: 200,
  maxWaitMs: 8_000,
  big: { json: 40 * 1024, upload: 2 * 1024 * 1024 },
} as const;

/** The same for scans, of which one is recognized at a time: it takes a processor for up to a minute. */
export const scanTurns = {
  running: 1,
  perSession: { running: 1, waiting: 1 },
  perAddress: { running: 1, waiting: 4 },
  waiting: 8,
  maxWaitMs: 60_000,
} as const;

/**
 * How many unfinished optimizations visitors may have from one address, because sessions cost nothing. `together` of them take the place in the queue of one
 * visitor's next: people behind one address hardly notice, and nobody's first waits for more than that many of a stranger's.
 */
export const unfinishedOptimizations = { perAddress: 60, together: 4, retrySeconds: 60 } as const;

/**
 * How many files may arrive at a time: each takes up to 10 MB of disk until it has been read. An address may have a fraction of the free places. A single one,
 * such as an office's, gets a fifth of all; the more others hold, the less each further one gets, so that it takes seventeen to hold them all.
 */
export const incoming = { most: 100, ofFree: 1 / 4, retrySeconds: 5 } as const;

/** How many bytes of files may be uploaded in an hour, by one person and from one address, and what a visitor and an account may keep. */
export const uploadQuota = {
  windowSeconds: 3600,
  max: 200 * 1024 * 1024,
  perAddress: 1024 * 1024 * 1024,
  keptByVisitor: 250 * 1024 * 1024,
  keptByAccount: 1024 * 1024 * 1024,
} as const;

/** The largest file a person may upload: 10 MB. */
export const maxUploadBytes = 10 * 1024 * 1024;
/**
 * The longest texts that are taken, in characters: the longest ads have some 10,000. Sentences of
 * `copy` name these numbers.
 */
export const maxAdCharacters = 40_000;
/** Of a job's title, and of a company's name. */
export const maxTitleCharacters = 200;
/** Of a LinkedIn profile: experience, skills and recommendations make it about as long as a resume. */
export const maxProfileCharacters = 60_000;

/** A few fields: names, ids, a password. In bytes, as all of these. */
const fields = 16 * 1024;
/** The longest body that a route takes, by its content. A character of JSON takes at most four bytes, except for a few that nobody types. */
export const bodyBytes = {
  fields,
  /** A resume and an ad. */
  texts: 4 * (maxResumeCharacters + maxAdCharacters) + fields,
  /** All corrections of one resume: the most of them, a line each, or fewer that are longer. */
  corrections: 256 * 1024,
  /** A payment provider's event. */
  event: 1024 * 1024,
} as const;
export type BodySize = keyof typeof bodyBytes;

/** A file in Base64 and its texts: what an MCP client may send. */
export const mcpBodyBytes = Math.ceil(maxUploadBytes / 3) * 4 + bodyBytes.texts;

/**
 * How many bytes of bodies may be in memory at a time, from their first byte until their answer: of one person, from one address, and in total. Bodies of at
 * most `small` bytes aren't counted, so that they always get through; one of unknown length counts as the longest.
 */
export const bodiesInFlight = {
  retrySeconds: 5,
  /** By an API key's account: two of the longest. */
  mcp: { small: 64 * 1024, perPerson: 2 * mcpBodyBytes, perAddress: 4 * mcpBodyBytes, most: 8 * mcpBodyBytes },
  /** As many of one person as may run and wait in `turns`. */
  texts: {
    small: 64 * 1024,
    perPerson: (turns.perSession.running + turns.perSession.waiting) * bodyBytes.texts,
    perAddress: 24 * 1024 * 1024,
    most: 64 * 1024 * 1024,
  },
  /** Whose sender nobody knows before all of it has come. Most events have a few kB, which any route takes. */
  events: { small: fields, perAddress: 4 * 1024 * 1024, most: 16 * 1024 * 1024 },
} as const;
