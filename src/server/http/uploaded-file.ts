import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { incoming, maxUploadBytes } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import { storable } from '../db/storable-text.ts';
import type { UploadedFile } from './handler.ts';

/** The limits of a multipart request: one file of at most 10 MB, and next to nothing else. */
export const multipartLimits = {
  fileSize: maxUploadBytes,
  files: 1,
  fields: 10,
  fieldSize: 1024,
  parts: 11,
  headerPairs: 50,
};

/** A file that has come completely, and waits on the disk. */
export interface IncomingFile {
  name: string;
  size: number;
  /** Its bytes in memory, for as long as it is worked on; once. */
  load(): Promise<UploadedFile>;
  /** Frees its place; to be called whatever happens. */
  discard(): Promise<void>;
}

/**
 * Takes uploads in. While a file comes, and while it waits for its turn, it is on the disk: what hundreds of slow connections send takes no memory. How many
 * come at a time is bounded, in all and, the fewer places are free, from one address.
 */
export interface Intake {
  /**
   * The file that a request has under `field`. Throws NO_FILE where there is none, FILE_TOO_LARGE from one byte over, TOO_MANY_REQUESTS and BUSY where too
   * many come already.
   */
  take(request: FastifyRequest, field: string): Promise<IncomingFile>;
}

export function createIntake(folder: string): Intake {
  const coming = new Map<string, number>();
  const all = () => [...coming.values()].reduce((sum, count) => sum + count, 0);
  const enter = (address: string): (() => void) => {
    const own = coming.get(address) ?? 0;
    const free = incoming.most - all();
    if (free <= 0) throw new AppError('BUSY', {}, { cause: 'Too many files are on their way.' });
    if (own >= free * incoming.ofFree) throw new AppError('TOO_MANY_REQUESTS', { seconds: incoming.retrySeconds });
    coming.set(address, own + 1);
    return () => {
      const left = (coming.get(address) ?? 1) - 1;
      if (left > 0) coming.set(address, left);
      else coming.delete(address);
    };
  };
  return {
    async take(request, field) {
      if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      const leave = enter(normalizeIP(request.ip));
      try {
        await mkdir(folder, { recursive: true });
        const found = await fileOf(request, field, folder).catch((error: unknown) => {
          // Errors with a status are handled already, and a full disk is our fault; the rest is a form that breaks off, or isn't one.
          const known = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
          throw known || isOfDisk(error) ? error : new AppError('BAD_REQUEST');
        });
        if (!found) throw new AppError('NO_FILE');
        return {
          ...found,
          async discard() {
            leave();
            await found.discard();
          },
        };
      } catch (error) {
        leave();
        throw isOfDisk(error) ? new AppError('DISK_FULL') : error;
      }
    },
  };
}

const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));

async function fileOf(request: FastifyRequest, field: string, folder: string): Promise<IncomingFile | undefined> {
  let found: IncomingFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      // Every file is read to its end, wanted or not, or the request would never finish.
      if (part.fieldname === field && !found) found = await spooled(part, folder);
      else part.file.resume();
    }
  } catch (error) {
    await found?.discard();
    throw error;
  }
  return found;
}

/** Writes a file to the disk as it comes. */
async function spooled(part: MultipartFile, folder: string): Promise<IncomingFile> {
  const handle = await nameless(join(folder, randomUUID()));
  try {
    await writeFile(handle, part.file);
    if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
    const { size } = await handle.stat();
    const name = shownName(part.filename);
    return {
      name,
      size,
      load: async () => ({ name, bytes: await contentOf(handle, size) }),
      discard: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A new file that is gone as soon as nobody has it open any more, however this process ends. */
async function nameless(path: string): Promise<FileHandle> {
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
}

async function contentOf(handle: FileHandle, size: number): Promise<Uint8Array> {
  const content = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await handle.read(content, read, size - read, read);
    if (bytesRead === 0) throw new Error('An uploaded file ended early.');
    read += bytesRead;
  }
  return content;
}

/** A file's name for display: without a path or control characters, and not too long. */
function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const shown = storable(last)
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .trim()
    .slice(0, 255);
  return shown === '' ? 'resume' : shown;
}
