import { defaultCopy } from '../default-copy.ts';
import { envFile, settings } from './config.ts';
import { meantBy } from './misspelt.ts';

/** Oddities of the file `.env` that the server can start with: a sentence each. */
export function envFileRemarks(read: typeof envFile = envFile): string[] {
  const words = defaultCopy().settings;
  const repeated = new Set<string>();
  const names = Object.keys(read((name) => repeated.add(name)));
  const misspelt = names.flatMap((name) => {
    const meant = meantBy(name, [...Object.keys(settings.shape), 'FOOTHOLD_API_KEY']);
    return meant === undefined ? [] : [[name, meant] as const];
  });
  return [
    ...(repeated.size > 0 ? [words.repeated([...repeated])] : []),
    ...(misspelt.length > 0 ? [words.misspelt(misspelt)] : []),
  ];
}
