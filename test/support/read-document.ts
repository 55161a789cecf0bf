import { createInProcessReader, type ReadDocument } from '#server/adapters/reading/read-document.ts';

/** Reads one file in this thread, by a reader of its own. */
export const readDocument: ReadDocument = (bytes, name, options) => createInProcessReader().read(bytes, name, options);
