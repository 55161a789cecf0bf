import type { Word } from './words.ts';

const shortWords: Record<string, string> = {
  app: 'application',
  lab: 'laboratory',
  vet: 'veterinary',
  rep: 'representative',
  db: 'database',
  info: 'information',
  dev: 'development',
  ops: 'operations',
  admin: 'administration',
};

/** The word itself, another form of it ("reconciliation", "reconciled"), or its short form ("apps"). */
export function isSaid({ key, stem }: Word, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(key) || vocabulary.has(stem)) return true;
  const other = shortWords[key] ?? Object.entries(shortWords).find(([, long]) => long === key)?.[0];
  if (other !== undefined && vocabulary.has(other)) return true;
  const start = key.slice(0, Math.max(6, key.length - 6));
  return /^[a-z]{8,}$/.test(key) && [...vocabulary].some((word) => word.startsWith(start));
}
