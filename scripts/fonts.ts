// Makes the text faces that pages load first: `npx tsx scripts/fonts.ts`. Each is the face as @fontsource ships it with fewer signs, weights and features;
// `fonts.css` loads the whole face for any other sign. Their licence, the SIL Open Font License without reserved names, allows it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/web/styles/fonts');

/** As the `unicode-range` of these faces in `fonts.css` says. */
const signs = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  '\u00a0\u00a9\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2192\u2212',
].join('');

const faces = [
  { name: 'inter', file: 'inter/files/inter-latin-wght-normal.woff2', weights: { min: 400, max: 600 } },
  { name: 'newsreader', file: 'newsreader/files/newsreader-latin-wght-normal.woff2', weights: { min: 400, max: 600 } },
  {
    name: 'newsreader-italic',
    file: 'newsreader/files/newsreader-latin-wght-italic.woff2',
    weights: { min: 400, max: 600 },
  },
];

mkdirSync(folder, { recursive: true });
for (const { name, file, weights } of faces) {
  const whole = readFileSync(resolve(`@fontsource-variable/${file}`));
  const made = await subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  writeFileSync(join(folder, `${name}.woff2`), made);
  console.log(`${name}: ${whole.length} to ${made.length} bytes`);
}
