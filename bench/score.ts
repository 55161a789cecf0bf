import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { quantiles } from './quantiles.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';

const today = '2026-01-01';
const rounds = 300;

/** One whole evaluation from the texts, as the browser's worker does it: read the resume, read the ad, score. */
const evaluation = (resume: string, ad: string): void => {
  evaluate({ parsed: parseResume(documentFromText(resume)), posting: readPosting(ad), today });
};

/** How many whole evaluations per second, and how long one takes, over different ads. */
export async function benchScore(): Promise<void> {
  const folder = join(sharedData, 'job-ads');
  const ads = hasSharedData
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [sampleAdvert];
  for (let round = 0; round < 20; round += 1) evaluation(sampleResumeText, ads[round % ads.length] ?? sampleAdvert);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    evaluation(sampleResumeText, ads[round % ads.length] ?? sampleAdvert);
    times.push(performance.now() - from);
  }
  const { median, p99 } = quantiles(times);
  const perSecond = (1000 * rounds) / times.reduce((sum, ms) => sum + ms, 0);
  console.log(
    `${perSecond.toFixed(0)} evaluations a second over ${ads.length} ads; median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`,
  );
}
