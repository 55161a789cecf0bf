import type { Reading } from '#documents/reading/read-document.ts';
import type { Printable, PrintablePrep } from '#documents/writing/printable.ts';

/** How many of the pages of a scan that are to be recognized have been. */
export interface ScanProgress {
  done: number;
  pages: number;
}

/** How the pages of a file are read that are pictures. */
export interface Scanning {
  /** Recognizes one page when it is its turn; at once where there are no turns. */
  inTurn?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
  onProgress?: ((progress: ScanProgress) => void) | undefined;
}

/**
 * Reads a file into lines. Never throws because of the file's content: a bad file is a value. `name` is used only to tell a person that the file isn't what its
 * name says, never to decide how to read it. Answers within 12 s, whatever the bytes are. With `scanning`, the text of up to four pages that are pictures is
 * recognized, which takes up to 15 s a page more, beside the wait for a turn; without it, such pages have no text.
 */
export interface DocumentReader {
  read(file: { bytes: Uint8Array; name: string }, scanning?: Scanning): Promise<Reading>;
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
