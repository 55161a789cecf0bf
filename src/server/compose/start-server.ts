import { join } from 'node:path';
import { orDamaged } from '../db/embedded/damaged-database.ts';
import type { Log } from '../logging/log.ts';
import type { Config } from '../settings/config.ts';
import { compose, type Server } from './compose.ts';
import { openOutside } from './outside.ts';

/** Opens what is outside the process and puts the server together. Throws `DataFolderError`, `FolderInUseError` and `DamagedDatabaseError`. */
export async function startServer(config: Config, log: Log, options: { serving?: boolean } = {}): Promise<Server> {
  const outside = await openOutside(config, log);
  const start = () => outside.current.start(() => compose(config, outside, options));
  try {
    return await (config.databaseUrl === undefined ? orDamaged(join(config.dataDir, 'database'), start) : start());
  } catch (error) {
    await outside.database.close();
    throw error;
  }
}
