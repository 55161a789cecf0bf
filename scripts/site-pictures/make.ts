// Makes the pictures of the site: one for links to each listed page, and the icons. The build calls it (scripts/builds.mjs) with the folder to write into.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { defaultLocale } from '#copy/locales.ts';
import { listedPages } from '#contract/pages.ts';
import { compilePdfium, startPdfium } from '#documents/reading/pdf/pdfium.ts';
import { pagePictures } from '#documents/reading/pdf/page-pictures.ts';
import { previewPath, previewSize } from '#contract/preview-picture.ts';

const { resolve } = createRequire(import.meta.url);

/** Typst reads no WOFF2 and no variable face: each is unpacked at one weight. */
const faces = [
  { file: 'newsreader/files/newsreader-latin-wght-normal.woff2', wght: 500 },
  { file: 'inter/files/inter-latin-wght-normal.woff2', wght: 400 },
];

/** Signs of Latin texts, as the faces have them. */
const signs = Array.from({ length: 0x2100 }, (_, at) => String.fromCodePoint(at)).join('');

/** Systems cut maskable icons to a circle of four fifths of their width; the mark has its own margin. */
const icons = [
  { name: 'apple-touch-icon', side: 180, inset: 0.05 },
  { name: 'icon-192', side: 192, inset: 0 },
  { name: 'icon-512', side: 512, inset: 0 },
  { name: 'icon-maskable-512', side: 512, inset: 0.1 },
];

/** A title without the site's name, in two: the words that stay, and the last ones, which are drawn as an editor's insertion. */
function edited(title: string): { kept: string; inserted: string } {
  const alone = title.replace(/ \| \w+$|^\w+: /g, '');
  const words = (alone.slice(0, 1).toUpperCase() + alone.slice(1)).split(' ');
  const last = Math.max(1, words.length - 2);
  return { kept: words.slice(0, last).join(' '), inserted: words.slice(last).join(' ') };
}

async function fontFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-fonts-'));
  for (const [index, { file, wght }] of faces.entries()) {
    const packed = readFileSync(resolve(`@fontsource-variable/${file}`));
    const face = await subsetFont(packed, signs, {
      targetFormat: 'sfnt',
      variationAxes: { wght },
      preserveNameIds: [1, 2, 4, 6, 16, 17],
    });
    writeFileSync(join(folder, `${index}.ttf`), face);
  }
  return folder;
}

async function makePictures(source: string, made: string): Promise<void> {
  const fonts = await fontFolder();
  const compiler = NodeCompiler.create({ workspace: source, fontArgs: [{ fontPaths: [fonts] }] });
  const pdfium = await startPdfium(await compilePdfium());
  const paint = (file: string, inputs: Record<string, string>, side: number, to: string): void => {
    const { result, takeError } = compiler.compile({ mainFilePath: join(source, file), inputs });
    if (result === null) throw new Error(`Typst: ${JSON.stringify(takeError()?.shortDiagnostics)}`);
    const [picture] = pagePictures(pdfium, compiler.pdf(result), side);
    if (!picture) throw new Error(`No picture of ${to}.`);
    mkdirSync(dirname(join(made, to)), { recursive: true });
    writeFileSync(join(made, to), picture);
  };
  const { metadata, navigation } = pageCopyFor(defaultLocale);
  for (const page of listedPages) {
    const { title, description } = metadata[page];
    const words = JSON.stringify({ ...edited(title), product: navigation.product, description });
    paint('preview.typ', { words }, Math.max(previewSize.width, previewSize.height), previewPath(page).slice(1));
  }
  for (const { name, side, inset } of icons) paint('icon.typ', { inset: String(inset) }, side, `${name}.png`);
  rmSync(fonts, { recursive: true });
}

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined)
  throw new Error('Usage: make <folder of the drawings> <folder of the pages>');
await makePictures(source, target);
