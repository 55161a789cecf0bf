import { rename, rm } from 'node:fs/promises';
import { messages, PGlite, type Results } from '@electric-sql/pglite';
import { answerRequests } from '../../supervision/answer-requests.ts';
import { copyFolder } from './copy-folder.ts';
import { contentsOf } from './folder-contents.ts';
import { PrivateFiles } from './private-files.ts';
import { partOf } from './part-of.ts';
import type { Failure, StatementRequest, ThreadAnswer, ThreadRequest } from './thread-requests.ts';

/**
 * 16 MB of shared buffers instead of 128 are a third less memory, and opened in a quarter of a second. A used file of the write-ahead log is deleted instead of
 * being used again: it would hold what was written there until it is overwritten.
 */
const settings = ['shared_buffers=16MB', 'wal_recycle=off', 'min_wal_size=32MB'].flatMap((each) => ['-c', each]);

const state: { folder?: string; pglite?: PGlite; listening: Map<string, () => Promise<void>> } = {
  listening: new Map(),
};

const opened = (): PGlite => {
  if (!state.pglite) throw new Error('The database is not open.');
  return state.pglite;
};

/** Creates the folder completely or not at all: a process that dies during its first start leaves nothing that cannot be opened. */
async function makeFolder(folder: string): Promise<void> {
  const part = partOf(folder);
  await rm(part, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new PrivateFiles(part) });
  await pglite.close();
  try {
    await rename(part, folder);
  } catch (error) {
    // Nothing can be put in the place of a folder that a disk is mounted on.
    if (!(error instanceof Error && 'code' in error && ['EBUSY', 'EXDEV'].includes(String(error.code)))) throw error;
    await rm(part, { recursive: true });
    await (await PGlite.create({ fs: new PrivateFiles(folder) })).close();
  }
}

async function open(folder: string, create: boolean): Promise<Results[]> {
  const contents = await contentsOf(folder);
  // PGlite itself would make a new database over them.
  if (contents === 'remains') throw new Error('The database has no PG_VERSION.');
  if (contents === 'nothing') {
    // It was there before: a disk that is gone for a moment is no reason to begin with nothing.
    if (!create) throw new Error('The folder of the database is gone.');
    await makeFolder(folder);
  }
  state.folder = folder;
  state.pglite = await PGlite.create({
    fs: new PrivateFiles(folder),
    startParams: [...PGlite.defaultStartParams, ...settings],
  });
  return [];
}

const asItIs = (text: string): string => text;

const query = async ({ statement, values, rowMode, asText }: StatementRequest): Promise<Results[]> => [
  await opened().query(statement, [...values], {
    ...(rowMode && { rowMode }),
    parsers: Object.fromEntries(asText.map((type) => [type, asItIs])),
  }),
];

/** Between two statements and after a checkpoint the files are a database that can be opened. */
async function copy(to: string): Promise<Results[]> {
  await opened().exec('CHECKPOINT');
  await copyFolder(state.folder ?? '', to);
  return [];
}

async function listen(channel: string, notify: (payload: string) => void): Promise<Results[]> {
  state.listening.set(channel, await opened().listen(channel, notify));
  return [];
}

async function unlisten(channel: string): Promise<Results[]> {
  await state.listening.get(channel)?.();
  state.listening.delete(channel);
  return [];
}

async function close(): Promise<Results[]> {
  await state.pglite?.close();
  return [];
}

function run(request: ThreadRequest, tell: (progress: unknown) => void): Promise<Results[]> {
  switch (request.kind) {
    case 'open':
      return open(request.folder, request.create);
    case 'query':
      return query(request);
    case 'exec':
      return opened().exec(request.statements);
    case 'listen':
      return listen(request.channel, tell);
    case 'unlisten':
      return unlisten(request.channel);
    case 'copy':
      return copy(request.to);
    case 'close':
      return close();
  }
}

/** PostgreSQL's own mistake: where the write-ahead log has no room, every statement after the first to fail fails with it, or never returns. */
const internalError = 'XX000';

/** What a statement did wrong is a `DatabaseError`, and what its values did, an ordinary one. After anything else, PostgreSQL has ended. */
function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof messages.DatabaseError) {
    const { code, severity, detail, hint, constraint, table, column, schema, where, routine } = error;
    const fields = { code, severity, detail, hint, constraint, table, column, schema, where, routine };
    return { message, fields, fatal: code === internalError || severity === 'FATAL' || severity === 'PANIC' };
  }
  const isOurs = error instanceof Error && !['RuntimeError', 'ExitStatus'].includes(error.name);
  return { message, fields: {}, fatal: !isOurs };
}

/** A statement that failed after its own BEGIN leaves the session in a transaction, in which everybody's next statement would fail, too. */
async function endOwnTransaction(request: ThreadRequest): Promise<void> {
  if ((request.kind === 'query' || request.kind === 'exec') && !request.within) await state.pglite?.exec('ROLLBACK');
}

async function answer(request: ThreadRequest, tell: (progress: unknown) => void): Promise<ThreadAnswer> {
  try {
    return { results: await run(request, tell) };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure.fatal) await endOwnTransaction(request).catch(() => undefined);
    return { failure };
  }
}

const line: { last: Promise<unknown> } = { last: Promise.resolve() };

answerRequests((request: ThreadRequest, tell) => {
  const answered = line.last.then(() => answer(request, tell));
  line.last = answered;
  return answered;
});
