/** What the operator is answered, at the shell and where the server starts. */
export const operator = {
  notACommand: 'That is not a command.',
  unknownCommand: (name: string) => `This server knows no command ${name}.`,
  failed: (name: string) => `${name} failed; the log says why.`,
  missing: (what: string) => `${what} is missing.`,
  notWhole: (what: string) => `${what} must be a whole number.`,
  notPositive: (what: string) => `${what} must be more than 0.`,
  pathTooLong:
    'A server is running on this data folder and cannot be reached: the path of DATA_DIR is too long ' +
    'for a socket. Stop the server first, or choose a shorter path.',
  unheard: 'Another Foothold process holds this data folder and takes no commands. Stop it first.',
  unanswered: 'The server ended before it answered. See whether the command was done before you give it again.',
} as const;

export const starting = {
  running: (address: string) => `Foothold is running at ${address}`,
  working: 'Foothold is working on the queue.',
  failed: 'Foothold could not start; the log says why.',
  portInUse: 'The port is in use by another program. Stop it, or set PORT to another number.',
  notAllowed: 'The port or the data folder may not be used. Set PORT or DATA_DIR to one that may.',
  databaseRefused:
    'The database at DATABASE_URL does not answer or refuses the connection. Check the address, the user and the password.',
  folderInUse: (folder: string) =>
    `The data folder ${folder} is in use by another Foothold process. Stop that one, or set DATA_DIR to another folder.`,
} as const;
