import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the files below a folder that hold a text. */
export const filesHolding = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
    .map(({ name }) => name);
