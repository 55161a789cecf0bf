import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { visibleLines, type SourceDocument } from '#domain/document/source-document.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';

export interface ReadFile {
  name: string;
  document: SourceDocument;
  parsed: ParsedResume;
}

const failOn = (error: unknown): never => {
  throw error;
};

/** Reads files as an upload is read, text among them; throws for one that cannot be read. */
export async function readFiles(paths: readonly string[]): Promise<ReadFile[]> {
  const { read } = createInProcessReader();
  const found: ReadFile[] = [];
  for (const path of paths) {
    const name = basename(path);
    const reading = await read(readFileSync(path), name, { allowText: true, onUnexpected: failOn });
    if (!reading.ok) throw new Error(`${name}: ${reading.failure.code}`);
    found.push({ name, document: reading.document, parsed: parseResume(reading.document) });
  }
  return found;
}

/** What a person copies from a file: its visible lines. */
export const copiedText = (document: SourceDocument): string =>
  visibleLines(document)
    .map(({ text }) => text)
    .join('\n');
