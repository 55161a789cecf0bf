// `npx tsx scripts/ad-word-frequencies.ts`: writes how common words are in job ads, counted in the bundled sample listings, which cover 26 professions alike.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/language/languages.ts';
import { rankingStems } from '#domain/listings/ranking/text-terms.ts';
import { tidyTable } from '#domain/words/tidy-table.ts';

interface Sample {
  title: string;
  description: string;
  language: Language;
}

const folder = 'src/server/adapters/job-boards/sample/listings';
const samples = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample[]);
const counts = new Map<string, number>();
for (const { title, description, language } of samples) {
  const stems = rankingStems(`${title}\n${description}`, language).map(([stem]) => stem);
  for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
}
/** A word that is in fewer ads than the last says is rare: it is not listed. */
const bands = [2, 4, 8, 16, 32, 64];
const bandOf = (count: number): number | undefined => bands.find((band) => count * band >= samples.length);
const entries = Object.fromEntries(
  bands.map((band) => [
    `one ad of ${band}`,
    [...counts].filter(([, count]) => bandOf(count) === band).map(([stem]) => stem),
  ]),
);
writeFileSync(
  'src/domain/words/ranking/ad-words.json',
  tidyTable({
    about:
      'Stems of English words by how many of the bundled sample listings have them; written by scripts/ad-word-frequencies.ts.',
    entries,
  }),
);
