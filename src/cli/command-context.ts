import { defaultCopy } from '#server/default-copy.ts';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { shell } from './shell-words.ts';
import { readJsonResume } from '#domain/resume/json-resume-reading.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { SourceDocument } from '#domain/document/source-document.ts';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createScanRecognizer } from '#server/adapters/documents/scan-recognizer.ts';
import type { Engine } from '#server/engine/tasks.ts';
import { createThreadEngine } from '#server/engine/thread-engine.ts';
import { sentenceFor } from '#server/http/errors.ts';
import { projectRoot } from '#server/root.ts';
import { BadInput } from './bad-input.ts';
import type { Console } from './command.ts';
import { isNamedText, kindOf, plainText, textIn, type ReadBytes } from './files.ts';
import type { Given } from './requests.ts';

export interface ReadResume {
  parsed: ParsedResume;
  /** Absent for formats without a layout. */
  layout: SourceDocument['layout'] | undefined;
}

/** What answering a request needs, opened once for a whole run. Its methods throw `BadInput` for bad input. */
export interface CommandContext {
  /** How many requests it can handle at a time. */
  places: number;
  /** The day of the run, ISO: current jobs last until then. */
  today: string;
  engine: Pick<Engine, 'run'>;
  /** The text of a text file, of as many characters at most as a resume may have, or as is said. */
  text(given: Given, longest?: number): Promise<string>;
  /** What a file holds: PDF, DOCX and DOC by the readers, text and Markdown as they are. */
  document(given: Given): Promise<SourceDocument>;
  /** The resume in a file of any kind, JSON Resume included. */
  resume(given: Given): Promise<ReadResume>;
  close(): Promise<void>;
}

/** How long the engine may take over one step of a request; a resume with an ad takes far less than a second. */
export const stepLimitMs = 60_000;

/** Workers for reading files and for the engine, so that no file or text can crash the run or delay it for long. */
export function openContext(bytesOf: ReadBytes, { workers }: Pick<Console, 'workers'>): CommandContext {
  const places = Math.min(4, availableParallelism());
  const built = join(projectRoot(), 'build/workers');
  // A place for each: a file that waited for its turn would have less time to be read.
  const reader =
    workers?.reader ??
    createDocumentReader({
      workerPath: join(built, 'reading.js'),
      scans: createScanRecognizer({ workerPath: join(built, 'scanning.js') }),
      concurrency: places,
    });
  let threads = workers?.engine;
  const engine: Pick<Engine, 'run'> = {
    run: (task, input) =>
      (threads ??= createThreadEngine({
        workerPath: join(built, 'engine.js'),
        interactiveThreads: places,
        interactiveLimit: stepLimitMs,
      })).run(task, input),
  };

  const documentIn = async (bytes: Buffer, path: string): Promise<SourceDocument> => {
    if (kindOf(path) === '.json') return documentFromText(textIn(bytes, path, longestJson), 'json');
    if (isNamedText(path)) return documentFromText(textIn(bytes, path));
    const outcome = await reader.read({ bytes, name: basename(path) }, {});
    if (outcome.ok) return outcome.document;
    throw new BadInput(sentenceFor(defaultCopy(), outcome.failure.code, outcome.failure.details), outcome.failure.code);
  };
  const resumeIn = async (bytes: Buffer, path: string): Promise<ReadResume> => {
    if (kindOf(path) === '.json')
      return { parsed: await engine.run('parseJsonResume', jsonResumeIn(bytes, path)), layout: undefined };
    const document = await documentIn(bytes, path);
    const parsed = await engine.run('parseDocument', document);
    return { parsed, layout: document.kind === 'text' ? undefined : document.layout };
  };
  const resumeOf = memoizeLast(async (content: string | Buffer, path: string): Promise<ReadResume> =>
    typeof content === 'string'
      ? { parsed: await engine.run('parseText', content), layout: undefined }
      : resumeIn(content, path),
  );

  return {
    places,
    today: new Date().toISOString().slice(0, 10),
    engine,
    text: async (given, longest) =>
      'text' in given ? pasted(given, longest) : textIn(await bytesOf(given.file), given.file, longest),
    document: async (given) =>
      'text' in given ? documentFromText(pasted(given)) : documentIn(await bytesOf(given.file), given.file),
    resume: async (given) =>
      'text' in given ? resumeOf(pasted(given), '') : resumeOf(await bytesOf(given.file), given.file),
    close: async () => {
      if (!workers) await Promise.all([reader.close(), threads?.close()]);
    },
  };
}

/** As a text file with the same text would be read: without a byte order mark. */
const pasted = ({ text, field }: { text: string; field: string }, longest?: number): string =>
  plainText(text.replace(/^\uFEFF/, ''), JSON.stringify(field), longest);

/** A JSON Resume has keys and brackets besides its text. */
const longestJson = 4 * maxResumeCharacters;

function jsonResumeIn(bytes: Buffer, path: string) {
  let value: unknown;
  try {
    value = JSON.parse(textIn(bytes, path, longestJson));
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(shell.fileNoJson(path), 'FILE_TYPE_MISMATCH');
  }
  const reading = readJsonResume(value);
  if ('resume' in reading) return reading.resume;
  throw new BadInput(shell.fileNoJsonResume(path, reading.misformed), 'FILE_TYPE_MISMATCH');
}

/** Returns the previous answer for the same content: one resume for many ads is read once. */
function memoizeLast<Answer>(
  answer: (content: string | Buffer, path: string) => Promise<Answer>,
): (content: string | Buffer, path: string) => Promise<Answer> {
  let last: { content: string | Buffer; path: string; answer: Promise<Answer> } | undefined;
  return async (content, path) => {
    if (last?.path === path && isSame(last.content, content)) return last.answer;
    const now = { content, path, answer: answer(content, path) };
    last = now;
    try {
      return await now.answer;
    } catch (error) {
      // A failure may be temporary, such as too little time.
      if (last === now) last = undefined;
      throw error;
    }
  };
}

const isSame = (one: string | Buffer, other: string | Buffer): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.equals(other);
