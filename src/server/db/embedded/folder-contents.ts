import { readdir } from 'node:fs/promises';

/** What lies in a database's folder: `remains` are files without the one that makes them a database. */
export async function contentsOf(folder: string): Promise<'nothing' | 'database' | 'remains'> {
  const names: string[] = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [] as string[];
    throw error;
  });
  // What a file system has of its own where it begins.
  if (names.every((name) => name === 'lost+found')) return 'nothing';
  return names.includes('PG_VERSION') ? 'database' : 'remains';
}
