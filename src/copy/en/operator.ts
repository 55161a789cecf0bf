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
  noListing: (id: string) => `There's no listing ${id} of a job source. “foothold jobs search” prints the ID of each.`,
  noBoard: (text: string, known: readonly string[]) =>
    `“${text}” isn't a board. Write its provider and the company's name in its address, as in greenhouse:acme; the providers are ${known.join(', ')}.`,
  pathTooLong:
    "A server is running on this data folder, but we can't reach it: the path in DATA_DIR is too long " +
    'for a socket. Stop the server first, or choose a shorter path.',
  unheard: "Another Foothold process is using this data folder and doesn't accept commands. Stop it first.",
  unanswered: 'The server stopped before it answered. Check whether the command went through before you run it again.',
} as const;

/** Why a process is not to be sent requests, for those who run it. */
export const probes = {
  starting: 'Foothold is starting. Try again in a moment.',
  stopping: 'Foothold is shutting down.',
  database: "The database isn't answering.",
  migrations: 'The database has the tables of an earlier version. Restart Foothold, or run “foothold migrate”.',
  queue: "The queue can't be reached.",
  token: 'Send the token that METRICS_TOKEN is set to.',
  disk: 'The disk of DATA_DIR is almost full. Make room on it.',
} as const;
