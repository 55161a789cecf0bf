import { getHeapStatistics } from 'node:v8';
import { answerRequests } from '#server/supervision/answer-requests.ts';
import { stackFrames } from '../../logging/stack-frames.ts';
import type { ReadingJob, ReadingResult } from './document-reader.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';

/** The process that reads files; it may be ended at any moment. Reads one file after the other. */
const reader = createInProcessReader();

const answer = async ({ wanted, bytes, name }: ReadingJob): Promise<ReadingResult> => {
  let unexpected: string | undefined;
  const onUnexpected = (error: unknown) => {
    // Without its message, which may quote the file.
    unexpected = error instanceof Error ? [error.name, ...stackFrames(error)].join('\n') : typeof error;
  };
  const result =
    wanted === 'document'
      ? { reading: await reader.read(bytes, name, { onUnexpected }) }
      : { pictures: await reader.pictures(bytes) };
  return { ...result, unexpected };
};

answerRequests(answer, () => reader.memoryBytes() + getHeapStatistics().total_heap_size);
