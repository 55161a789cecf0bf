// Sorts the tables under src/domain/words: one entry per line, long ones broken. `npx tsx scripts/tidy-words.ts`
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyTable } from '#domain/words/tidy-table.ts';
import type { WordTable } from '#domain/words/word-table.ts';

const folder = join(import.meta.dirname, '..', 'src/domain/words');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.json')) continue;
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  const tidy = tidyTable(JSON.parse(text) as WordTable);
  if (tidy === text) continue;
  writeFileSync(path, tidy);
  console.log(name);
}
