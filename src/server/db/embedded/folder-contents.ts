import { readdir } from 'node:fs/promises';

/** What a database's folder contains: `remains` are files without the one that makes them a database. */
export async function contentsOf(folder: string): Promise<'nothing' | 'database' | 'remains'> {
  const names: string[] = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [] as string[];
    throw error;
  });
  // What a file system itself puts at its root.
  if (names.every((name) => name === 'lost+found')) return 'nothing';
  return names.includes('PG_VERSION') ? 'database' : 'remains';
}
