// `npx tsx scripts/fit-common-words.ts`: counts which words of phrases many English ads say, writes `src/domain/words/posting/common-words.json`; marked
// ads that are reported on are left out. Run `npx tsx scripts/tidy-words.ts` and `npx tsx scripts/fit-item-weights.ts` after it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { singular } from '#domain/posting/items/signs.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { asksOf } from '#domain/posting/requirements/requirements.ts';
import { readStructure } from '#domain/posting/sections/passages.ts';
import { projectRoot } from '#server/root.ts';
import { hasMarkedAds, markedAds, textOf, unmarkedAds } from '../bench/marked-ads.ts';

/** A word counts if this many ads have it in a phrase, and belongs to the last group with a share of the ads that it reaches. */
const leastInPhrases = 4;
const groups = [
  ['in one ad of fifteen', 1 / 15],
  ['in one of seven', 1 / 7.5],
  ['in one of four', 1 / 4],
  ['in one of two', 1 / 2],
] as const;

const formsIn = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z'+#]*/g) ?? [];

const count = (counts: Map<string, number>, keys: Iterable<string>): void => {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** The words of everything that an ad may ask for, without a plural s. */
function wordsOfPhrases(text: string): Set<string> {
  const { ad, language } = readPosting(text);
  if (language !== 'en') return new Set();
  return new Set(
    readStructure(ad, 'en').passages.flatMap((passage) =>
      asksOf(passage, 'en').flatMap(({ start, end }) => formsIn(passage.text.slice(start, end)).map(singular)),
    ),
  );
}

/** A word as it is mostly written: "business", "tools" only where "tool" is not. */
function usualForm(key: string, forms: ReadonlyMap<string, number>): string {
  const [most = key] = [...forms.keys()].toSorted((a, b) => (forms.get(b) ?? 0) - (forms.get(a) ?? 0));
  return /(?:ie|s)$/.test(key) || !forms.has(key) ? most : key;
}

if (!hasMarkedAds) {
  console.log('skipped: needs the shared data');
} else {
  const texts = [...unmarkedAds(), ...['learn', 'choose'].flatMap((part) => markedAds(part).map(textOf))];
  const forms = new Map<string, Map<string, number>>();
  const [ads, phrases] = [new Map<string, number>(), new Map<string, number>()];
  for (const text of texts) {
    for (const form of formsIn(text)) {
      const known = forms.get(singular(form)) ?? new Map<string, number>();
      count(known, [form]);
      forms.set(singular(form), known);
    }
    count(ads, new Set(formsIn(text).map(singular)));
    count(phrases, wordsOfPhrases(text));
  }
  const entries: Record<string, string[]> = Object.fromEntries(groups.map(([name]) => [name, []]));
  for (const [key, times] of ads) {
    const group = groups.findLast(([, share]) => times >= share * texts.length);
    if (key.length < 2 || !group || (phrases.get(key) ?? 0) < leastInPhrases) continue;
    entries[group[0]]?.push(usualForm(key, forms.get(key) ?? new Map<string, number>()));
  }
  const about = `Words that many English job ads say, by how many of them, as far as phrases consist of them: counted in ${texts.length} ads.`;
  const file = join(projectRoot(), 'src/domain/words/posting/common-words.json');
  writeFileSync(file, `${JSON.stringify({ about, entries }, undefined, 2)}\n`);
}
