import type { FastifyRequest } from 'fastify';
import { maxUploadBytes } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import { storable } from '../storable-text.ts';
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

/** The file that a request has under `field`. Throws NO_FILE where there is none, FILE_TOO_LARGE from one byte over. */
export async function readUpload(request: FastifyRequest, field: string): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const found = await fileOf(request, field).catch((error: unknown) => {
    // What has a status is told apart already; the rest is a form that breaks off, or is none.
    throw error instanceof Error && 'statusCode' in error ? error : new AppError('BAD_REQUEST');
  });
  if (!found) throw new AppError('NO_FILE');
  return found;
}

async function fileOf(request: FastifyRequest, field: string): Promise<UploadedFile | undefined> {
  let found: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    // Every file is read to its end, wanted or not, or the request would never finish.
    const bytes = await part.toBuffer();
    if (part.fieldname === field) found ??= { bytes, name: shownName(part.filename) };
  }
  return found;
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
