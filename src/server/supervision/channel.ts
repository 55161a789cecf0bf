import { fork } from 'node:child_process';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** A running thread or process, as its supervisor sees it. */
export interface Channel {
  /** Throws when the message cannot be copied. */
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Resolves when nothing of it is left, with the error that it died of, if it told one. */
  ended: Promise<Error | undefined>;
  /** Ends it whatever it is doing. */
  end(): Promise<unknown>;
  /** Whether this process stays alive for it. */
  hold(held: boolean): void;
}

/** Starts a thread. Its environment is empty: it needs none, and learns no secret of the server's. */
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
  };
}

/** Starts a process, with an empty environment for the same reason. */
export function startProcess(path: string, args: readonly string[] = []): Channel {
  const child = fork(path, args, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<Error | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.on('error', resolve);
  });
  const hold = (held: boolean) => {
    for (const part of [child, child.channel]) {
      if (held) part?.ref();
      else part?.unref();
    }
  };
  return {
    // One that can no longer be written to is of no use, and its end tells so.
    send: (message) => child.send(message as object, (error) => error && child.kill('SIGKILL')),
    onMessage: (listener) => child.on('message', listener),
    ended,
    end: () => {
      // Its end has to be lived to see.
      hold(true);
      child.kill('SIGKILL');
      return ended;
    },
    hold,
  };
}
