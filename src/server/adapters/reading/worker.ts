import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { ReadingJob, ReadingResult } from './document-reader.ts';
import { createInProcessReader } from './read-document.ts';

/** The thread that files are read in; it may be ended at any moment. Reads one file after the other. */
const reader = createInProcessReader();

const answer = async ({ wanted, bytes, name }: ReadingJob): Promise<void> => {
  let unexpected: string | undefined;
  const onUnexpected = (error: unknown) => {
    unexpected = error instanceof Error ? (error.stack ?? error.message) : String(error);
  };
  const result: ReadingResult = {
    ...(wanted === 'document'
      ? { reading: await reader.read(bytes, name, { onUnexpected }) }
      : { pictures: await reader.pictures(bytes) }),
    memoryBytes: reader.memoryBytes() + getHeapStatistics().total_heap_size,
    unexpected,
  };
  parentPort?.postMessage(result, []);
};

parentPort?.on('message', (job: ReadingJob) => void answer(job));
