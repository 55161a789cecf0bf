import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { sharedData } from '#test/support/shared-data.ts';

/** An ad as a person marked it: what it asks for, and what may be named without being right or wrong. */
export interface MarkedAd {
  file: string;
  title: string;
  title_alt?: string[];
  employer?: string | null;
  must: string[];
  nice: string[];
  soft?: string[];
  other?: string[];
  /** Other wordings of an item that count as it. */
  alt?: Record<string, string[]>;
}

export const markedAdsFolder = join(sharedData, 'ads-marked');
export const hasMarkedAds = existsSync(markedAdsFolder);

/** The ads in an order determined only by their names: 30 to learn on, 15 to choose between variants, 15 to report on, looked at last. */
const parts: Readonly<Record<string, readonly [number, number]>> = {
  learn: [0, 30],
  choose: [30, 45],
  report: [45, 60],
};

const hashOf = ({ file }: MarkedAd): string => createHash('sha256').update(file).digest('hex');

/** Ads that nobody marked, without their names. */
export function unmarkedAds(): string[] {
  const folder = join(sharedData, 'job-ads');
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

function marksIn(folder: string): MarkedAd[] {
  const lines = readFileSync(join(folder, 'gold.jsonl'), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as MarkedAd);
}

/** The ads of a part, or all. */
export function markedAds(part: string | undefined): MarkedAd[] {
  const ads = marksIn(markedAdsFolder);
  const [from, to] = parts[part ?? ''] ?? [0, ads.length];
  return ads.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(from, to);
}

const textIn = (folder: string, { file }: MarkedAd): string => readFileSync(join(folder, 'texts', file), 'utf8');
export const textOf = (ad: MarkedAd): string => textIn(markedAdsFolder, ad);

export interface MarkedText {
  ad: MarkedAd;
  text: string;
}

/** The project's own marked ads in a language: German, French or Spanish. */
export function ownMarkedAds(language: 'de' | 'fr' | 'es'): MarkedText[] {
  const folder = join(projectRoot(), 'test/fixtures/ads-marked', language);
  return marksIn(folder).map((ad) => ({ ad, text: textIn(folder, ad) }));
}
