import { defaultCopy } from '../../default-copy.ts';

/** The database's folder can't be opened; the message says in one sentence what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(folder: string, options?: ErrorOptions) {
    super(defaultCopy().starting.damagedDatabase(folder), options);
  }
}
