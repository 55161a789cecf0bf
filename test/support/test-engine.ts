import { join } from 'node:path';
import { createThreadEngine } from '#server/engine/thread-engine.ts';
import type { Engine } from '#server/engine/tasks.ts';
import { projectRoot } from '#server/root.ts';

/** The engine in threads, as the server has it. A test machine can be slower than any server for people: nothing here takes too long. */
export const testEngine = (): Engine =>
  createThreadEngine({
    workerPath: join(projectRoot(), 'build/workers/engine.js'),
    interactiveLimit: 120_000,
    tailoringLimit: 240_000,
  });
