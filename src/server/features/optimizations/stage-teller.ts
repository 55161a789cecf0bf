import { loggable, type Log } from '../../logging/log.ts';
import { stageText } from './stage.ts';

/** The shortest time between two stages that are written, in milliseconds: a page asks every second at most. */
const spacingMs = 200;

interface Deps {
  write: (stage: string) => Promise<void>;
  log: Pick<Log, 'warn'>;
}

export interface StageTeller {
  tell(...stage: Parameters<typeof stageText>): void;
  /** Drops unwritten stages, and resolves when nothing is being written. */
  end(): Promise<void>;
}

/** Writes the current stage for people who are waiting: one at a time, skipping all but the latest. The work doesn't depend on it. */
export function createStageTeller({ write, log }: Deps): StageTeller {
  let latest: string | undefined;
  let writing: Promise<void> | undefined;
  let wake = (): void => undefined;
  let isEnded = false;

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, spacingMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const writeLatest = async (): Promise<void> => {
    for (let stage = latest; stage !== undefined; stage = latest) {
      latest = undefined;
      await write(stage).catch((error: unknown) => log.warn({ error: loggable(error) }, 'a stage was not told'));
      if (isEnded) break;
      await pause();
    }
    writing = undefined;
  };
  return {
    tell(...stage) {
      if (isEnded) return;
      latest = stageText(...stage);
      writing ??= writeLatest();
    },
    async end() {
      isEnded = true;
      latest = undefined;
      wake();
      await writing;
    },
  };
}
