import { fork } from 'node:child_process';
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
}

/** Starts a thread. Its environment is empty: it needs none, and must not know the server's secrets. */
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
  };
}
