import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { projectRoot } from '#server/root.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { leanTablesForEsbuild } from '../scripts/lean-tables.ts';
import { quantiles } from './quantiles.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';

const rounds = 300;
const warmUp = 40;
/** Two pages of text. */
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
    plugins: [leanTablesForEsbuild],
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

interface Question {
  resumeContent: string;
  jobDescription: string;
}

/** Each time another resume and another ad. */
function strangers({ resumes, ads }: ReturnType<typeof material>, count: number): Question[] {
  return Array.from({ length: count }, (_, round) => ({
    resumeContent: resumes[round % resumes.length] ?? '',
    jobDescription: ads[round % ads.length] ?? '',
  }));
}

/** This many edits are made to a resume with one ad before the next resume's turn. */
const editsEach = 20;

/** One resume edited line by line with one ad, then the next: as people use the live score. The first answer for each is left out. */
function edits({ resumes, ads }: ReturnType<typeof material>, count: number): Question[] {
  return Array.from({ length: count }, (_, round) => {
    const turn = Math.floor(round / editsEach);
    const lines = (resumes[turn % resumes.length] ?? '').split('\n');
    for (let edit = 0; edit < round % editsEach; edit += 1)
      lines[(edit * 7) % lines.length] += ` and led ${edit + 2} people`;
    return { resumeContent: lines.join('\n'), jobDescription: ads[turn % ads.length] ?? '' };
  });
}

/** The live score in its real environment: the size of the worker's program, and how long an answer takes in Chromium. */
export async function benchWorker(): Promise<void> {
  const source = await workerSource();
  const size = gzipSync(source, { level: 9 }).length;
  console.log(`${(source.length / 1000).toFixed(0)} kB, ${(size / 1000).toFixed(0)} kB compressed`);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const texts = material();
  try {
    const page = await browser.newPage();
    const timesOf = async (questions: Question[]): Promise<number[]> =>
      (await page.evaluate(timeAnswers, { source, questions })).slice(warmUp);
    const report = (about: string, times: number[]): void => {
      const { median, p99 } = quantiles(times);
      console.log(`${about}: ${median.toFixed(1)} ms median, ${p99.toFixed(1)} ms 99th percentile, of ${times.length}`);
    };
    report('another resume and ad', await timesOf(strangers(texts, rounds + warmUp)));
    const edited = await timesOf(edits(texts, rounds + warmUp));
    report(
      'an edit beside the same ad',
      edited.filter((_, at) => (at + warmUp) % editsEach !== 0),
    );
  } finally {
    await browser.close();
  }
}

/** Runs in the page: asks a worker one question after the other. */
async function timeAnswers({ source, questions }: { source: string; questions: Question[] }): Promise<number[]> {
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const times: number[] = [];
  for (const question of questions) {
    const payload = { ...question, jobTitle: '', today: '2026-01-01' };
    const from = performance.now();
    await new Promise((resolve, reject) => {
      // No name: the compiler would mark it with a helper that the page does not have.
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ type: string }>) =>
          data.type === 'EVALUATION_RESULT' ? resolve(data) : reject(new Error(data.type)),
        { once: true },
      );
      worker.postMessage({ type: 'EVALUATE_QUICK', id: String(times.length), payload }, []);
    });
    times.push(performance.now() - from);
  }
  worker.terminate();
  return times;
}
