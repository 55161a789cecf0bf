import { createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from './secret-token.ts';

/** A key for one purpose, derived from the secret: knowing it reveals no other. */
export const derivedKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex');

/** The secret of an embedded server: created at the first start and stored in the data folder, readable by its owner alone. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const made = newToken();
  try {
    await writeFile(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
    if (kept.length >= 32) return kept;
    throw error;
  }
}
