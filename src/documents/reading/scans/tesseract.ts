import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { capMemory } from '../cap-memory.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { RecognizedLine, RecognizedWord } from './recognized-line.ts';

/** The C++ functions that are used here. */
interface TesseractApi {
  /** -1 where it failed. */
  Init(folder: string, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Takes the picture of the file `/input`; 1 where it failed. */
  SetImageFile(exif: number, radians: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(page: number): string;
  Clear(): void;
  End(): void;
}
interface TesseractModule {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
}
type StartModule = (options: { wasmBinary: Uint8Array; print(): void; printErr(): void }) => Promise<TesseractModule>;

/** What `GetJSONText` answers, as far as it is used. */
interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
interface FoundLine {
  baseline: Box;
  words: { bbox: Box; text: string; confidence: number; symbols: { bbox: Box; text: string }[] }[];
}
interface FoundText {
  blocks: { paragraphs: { lines: FoundLine[] }[] }[];
}

/** The languages whose characters and words it knows. */
export const scanLanguages = ['en', 'de', 'fr', 'es'] as const;
export type ScanLanguage = (typeof scanLanguages)[number];

/** Reads the characters of pictures. */
export interface Tesseract {
  /** By how many radians a picture has to be turned for its lines to be level. */
  tilt(picture: GreyPicture): number;
  /** The lines that were found, with the places in pixels. */
  read(picture: GreyPicture, languages: readonly ScanLanguage[]): RecognizedLine[];
}

/** The build without the older engine that its data would double for, for processors with SIMD, which Node 20 needs. "Relaxed" SIMD may differ by processor. */
const build = 'tesseract.js-core/tesseract-core-simd-lstm';
/** Pages take a fifth of it. */
const memoryLimitBytes = 512 * 1024 * 1024;

const dataNames: Record<ScanLanguage, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa' };
/** Integers in place of floating-point numbers, and nothing for the older engine: a fifth of the size. */
const variant = '4.0.0_best_int';
const neuralEngine = 1;

/** Starts Tesseract with the data of all languages, from packages on this machine. After one of its calls has thrown, it must not be used again. */
export async function startTesseract(): Promise<Tesseract> {
  const require = createRequire(import.meta.url);
  const wasmBinary = capMemory(await readFile(require.resolve(`${build}.wasm`)), memoryLimitBytes);
  const start = require(build) as StartModule;
  const silent = () => undefined;
  const module = await start({ wasmBinary, print: silent, printErr: silent });
  for (const name of Object.values(dataNames)) {
    const path = require.resolve(`@tesseract.js-data/${name}/${variant}/${name}.traineddata.gz`);
    module.FS.writeFile(`/${name}.traineddata`, gunzipSync(await readFile(path)));
  }
  let opened: { names: string; api: TesseractApi } | undefined;
  const open = (languages: readonly ScanLanguage[]): TesseractApi => {
    const names = languages.map((language) => dataNames[language]).join('+');
    if (opened?.names === names) return opened.api;
    opened?.api.End();
    const api = new module.TessBaseAPI();
    if (api.Init('/', names, neuralEngine) !== 0) throw new Error(`Tesseract did not open its data of ${names}.`);
    // Its remarks would fill a file in its memory.
    api.SetVariable('debug_file', '/dev/null');
    api.SetVariable('tessedit_pageseg_mode', automaticSegmentation);
    opened = { names, api };
    return api;
  };
  const show = (api: TesseractApi, picture: GreyPicture): void => {
    module.FS.writeFile('/input', portableGreyMap(picture));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract did not take a picture.');
  };
  return {
    tilt(picture) {
      const api = opened?.api ?? open(['en']);
      show(api, picture);
      return api.FindLines() === 0 ? api.GetGradient() : 0;
    },
    read(picture, languages) {
      const api = open(languages);
      show(api, picture);
      if (api.Recognize(null) !== 0) throw new Error('Tesseract did not read a picture.');
      const found = JSON.parse(api.GetJSONText(0)) as FoundText;
      api.Clear();
      return found.blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.map(toLine)));
    },
  };
}

const automaticSegmentation = '3';

/** The simplest form of a picture that it can open. */
const portableGreyMap = ({ width, height, pixels }: GreyPicture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1'), pixels]);

const toLine = ({ baseline, words }: FoundLine): RecognizedLine => ({
  baseline: (x) => {
    const across = baseline.x1 - baseline.x0;
    const share = across === 0 ? 0 : (x - baseline.x0) / across;
    return baseline.y0 + share * (baseline.y1 - baseline.y0);
  },
  words: words.map(toWord),
});

const toWord = ({ bbox, text, confidence, symbols }: FoundLine['words'][number]): RecognizedWord => ({
  ...boxOf(bbox),
  text,
  confidence: confidence / 100,
  symbols: symbols.map((symbol) => ({ ...boxOf(symbol.bbox), text: symbol.text })),
});

const boxOf = ({ x0, y0, x1, y1 }: Box) => ({ left: x0, top: y0, right: x1, bottom: y1 });
