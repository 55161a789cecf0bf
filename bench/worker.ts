import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { projectRoot } from '#server/root.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { quantiles } from './quantiles.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';

const rounds = 300;
const warmUp = 40;
/** Two pages of type. */
const twoPages = { least: 4500, most: 7500 };

/** The worker's program as a browser gets it. */
async function workerSource(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot(), 'src/web/workers/score-worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  return outputFiles[0]?.text ?? '';
}

function material(): { resumes: string[]; ads: string[] } {
  if (!hasSharedData) return { resumes: [sampleResumeText], ads: [sampleAdvert] };
  const folder = join(sharedData, 'job-ads');
  const ads = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const pairs = readFileSync(join(sharedData, 'fit', 'human-rated-pairs.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const resumes = pairs
    .map((line) => (JSON.parse(line) as { resume: string }).resume)
    .filter(({ length }) => length > twoPages.least && length < twoPages.most);
  return { resumes, ads };
}

/** The live score where it runs: the size of the worker's program, and how long an answer takes in Chromium. */
export async function benchWorker(): Promise<void> {
  const source = await workerSource();
  const size = gzipSync(source, { level: 9 }).length;
  console.log(`${(source.length / 1000).toFixed(0)} kB, ${(size / 1000).toFixed(0)} kB compressed`);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const page = await browser.newPage();
    const times = await page.evaluate(timeAnswers, { source, ...material(), count: rounds + warmUp });
    const { median, p99 } = quantiles(times.slice(warmUp));
    console.log(`an answer in ${median.toFixed(1)} ms median, ${p99.toFixed(1)} ms 99th percentile, of ${rounds}`);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: asks the worker again and again, each time with another resume and ad. */
async function timeAnswers(given: {
  source: string;
  resumes: string[];
  ads: string[];
  count: number;
}): Promise<number[]> {
  const { source, resumes, ads, count } = given;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const payload = {
      resumeContent: resumes[round % resumes.length],
      jobTitle: '',
      jobDescription: ads[round % ads.length],
      today: '2026-01-01',
    };
    const from = performance.now();
    await new Promise((resolve, reject) => {
      // No name: the compiler would mark it with a helper that the page does not have.
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ type: string }>) =>
          data.type === 'EVALUATION_RESULT' ? resolve(data) : reject(new Error(data.type)),
        { once: true },
      );
      worker.postMessage({ type: 'EVALUATE_QUICK', id: String(round), payload }, []);
    });
    times.push(performance.now() - from);
  }
  return times;
}
