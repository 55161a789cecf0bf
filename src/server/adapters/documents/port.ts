import type { ReadingFailure } from '#documents/reading/reading-error.ts';
import type { Printable, PrintablePrep } from '#documents/writing/printable.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';

/**
 * Reads a file into lines. Never throws because of the file's content: a bad file is a value. `name` is used only to tell a person that the file isn't what its
 * name says, never to decide how to read it. Answers within 12 s, whatever the bytes are.
 */
export interface DocumentReader {
  read(file: {
    bytes: Uint8Array;
    name: string;
  }): Promise<{ ok: true; document: ResumeSource } | { ok: false; failure: ReadingFailure }>;
  /** The first pages of a PDF as PNGs. None if the file has no fixed pages (Word) or they can't be painted. */
  pictures(file: { bytes: Uint8Array; name: string }): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

/** Makes PDF and DOCX files. Throws an error with a plain message if a document can't be set. */
export interface DocumentWriter {
  /** A tagged PDF (PDF/UA-1 if its text allows), with the number of its pages. */
  pdf(document: Printable | PrintablePrep): Promise<{ bytes: Uint8Array; pages: number }>;
  /** The same document for Word (Office Open XML). */
  docx(document: Printable): Promise<Uint8Array>;
  close(): Promise<void>;
}
