import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { shell } from './shell-words.ts';
import { markedEncoding, textOfUnnamed } from '#documents/reading/encoded-text.ts';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { BadInput } from './bad-input.ts';

const megabyte = 1024 * 1024;
/** More than is accepted for upload, since nobody waits in line; still a limit, because a path may lead to anything. */
const maxFileBytes = 64 * megabyte;

export type ReadBytes = (path: string) => Promise<Buffer>;

/** The bytes of a file, or of a pipe such as `<(command)`. Throws `BadInput`. */
export async function bytesOf(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxFileBytes)
        throw new BadInput(shell.fileTooLarge(path, maxFileBytes / megabyte), 'FILE_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BadInput ? error : unreadable(path, error);
  }
  return Buffer.concat(chunks, length);
}

/** {@link bytesOf}, only for regular files: a pipe named in an input line may never end, or be standard input itself. */
export async function regularBytesOf(path: string): Promise<Buffer> {
  const stats = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (!stats.isFile() && !stats.isDirectory()) throw new BadInput(shell.fileIrregular(path), 'FILE_UNREADABLE');
  return bytesOf(path);
}

function unreadable(path: string, error: unknown): BadInput {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new BadInput(shell.fileMissing(path), 'FILE_NOT_FOUND');
  if (code === 'EISDIR') return new BadInput(shell.fileIsFolder(path), 'FILE_UNREADABLE');
  return new BadInput(shell.fileUnreadable(path), 'FILE_UNREADABLE');
}

/** The text in a file's bytes, whatever its encoding; what is damaged in it becomes U+FFFD. Throws `BadInput`. */
export function textIn(bytes: Uint8Array, path: string, longest = maxResumeCharacters): string {
  const text = textOfUnnamed(bytes) ?? new TextDecoder(markedEncoding(bytes)).decode(bytes);
  return plainText(text, path, longest);
}

/** Returns the text if it's plain, not empty and not too long. `name` is its name in the error sentence. Throws `BadInput`. */
export function plainText(text: string, name: string, longest = maxResumeCharacters): string {
  if (text.includes('\0')) throw new BadInput(shell.fileNoText(name), 'FILE_TYPE_MISMATCH');
  if (text.trim() === '') throw new BadInput(shell.fileEmpty(name), 'FILE_EMPTY');
  if (text.length > longest) throw new BadInput(shell.fileTooMuchText(name, longest), 'FILE_TOO_MUCH_TEXT');
  return text;
}

/** `.pdf`, `.json`: the type that a file's name indicates. */
export const kindOf = (path: string): string => extname(path).toLowerCase();

const textKinds = ['.txt', '.md', '.markdown', '.text'];

export const isNamedText = (path: string): boolean => textKinds.includes(kindOf(path));
