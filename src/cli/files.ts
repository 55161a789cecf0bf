import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { jsonResumeSchema } from '#domain/resume/json-resume.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { SourceDocument } from '#domain/document/source-document.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { createDocumentReader } from '#server/adapters/reading/document-reader.ts';
import { sentenceFor } from '#server/http/errors.ts';
import { projectRoot } from '#server/root.ts';
import { BadInput } from './bad-input.ts';

const textKinds = ['.txt', '.md', '.markdown', '.text'];

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new BadInput(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new BadInput(`${path} is a folder.`);
    throw new BadInput(`${path} cannot be read.`);
  }
}

/** The text of a file: UTF-8, or UTF-16 where its first two bytes say so. */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await bytesOf(path);
  const marks: [string, number, number][] = [
    ['utf-16le', 0xff, 0xfe],
    ['utf-16be', 0xfe, 0xff],
  ];
  const [encoding] = marks.find(([, first, second]) => bytes[0] === first && bytes[1] === second) ?? ['utf-8'];
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new BadInput(`${path} is not a text file.`);
  if (text.trim() === '') throw new BadInput(`${path} is empty.`);
  return text;
}

async function readByWorker(path: string): Promise<SourceDocument> {
  const reader = createDocumentReader({ workerPath: join(projectRoot(), 'build/workers/reading.js') });
  try {
    const outcome = await reader.read({ bytes: await bytesOf(path), name: basename(path) });
    if (!outcome.ok) throw new BadInput(sentenceFor(outcome.failure.code, outcome.failure.details));
    return outcome.document;
  } finally {
    await reader.close();
  }
}

const kindOf = (path: string): string => extname(path).toLowerCase();

/** What a file holds: PDF, DOCX and DOC by the readers, text and Markdown as they are. Throws `BadInput`. */
export async function readDocumentFile(path: string): Promise<SourceDocument> {
  if (kindOf(path) === '.json') return documentFromText(await readTextFile(path), 'json');
  return textKinds.includes(kindOf(path)) ? documentFromText(await readTextFile(path)) : readByWorker(path);
}

export interface ReadResume {
  parsed: ParsedResume;
  /** Absent for formats without a layout. */
  layout: SourceDocument['layout'] | undefined;
}

/** The resume in a file of any kind, JSON Resume included. Throws `BadInput`. */
export async function readResumeFile(path: string): Promise<ReadResume> {
  if (kindOf(path) === '.json') return { parsed: await readJsonResume(path), layout: undefined };
  const document = await readDocumentFile(path);
  return { parsed: parseResume(document), layout: document.kind === 'text' ? undefined : document.layout };
}

async function readJsonResume(path: string): Promise<ParsedResume> {
  let value: unknown;
  try {
    value = JSON.parse(await readTextFile(path));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${path} is not JSON.`);
  }
  const resume = jsonResumeSchema.safeParse(value);
  if (!resume.success) {
    const [issue] = resume.error.issues;
    throw new BadInput(`${path} is not a JSON Resume: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`);
  }
  return parsedFromJsonResume(resume.data);
}
