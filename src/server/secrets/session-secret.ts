import { createHmac } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from '../data-folder.ts';
import { defaultCopy } from '../default-copy.ts';
import { newToken } from './secret-token.ts';

/** A key for one purpose, derived from the secret: knowing it reveals no other. */
export const derivedKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex');

/** Shorter ones are what a full disk left of one, or somebody's mistake. */
const leastLength = 32;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * The secret of an embedded server: created at the first start and stored in the data folder, readable by its owner alone. Throws `DataFolderError` for one
 * that can't be used: another in its place would sign everybody out and leave what was sealed with it unreadable.
 */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new DataFolderError(defaultCopy().starting.secretUnreadable(path), { cause: error });
  });
  if (kept === undefined) return makeSecret(dataDir, path);
  const secret = kept.trim();
  if (secret.length < leastLength) throw new DataFolderError(defaultCopy().starting.secretShort(path));
  return secret;
}

async function makeSecret(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const made = newToken();
  try {
    await writeFile(path, made, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    // A full disk leaves the file without the secret.
    if (codeOf(error) !== 'EEXIST') await rm(path, { force: true });
    throw error;
  }
  return made;
}
