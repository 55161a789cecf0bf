import { statfs } from 'node:fs/promises';
import type { Disk } from './port.ts';

/** The disk that a folder is on. */
export const folderDisk = (folder: string): Disk => ({
  async freeBytes() {
    const { bavail, bsize, blocks } = await statfs(folder);
    // Some network and container file systems do not know their size.
    return blocks === 0 ? undefined : bavail * bsize;
  },
});
