import type { OpenDatabase } from '../../db/database.ts';
import type { Log } from '../../logging/log.ts';
import type { Queue } from '../../queue/queue.ts';
import type { DiskReserve } from './disk-reserve.ts';

/** While the disk's reserve is used, the queue begins nothing that stores much. Returns what ends this. */
export function saveRoom(deps: {
  reserve: Pick<DiskReserve, 'watch'>;
  queue: Pick<Queue, 'pause' | 'goOn'>;
  database: Pick<OpenDatabase, 'reclaim'>;
  log: Log;
}): () => void {
  const { reserve, queue, database, log } = deps;
  return reserve.watch({
    async begin() {
      await queue.pause();
      log.warn('the disk is almost full: what stores much is refused, and waits in the queue, until there is room');
      // Its log of what was written takes room that a checkpoint gives back.
      await database.reclaim().catch((error: unknown) => log.warn({ err: error }, 'no room could be given back'));
    },
    async end() {
      await queue.goOn();
      log.info('the disk has room again');
    },
  });
}
