import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** A running thread or process, as its supervisor sees it. */
export interface Channel {
  /** Throws when the message cannot be copied. */
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Resolves when it has ended completely, with the error that ended it, if it reported one. */
  ended: Promise<Error | undefined>;
  /** Ends it whatever it is doing. */
  end(): Promise<unknown>;
  /** Whether it keeps this process alive. */
  hold(held: boolean): void;
  /** How many milliseconds of a processor it has had until now; undefined where the system does not tell. */
  processorMs(): number | undefined;
}

/**
 * Starts a thread. Its environment is empty: it needs none, and must not know the server's secrets. Not for what reads strangers' files: where one allocates
 * fast, V8 ends the whole process before the thread's limit of memory ends the thread.
 */
export function startThread(path: string, resourceLimits: ResourceLimits): Channel {
  const thread = new Worker(path, { resourceLimits, env: {} });
  const ended = new Promise<Error | undefined>((resolve) => {
    thread.once('exit', () => resolve(undefined));
    thread.on('error', resolve);
  });
  return {
    send: (message) => thread.postMessage(message, []),
    onMessage: (listener) => thread.on('message', listener),
    ended,
    end: () => thread.terminate(),
    hold: (held) => (held ? thread.ref() : thread.unref()),
    processorMs: () => undefined,
  };
}

/** The JavaScript heap of a process; a process that needs more ends. */
export type HeapLimits = Pick<ResourceLimits, 'maxOldGenerationSizeMb'>;

/** Starts a process, with an empty environment for the same reason. */
export function startProcess(path: string, args: readonly string[] = [], heap: HeapLimits = {}): Channel {
  const { maxOldGenerationSizeMb: oldMb } = heap;
  const child = fork(path, args, {
    serialization: 'advanced',
    execArgv: oldMb === undefined ? [] : [`--max-old-space-size=${oldMb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that hangs would not notice that this process has ended.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<Error | undefined>((resolve) => {
    child.once('exit', () => {
      process.off('exit', endWithUs);
      resolve(undefined);
    });
    child.on('error', resolve);
  });
  const hold = (held: boolean) => {
    for (const part of [child, child.channel]) {
      if (held) part?.ref();
      else part?.unref();
    }
  };
  return {
    // One that can no longer be written to is useless, and its end will report why.
    send: (message) => child.send(message as object, (error) => error && child.kill('SIGKILL')),
    onMessage: (listener) => child.on('message', listener),
    ended,
    end: () => {
      // This process has to stay alive to see it end.
      hold(true);
      child.kill('SIGKILL');
      return ended;
    },
    hold,
    processorMs: () => (child.pid === undefined ? undefined : usedProcessorMs(child.pid)),
  };
}

/** Linux counts it in hundredths of a second, whatever the machine. See proc_pid_stat(5): fields 14 and 15; the second may hold spaces. */
function usedProcessorMs(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return undefined;
  }
}
