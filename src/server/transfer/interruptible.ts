import type { RowSource } from '../db/transfer/row-source.ts';

/** A source that fails with the signal's reason once aborted, so that its reader undoes what it started. */
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
