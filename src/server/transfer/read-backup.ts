import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { rowsAtOnce, type Part, type RowSource } from '../db/transfer/row-source.ts';
import { isSameContent, sumRows } from '../db/transfer/table-content.ts';
import { TransferRefused } from '../db/transfer/transfer-refused.ts';
import { defaultCopy } from '../default-copy.ts';
import {
  anyHeaderSchema,
  backupFormat,
  contentSchema,
  endSchema,
  headerSchema,
  secretSchema,
  sequenceSchema,
  tableSchema,
  type BackupHeader,
} from './backup-format.ts';

const words = () => defaultCopy().restoring;

export interface Backup {
  header: BackupHeader;
  /** The session secret of the data folder that it was made of. */
  secret: string | undefined;
  /** Reads the file from its beginning each time; throws `TransferRefused` where it is cut off or altered, and not before it is there. */
  source: RowSource;
}

/** Reads the start of a backup. Throws `TransferRefused` if it isn't one, or this program can't read it. */
export async function openBackup(path: string): Promise<Backup> {
  const lines = linesIn(path);
  try {
    const beginning = await readBeginning(path, lines);
    return {
      ...beginning,
      source: { description: beginning.header, parts: () => partsIn(path) },
    };
  } finally {
    await lines.return(undefined);
  }
}

type Lines = AsyncGenerator<Buffer, undefined>;

async function readBeginning(path: string, lines: Lines) {
  const first = parsed((await lines.next()).value);
  const { data: told } = anyHeaderSchema.safeParse(first);
  if (!told) throw new TransferRefused(words().noBackup(path));
  if (told.format !== backupFormat) throw new TransferRefused(words().otherFormat(path, told.version));
  const header = expected(headerSchema, first, path);
  const secret = header.holdsSecret
    ? expected(secretSchema, parsed((await lines.next()).value), path).sessionSecret
    : undefined;
  return { header, secret };
}

/** Checks that every table has the rows that the database said it had, and that nothing was altered. */
async function* partsIn(path: string): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  let rows = 0;
  const next = async (): Promise<Buffer> => {
    const { value: line } = await lines.next();
    if (line === undefined) throw new TransferRefused(words().cutOff(path));
    return line;
  };
  const hashed = (line: Buffer): Buffer => {
    hash.update(line).update('\n');
    return line;
  };
  const lines = linesIn(path);
  try {
    const header = expected(headerSchema, parsed(hashed(await next())), path);
    if (header.holdsSecret) hashed(await next());
    for (const name of header.tables) {
      const begun = expected(tableSchema, parsed(hashed(await next())), path);
      if (begun.table.name !== name) throw new TransferRefused(words().altered(path));
      yield begun;
      const sum = sumRows();
      let last: Buffer;
      for (;;) {
        const batch = await rowsFrom(async () => hashed(await next()));
        last = batch.last;
        sum.add(batch.rows);
        if (batch.rows.length > 0) yield { rows: batch.rows };
        if (batch.isLast) break;
      }
      const { content } = expected(contentSchema, parsed(last), path);
      if (!isSameContent(content, sum.content())) throw new TransferRefused(words().altered(path));
      rows += content.rows;
      yield { content };
    }
    for (;;) {
      const line = await next();
      const sequence = sequenceSchema.safeParse(parsed(line));
      if (!sequence.success) {
        const { end } = expected(endSchema, parsed(line), path);
        const isWhole = end.rows === rows && end.sha256 === hash.digest('hex') && (await lines.next()).done === true;
        if (!isWhole) throw new TransferRefused(words().altered(path));
        return;
      }
      hashed(line);
      yield sequence.data;
    }
  } finally {
    await lines.return(undefined);
  }
}

/** As many rows as are held at once, up to the line after a table's last one. */
async function rowsFrom(next: () => Promise<Buffer>): Promise<{ rows: string[]; last: Buffer; isLast: boolean }> {
  const rows: string[] = [];
  for (let bytes = 0; ;) {
    const line = await next();
    if (line[0] !== openingBracket) return { rows, last: line, isLast: true };
    rows.push(line.toString());
    bytes += line.length;
    if (rows.length === rowsAtOnce.rows || bytes >= rowsAtOnce.bytes) return { rows, last: line, isLast: false };
  }
}

const openingBracket = '['.charCodeAt(0);
const newline = '\n'.charCodeAt(0);
/** Far more than a row has: anything longer is something else, and isn't read into memory. */
const longestLine = 256 * 1024 * 1024;

async function* linesIn(path: string): Lines {
  const gunzip = createGunzip();
  // Where either of them fails, so does the loop below.
  pipeline(createReadStream(path), gunzip, () => undefined);
  let begun: Buffer[] = [];
  let length = 0;
  let count = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, at)]);
        count++;
        begun = [];
        length = 0;
        from = at + 1;
      }
      begun.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > longestLine) throw new TransferRefused(words().noBackup(path));
    }
  } catch (error) {
    throw refusalOf(error, path, count > 0);
  }
  return undefined;
}

function refusalOf(error: unknown, path: string, hasBegun: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const refused = (sentence: string) => new TransferRefused(sentence, { cause: error });
  if (['ENOENT', 'ENOTDIR'].includes(code)) return refused(words().missing(path));
  if (['EACCES', 'EPERM', 'EISDIR', 'EIO'].includes(code)) return refused(words().unreadable(path));
  if (!code.startsWith('Z_')) return error;
  if (!hasBegun) return refused(words().noBackup(path));
  return refused(code === 'Z_BUF_ERROR' ? words().cutOff(path) : words().altered(path));
}

function parsed(line: Buffer | undefined): unknown {
  try {
    return JSON.parse(line?.toString() ?? '');
  } catch {
    return undefined;
  }
}

function expected<Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.output<Schema> {
  const found = schema.safeParse(value);
  if (!found.success) throw new TransferRefused(words().altered(path));
  return found.data;
}
