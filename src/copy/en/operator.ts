import { counted } from './counting.ts';

/** What the operator is answered, at the shell and where the server starts. */
export const operator = {
  notACommand: "That isn't a command.",
  unknownCommand: (name: string) => `This server doesn't know the command ${name}.`,
  failed: (name: string) => `${name} failed; see the log for the reason.`,
  missing: (what: string) => `${what} is missing.`,
  notWhole: (what: string) => `${what} must be a whole number.`,
  notPositive: (what: string) => `${what} must be more than 0.`,
  notMore: (what: string, most: number) => `${what} must be at most ${most}.`,
  noSource: (known: readonly string[]) => `The sources are ${known.join(', ')}.`,
  noBoard: (text: string, known: readonly string[]) =>
    `“${text}” isn't a board. Write its provider and the company's name in its address, as in greenhouse:acme; the providers are ${known.join(', ')}.`,
  pathTooLong:
    "A server is running on this data folder, but we can't reach it: the path in DATA_DIR is too long " +
    'for a socket. Stop the server first, or choose a shorter path.',
  unheard: "Another Foothold process is using this data folder and doesn't accept commands. Stop it first.",
  unanswered: 'The server stopped before it answered. Check whether the command went through before you run it again.',
} as const;

export const starting = {
  running: (address: string) => `Foothold is running at ${address}`,
  working: (address: string) => `Foothold is working through the queue; its health is at ${address}/readyz`,
  failed: "Foothold couldn't start; see the log for the reason.",
  portInUse: 'Another program is using this port. Stop it, or set PORT to another number.',
  notAllowed: "Foothold isn't allowed to use this port or data folder. Set PORT or DATA_DIR to one it can use.",
  diskFull: (folder: string) =>
    `There's no room left on the disk of ${folder}. Free at least 256 MB, or set DATA_DIR to a folder on another disk.`,
  readOnly: (folder: string) =>
    `The data folder ${folder} can't be written to. Make it writable, or set DATA_DIR to another folder.`,
  noFolder: (folder: string) => `The data folder ${folder} can't be created there. Set DATA_DIR to another folder.`,
  databaseRefused:
    "The database at DATABASE_URL isn't answering or is refusing the connection. Check the address, user and password.",
  folderInUse: (folder: string) =>
    `Another Foothold process is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
} as const;

/** What `foothold move` says. */
export const moving = {
  nothingToMove: (folder: string) =>
    `There's no embedded database in ${folder}. Set DATA_DIR to the folder that has it.`,
  toMissing: 'Say where to: move --to postgres://USER@HOST/DATABASE',
  notPostgres: '--to must be an address such as postgres://USER@HOST/DATABASE.',
  notUtf8: (encoding: string) =>
    `The target database stores text in ${encoding}, which can't hold every text. Create it with ENCODING 'UTF8'.`,
  tableOfOthers: (table: string) => `The target database has a table ${table} that isn't ours. Name an empty database.`,
  targetHoldsRows: (table: string) => `The target database isn't empty: ${table} has rows. Name an empty database.`,
  otherVersion:
    'The embedded database has the tables of another version. Run “foothold migrate” without DATABASE_URL, then move again.',
  differs: (table: string) => `${table} wasn't the same on both sides after it was copied. Nothing was moved.`,
  refused: "The target database isn't answering or is refusing the connection. Check the address, user and password.",
  notAllowed:
    'The user of the target database may not create tables and schemas in it. Make it the owner of the database.',
  moved: (table: string, rows: number) => `${table}: ${counted(rows, 'row')}, the same on both sides`,
  all: (rows: number, seconds: number) =>
    `Moved ${counted(rows, 'row')} in ${seconds} s. The data folder is unchanged.`,
  sameSecret: 'the same as now',
  secretFile: (path: string) => `what the file ${path} holds`,
  next: (url: string, secret: string) =>
    `Next, start Foothold with DATABASE_URL=${url} and, as SESSION_SECRET, ${secret}.`,
} as const;

/** Why a process is not to be sent requests, for those who run it. */
export const probes = {
  stopping: 'Foothold is shutting down.',
  database: "The database isn't answering.",
  migrations: 'The database has the tables of an earlier version. Restart Foothold, or run “foothold migrate”.',
  queue: "The queue can't be reached.",
  token: 'Send the token that METRICS_TOKEN is set to.',
  disk: 'The disk of DATA_DIR is almost full. Make room on it.',
} as const;
