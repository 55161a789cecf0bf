import { fork, type ChildProcess } from 'node:child_process';
import type { PrintSheet } from './print-sheet.ts';
import type { TypesetAnswer, TypesetRequest } from './typst-channel.ts';

/** Why a process gave no answer: it was killed for taking too long, or it ended by itself. */
export class ProcessLost extends Error {
  readonly how: 'late' | 'crashed';

  constructor(how: 'late' | 'crashed', message: string) {
    super(message);
    this.name = 'ProcessLost';
    this.how = how;
  }
}

/** A running Typst process; it takes one document at a time. */
export interface TypstChild {
  /** Rejects with `ProcessLost` when the process ends first or takes longer than `timeLimit` milliseconds; it is dead then. */
  typeset(sheet: PrintSheet, timeLimit: number): Promise<TypesetAnswer>;
  /** Lets the server end although this process still runs, until the next document. */
  rest(): void;
  stop(): Promise<void>;
}

/** Starts the process at `path` for the given folders of templates and fonts. */
export function startTypst(path: string, templates: string, fonts: string[]): TypstChild {
  // An empty environment: the process needs none, and learns no secret of the server's.
  const child = fork(path, [templates, ...fonts], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let asked = 0;

  const stop = async (): Promise<void> => {
    // A resting child does not keep this process alive, and its end has to be lived to see.
    hold(child);
    child.kill('SIGKILL');
    await ended;
  };

  return {
    async typeset(sheet, timeLimit) {
      hold(child);
      asked += 1;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        const message = `Setting the document in type took longer than ${timeLimit / 1000} s and was stopped.`;
        timer = setTimeout(() => reject(new ProcessLost('late', message)), timeLimit);
      });
      const crashed = ended.then(() => {
        throw new ProcessLost('crashed', 'The process that sets documents in type ended unexpectedly.');
      });
      try {
        return await Promise.race([answered(child, { id: asked, sheet }), late, crashed]);
      } catch (error) {
        await stop();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    rest() {
      child.unref();
      child.channel?.unref();
    },
    stop,
  };
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function answered(child: ChildProcess, request: TypesetRequest): Promise<TypesetAnswer> {
  return new Promise((resolve) => {
    const receive = (answer: TypesetAnswer): void => {
      if (answer.id !== request.id) return;
      child.off('message', receive);
      resolve(answer);
    };
    child.on('message', receive);
    // A send that fails is followed by the process's end, which whoever waits is told.
    child.send(request, () => undefined);
  });
}
