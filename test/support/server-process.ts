import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#server/root.ts';

export interface ServerProcess {
  /** Where it answers. */
  origin: string;
  child: ChildProcess;
  dataDir: string;
  /** What it has written so far, on both outputs. */
  said(): string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
  /** Kills it if it still runs, and removes its folder. */
  remove(): Promise<void>;
}

const program = () => join(projectRoot(), 'build/server/main.js');

/** A built server in a separate process, folder and port. Resolves once it answers; throws with its output if it ends before. */
export async function startServerProcess(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'foothold-process-'));
  const own = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', JOB_SOURCES: 'sample' };
  const child = spawn(process.execPath, [program()], {
    cwd: projectRoot(),
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let text = '';
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      text += `${line}\n`;
      const port = /Foothold is .* at http:\/\/[^/]+:(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void exited.then(() => reject(new Error(text)));
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    origin,
    child,
    dataDir,
    said: () => text,
    async end(signal) {
      const began = performance.now();
      child.kill(signal);
      await exited;
      return { code: child.exitCode, ms: performance.now() - began };
    },
    async remove() {
      if (!isOver()) child.kill('SIGKILL');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
