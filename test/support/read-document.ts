import { createInProcessReader, type ReadDocument } from '#documents/reading/read-document.ts';

/** Reads one file in this thread, with a separate reader. */
export const readDocument: ReadDocument = (bytes, name, options) => createInProcessReader().read(bytes, name, options);
