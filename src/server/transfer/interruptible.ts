import type { RowSource } from '../db/transfer/row-source.ts';

/** A source that fails with the signal's reason once it is aborted, so that whoever reads it takes back what was begun. */
export const interruptible = (source: RowSource, signal: AbortSignal | undefined): RowSource => ({
  ...source,
  async *parts() {
    for await (const part of source.parts()) {
      signal?.throwIfAborted();
      yield part;
    }
    signal?.throwIfAborted();
  },
});
