import { boardSlug } from '../../settings/job-source-settings.ts';

interface Asked {
  path: string;
  board?: string | undefined;
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
}

/**
 * The address of a request: the path below the base. A base may be the host alone or hold the beginning of the paths
 * (`https://api.adzuna.com/v1/api`), which is
 * then not repeated. Throws for a board that is no slug, which a caller has to have checked.
 */
export function addressOf(baseUrl: string, { path, board, query = {} }: Asked): URL {
  if (board !== undefined && !boardSlug.test(board)) throw new Error('This is no name of a board.');
  const address = new URL(baseUrl.replaceAll('{board}', board ?? 'board'));
  const base = address.pathname.split('/').filter((part) => part !== '');
  const parts = path.split('/');
  let overlap = Math.min(base.length, parts.length);
  while (overlap > 0 && base.slice(-overlap).join('/') !== parts.slice(0, overlap).join('/')) overlap--;
  address.pathname = [...base, ...parts.slice(overlap)].join('/');
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}
