import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#server/root.ts';

export interface RunningServer {
  origin: string;
  stop(): void;
}

/** Starts a process that says where it is running. */
export async function startServer(args: string[], env: Record<string, string>): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: projectRoot(),
    env: { ...process.env, FOOTHOLD_ENV_FILE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout;
  if (!output) throw new Error('The server says nothing.');
  for await (const line of createInterface({ input: output })) {
    const origin = /running at (http:[^\s"]+)/.exec(line)?.[1];
    if (origin === undefined) continue;
    // Read on, or a full pipe would hold the server's log up.
    output.resume();
    return { origin, stop: () => void child.kill('SIGKILL') };
  }
  throw new Error('The server did not start.');
}

/** Starts all of Foothold on separate data, which is deleted with it. */
export async function startFoothold(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const removed = () => rmSync(dataDir, { recursive: true, force: true });
  const { origin, stop } = await startServer(['scripts/start.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...env,
  });
  return {
    origin,
    stop() {
      stop();
      removed();
    },
  };
}
