import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Posting } from '#domain/posting/posting.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { hasMarkedAds, markedAds, markedAdsFolder, textOf, type MarkedAd } from './marked-ads.ts';

/** The lowest degree asked, as marked: school and vocational training count as none. */
function degreeOf({ degree }: Posting): string | null {
  if (degree === undefined) return null;
  return degree.must && degree.level !== 'secondary' && degree.level !== 'vocational' ? degree.level : 'none';
}

function readingOf(ad: MarkedAd): object {
  const posting = readPosting(textOf(ad));
  return {
    file: ad.file,
    title: posting.title,
    years: posting.years ?? null,
    degree: degreeOf(posting),
    requirements: posting.requirements.map(({ text, must }) => ({ text, must })),
  };
}

const linesOf = (values: readonly object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Compares the requirements read from ads with those that a person marked; `--part learn`, `choose` or `report` for one part of the ads. */
export async function benchAds(args: string[]): Promise<void> {
  if (!hasMarkedAds) {
    console.log('skipped: needs the shared data');
    return;
  }
  const part = args[args.indexOf('--part') + 1];
  const ads = markedAds(args.includes('--part') ? part : undefined);
  const scratch = mkdtempSync(join(tmpdir(), 'foothold-ads-'));
  const [gold, read] = [join(scratch, 'gold.jsonl'), join(scratch, 'read.jsonl')];
  writeFileSync(gold, linesOf(ads));
  writeFileSync(read, linesOf(ads.map(readingOf)));
  console.log(execFileSync('python3', [join(markedAdsFolder, 'score.py'), read, '--gold', gold], { encoding: 'utf8' }));
  rmSync(scratch, { recursive: true });
}
