import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { OnProgress, TailoringProgress } from '#domain/tailoring/tailoring-progress.ts';
import { createThreadEngine } from '#server/engine/thread-engine.ts';
import type { Engine, EngineTasks, TaskName } from '#server/engine/tasks.ts';
import { projectRoot } from '#server/root.ts';
import { once } from '#domain/memoize.ts';

/** The engine in threads, as the server has it. A test machine can be slower than any server for people: nothing here takes too long. */
const threads = once(() =>
  createThreadEngine({
    workerPath: join(projectRoot(), 'build/workers/engine.js'),
    interactiveLimit: 120_000,
    tailoringLimit: 240_000,
  }),
);

/** Serialized, so that each test gets its own copy to change. */
interface KeptAnswer {
  answer: Buffer;
  progress: TailoringProgress[];
}

const keptAnswers = new Map<string, Promise<KeptAnswer>>();
const mostKept = 400;

function keep(key: string, answer: Promise<KeptAnswer>): void {
  keptAnswers.set(key, answer);
  answer.catch(() => keptAnswers.delete(key));
  const [oldest] = keptAnswers.keys();
  if (keptAnswers.size > mostKept && oldest !== undefined) keptAnswers.delete(oldest);
}

/**
 * One engine for all tests of a process, since starting a thread takes seconds. Its tasks are pure functions, and many tests tailor the same resume: what was
 * asked before is answered from what is kept.
 */
export const testEngine = (): Engine => {
  const engine = threads();
  return {
    ...engine,
    async run<Name extends TaskName>(task: Name, input: Parameters<EngineTasks[Name]>[0], onProgress?: OnProgress) {
      type Answer = ReturnType<EngineTasks[Name]>;
      const key = createHash('sha256')
        .update(serialize([task, input]))
        .digest('hex');
      const kept = keptAnswers.get(key);
      if (kept) {
        const { answer, progress } = await kept;
        for (const each of progress) onProgress?.(each);
        return deserialize(answer) as Answer;
      }
      const progress: TailoringProgress[] = [];
      const asked = engine.run(task, input, (each) => {
        progress.push(each);
        onProgress?.(each);
      });
      keep(
        key,
        asked.then((answer) => ({ answer: serialize(answer), progress })),
      );
      return asked;
    },
    close: () => Promise.resolve(),
  };
};
