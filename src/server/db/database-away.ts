/** What PostgreSQL, its driver and the network say where there is no database to answer: stopped, starting, cut off, full. */
const codes = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const messages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'PGlite is clos',
  'The embedded database does not answer',
];

/** PostgreSQL's `disk_full`. */
const diskFull = '53100';

/** Whether an error, or what it came of, is that the database's disk is full: the statement did nothing. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === diskFull) || isDatabaseFull(error.cause);
}

/** Whether an error, or what it came of, is that the database is away: nothing is wrong with what was asked, and it may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const said = messages.some((message) => error.message.startsWith(message));
  return said || codes.test(code) || isDatabaseAway(error.cause);
}
