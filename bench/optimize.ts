import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '#contract/api.ts';
import { engineTasks } from '#server/engine/tasks.ts';
import { testApp } from '#test/support/test-app.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';

const count = 40;

/** The engine alone, in this thread: the cost of a tailoring without queue, database and threads. */
function engineRate(): number {
  const request = {
    source: engineTasks.parseText(sampleResumeText),
    jobTitle: 'Warehouse Manager',
    jobDescription: sampleAdvert,
    now: new Date(),
  };
  for (let index = 0; index < 5; index++) engineTasks.tailor(request);
  const began = performance.now();
  for (let index = 0; index < count; index++) engineTasks.tailor(request);
  return count / ((performance.now() - began) / 1000);
}

async function finish(status: () => Promise<string>): Promise<void> {
  while ((await status()) !== 'completed') await sleep(20);
}

/** Optimizations per second from the accepted request to the stored outcome, one worker on the embedded database. */
async function workerRate(): Promise<number> {
  const { browser, close } = await testApp();
  try {
    const visitors = Array.from({ length: count / 10 }, (_, index) => browser(`198.51.100.${index + 1}`));
    const start = async (index: number) => {
      const visitor = visitors[index % visitors.length];
      if (!visitor) throw new Error('There is no visitor.');
      const body = {
        originalFileName: 'resume.txt',
        originalContent: sampleResumeText,
        jobTitle: `Warehouse Manager ${index}`,
        jobDescription: sampleAdvert,
      };
      const { optimizationId } = await visitor.api.call(api.optimizeResume, { body });
      return async () => (await visitor.api.call(api.getOptimization, { params: { id: optimizationId } })).status;
    };
    await finish(await start(0));
    const began = performance.now();
    const started = [];
    for (let index = 0; index < count; index++) started.push(await start(index));
    // They are run in the order of the requests: when the last one ends, all have.
    for (const status of started.toReversed()) await finish(status);
    return count / ((performance.now() - began) / 1000);
  } finally {
    await close();
  }
}

/** Optimizations per second of one worker, next to the engine alone in the same run. */
export async function benchOptimize(): Promise<void> {
  const engine = engineRate();
  const worker = await workerRate();
  console.log(`the engine alone: ${engine.toFixed(1)} tailorings/s`);
  console.log(`one worker, end to end: ${worker.toFixed(1)} optimizations/s, ${(worker / engine).toFixed(2)} of that`);
}
