import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, isDeepStrictEqual } from 'node:util';
import { projectRoot } from '#server/root.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';

const program = join(projectRoot(), 'bin/foothold.js');
/** How many are scored in a separate process by default. */
const usualSample = 40;

type ScoreRequest = { text: string; jobText: string } | { file: string; job: string };

/** Every pair that recruiters rated, and every resume file with some ad. */
function requests(): ScoreRequest[] {
  const pairs = readFileSync(join(sharedData, 'fit/human-rated-pairs.jsonl'), 'utf8').trim().split('\n');
  const ads = readdirSync(join(sharedData, 'job-ads')).filter((name) => name.endsWith('.txt'));
  const files = ['pdf', 'docx', 'doc', 'unlabelled'].flatMap((kind) =>
    readdirSync(join(sharedData, 'resumes', kind)).map((name) => join(sharedData, 'resumes', kind, name)),
  );
  return [
    ...pairs.map((line) => {
      const { resume, job } = JSON.parse(line) as { resume: string; job: string };
      return { text: resume, jobText: job };
    }),
    ...files.map((file, index) => ({ file, job: join(sharedData, 'job-ads', ads[(index * 7) % ads.length] ?? '') })),
  ];
}

/** All by one process: an answer per line. */
async function atOnce(all: readonly ScoreRequest[]): Promise<unknown[]> {
  const child = spawn(process.execPath, [program, 'score', '--jsonl'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(all.map((request) => `${JSON.stringify(request)}\n`).join(''));
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as unknown);
}

/** One by a separate process, texts as files. */
async function alone(request: ScoreRequest, folder: string): Promise<unknown> {
  const [file, job] =
    'file' in request ? [request.file, request.job] : [join(folder, 'resume.txt'), join(folder, 'ad.txt')];
  if ('text' in request) {
    writeFileSync(file, request.text);
    writeFileSync(job, request.jobText);
  }
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'score', file, '--job', job], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

/** `score --jsonl` compared with a process for each: how many per second, and how many answers differ. `npm run bench -- shell 400` samples 400. */
export async function benchShell(args: readonly string[]): Promise<void> {
  if (!hasSharedData) return console.log('Skipped: there are no resumes beside the project.');
  const all = requests();
  const sampled = Math.min(all.length, Number(args[0] ?? usualSample));
  await atOnce(all.slice(0, 1));
  const from = performance.now();
  const answers = await atOnce(all);
  const perSecond = (1000 * all.length) / (performance.now() - from);
  console.log(`${all.length} requests by one process: ${answers.length} answers, ${perSecond.toFixed(1)} a second`);
  const folder = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  let different = 0;
  const aloneFrom = performance.now();
  for (let index = 0; index < sampled; index += 1) {
    const at = Math.floor((index * all.length) / sampled);
    const request = all[at];
    if (request && !isDeepStrictEqual(await alone(request, folder), answers[at])) different += 1;
  }
  const alonePerSecond = (1000 * sampled) / (performance.now() - aloneFrom);
  rmSync(folder, { recursive: true });
  console.log(`${sampled} of them by a process each: ${alonePerSecond.toFixed(1)} a second, ${different} different`);
  console.log(`one process does ${(perSecond / alonePerSecond).toFixed(1)} times as many`);
}
