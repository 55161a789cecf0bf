import type { ReadingFailure } from '#documents/reading/reading-error.ts';
import type { Printable, PrintablePrep } from '#documents/writing/printable.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';

/**
 * Reads a file into lines. Never throws because of the file's content: a bad file is a value. `name` is used to tell a person that the file is not what its
 * name says, never to decide how to read it. Answers within 12 s whatever the bytes are.
 */
export interface DocumentReader {
  read(file: {
    bytes: Uint8Array;
    name: string;
  }): Promise<{ ok: true; document: ResumeSource } | { ok: false; failure: ReadingFailure }>;
  /** What a PDF's first pages look like, as PNGs; none where it has no pages of its own (Word) or they cannot be painted. */
  pictures(file: { bytes: Uint8Array; name: string }): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

/** Sets documents in type. Throws an error with a plain message when a document cannot be set. */
export interface DocumentWriter {
  /** A tagged PDF (PDF/UA-1 where its text allows), with the number of its pages. */
  pdf(document: Printable | PrintablePrep): Promise<{ bytes: Uint8Array; pages: number }>;
  /** The same document for Word (Office Open XML). */
  docx(document: Printable): Promise<Uint8Array>;
  close(): Promise<void>;
}
