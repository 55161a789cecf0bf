import { counted, listed } from './counting.ts';
import { dollars } from './plans.ts';

/** What a start says: why it can't, or that it runs, and with what. */
export const starting = {
  running: (address: string) => `Foothold is running at ${address}`,
  working: (address: string) => `Foothold is working through the queue; its health is at ${address}/readyz`,
  failed: "Foothold couldn't start; see the log for the reason.",
  notAllowed: "Foothold isn't allowed to use this data folder. Set DATA_DIR to one it can use.",
  diskFull: (folder: string) =>
    `There's no room left on the disk of ${folder}. Free at least 256 MB, or set DATA_DIR to a folder on another disk.`,
  damagedDatabase: (folder: string) =>
    `The database in ${folder} can't be opened; its files are damaged. Move that folder away, then run “foothold restore FILE” ` +
    'with a backup. To begin anew instead, set DATA_DIR to an empty folder.',
  noAccess: (path: string) =>
    `Foothold's user may not read and write ${path}. Make that user the owner of the whole data folder (chown -R), or give it ` +
    'read and write access (chmod -R u+rwX), then try again.',
  noDatabase: (folder: string) => `There's no database in ${folder}. Set DATA_DIR to the folder that has it.`,
  databaseGone: (database: string, kept: string) =>
    `There's no database in ${database}, though there was one: ${kept} is left of it. Put the database back, or run ` +
    '“foothold restore FILE” with a backup. To begin anew instead, set DATA_DIR to an empty folder.',
  unfinishedRestore: (path: string) =>
    `An unfinished restore lies in ${path}. Run “foothold restore FILE” again, or delete that folder.`,
  secretUnreadable: (path: string) =>
    `The session secret can't be read from ${path}. Make it a file that Foothold's user may read.`,
  secretShort: (path: string) =>
    `The session secret in ${path} is cut off. Put back the whole file, or delete it: Foothold then makes another, which signs ` +
    'everybody out and leaves stored model keys and authenticator apps unreadable.',
  unfinishedTransfer:
    'An unfinished restore or move lies in the database at DATABASE_URL. Run it again, or drop the schema pgboss there.',
  readOnly: (folder: string) =>
    `The data folder ${folder} can't be written to. Make it writable, or set DATA_DIR to another folder.`,
  noFolder: (folder: string) => `The data folder ${folder} can't be created there. Set DATA_DIR to another folder.`,
  databaseRefused:
    "The database at DATABASE_URL isn't answering or is refusing the connection. Check the address, user and password.",
  folderInUse: (folder: string) =>
    `Another Foothold process is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
} as const;

/** What a start says about each part, in one line. Those of a server that others can reach, and that lacks something, say what that means. */
export const startReport = {
  embedded: (folder: string) => `Database: embedded, in ${folder}`,
  embeddedPublic: (folder: string) =>
    `Database: embedded, in ${folder}; a power cut can lose the latest changes, so set DATABASE_URL to a PostgreSQL database`,
  postgres: (place: string) => `Database: PostgreSQL at ${place}`,

  stripe: 'Payments: Stripe',
  stripeTest: 'Payments: Stripe in test mode',
  stripeTestPublic:
    'Payments: Stripe in test mode, so anybody can pay with test cards; set the keys of live mode to be paid',
  sandbox: 'Payments: test cards, for this machine only',
  sandboxPublic: "Payments: test cards for everybody, because PAYMENTS is sandbox: you won't be paid",
  noPayments: 'Payments: off, so nobody can buy anything; set the four STRIPE settings to be paid',

  smtp: (server: string, from: string) => `Mail: sent by ${server}, from ${from}`,
  mailFolder: (folder: string) => `Mail: not sent, but stored in ${folder}`,
  mailFolderPublic: (folder: string) =>
    `Mail: not sent, but stored in ${folder}, so nobody can reset a password or confirm an address; set SMTP_URL`,

  builtin: 'Models: none, the built-in writer words everything',
  model: (model: string, provider: string, budget: number | undefined, forVisitors: boolean) => {
    const limit = budget === undefined ? 'without a daily limit' : `at most ${dollars(100 * budget)} a day`;
    return `Models: ${model} by ${provider}, ${forVisitors ? 'also' : 'not'} for visitors, ${limit}`;
  },
  unlimitedModel: (model: string, provider: string) =>
    `Models: ${model} by ${provider}, for visitors too and without a daily limit; set AI_DAILY_BUDGET_USD to cap what it costs you`,

  noJobSources: 'Job sources: none',
  sampleAlone: 'Job sources: made-up listings only',
  jobSources: (names: readonly string[], companies: number) =>
    `Job sources: ${listed(names, 20)}${companies === 0 ? '' : `; boards of ${counted(companies, 'company', 'companies')}`}`,

  /** After the sources were asked for all they have. */
  sourcesSilent: (names: readonly string[], minutes: number) =>
    `Job sources: ${listed(names)} didn't answer; we'll ask again in ${counted(minutes, 'minute')} or less`,

  noPublicUrl: (address: string) =>
    `Address: PUBLIC_URL isn't set, so links in emails lead to ${address}; set it to the address people use`,
  plainHttp: (address: string) =>
    `Address: ${address} isn't https, so passwords can be read on their way; put a proxy with TLS in front`,
  smallReserve: (asked: number, kept: number) =>
    `Disk reserve: ${kept} MB, because DISK_RESERVE_MB=${asked} is too little for the database to go on`,
  noProxy:
    'Address: people come by https, so through a proxy, but TRUST_PROXY is false: limits count all of them as one visitor',
} as const;
