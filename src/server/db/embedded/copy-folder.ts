import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a folder into another, a folder's files side by side: a database has a thousand small ones, and one after the other they would take many times as
 * long. Where the file system can, the blocks are shared and nothing is copied.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, copy] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) await copyFolder(source, copy);
      else await copyFile(source, copy, constants.COPYFILE_FICLONE);
    }),
  );
}
