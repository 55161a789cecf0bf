import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api } from '#contract/api.ts';
import { createProcessChecker } from '#server/adapters/grammar/process-checker.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import type { DocumentReader } from '#server/adapters/documents/port.ts';
import { projectRoot } from '#server/root.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { testApp } from '#test/support/test-app.ts';
import { evaluateFile, sameDay } from './evaluate-file.ts';

/** The time zones and languages of the fresh processes. */
const places = [
  { TZ: 'UTC', LANG: 'C' },
  { TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8' },
  { TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8' },
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
  { TZ: 'Europe/Berlin', LANG: 'de_DE.UTF-8' },
];

/** Other files are scored in between this often. */
const othersEvery = 5;
/** This share is scored in fresh processes, and by the server. */
const shares = { processes: 0.12, server: 0.08 };
const patienceMs = 120_000;

const listed = (kind: string, ending: string): string[] =>
  readdirSync(join(sharedData, kind))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(sharedData, kind, name));

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** How many different answers there were, and how often each. */
const report = (where: string, answers: readonly string[]): void => {
  const different = new Set(answers).size;
  console.log(`${where}: ${answers.length} runs, ${different} different ${different === 1 ? 'answer' : 'answers'}`);
};

/** In one process, with other files and ads in between, each time from the file's bytes. */
async function inOneProcess(file: string, ad: string, runs: number): Promise<string[]> {
  const [files, ads] = [listed('resumes/pdf', '.pdf'), listed('job-ads', '.txt')];
  const answers: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (run % othersEvery === 0)
      await evaluateFile(files[(run * 7) % files.length] ?? file, ads[(run * 11) % ads.length] ?? ad);
    answers.push(digest(await evaluateFile(file, ad)));
  }
  return answers;
}

async function inFreshProcesses(file: string, ad: string, runs: number): Promise<string[]> {
  const answers: string[] = [];
  const run = promisify(execFile);
  for (const place of places) {
    const count = String(Math.max(1, Math.round(runs / places.length)));
    const script = join(import.meta.dirname, 'evaluate-file.ts');
    const env = { ...process.env, ...place, LC_ALL: place.LANG };
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, file, ad, count], {
      env,
      maxBuffer: 2 ** 28,
    });
    answers.push(
      ...stdout
        .trim()
        .split('\n')
        .map((line) => digest(JSON.parse(line))),
    );
  }
  return answers;
}

/** By the whole server with the grammar checker: each a separate upload, half of them in parallel with the upload of another file. */
async function byServer(file: string, ad: string, runs: number): Promise<string[]> {
  const checker = createProcessChecker({
    processPath: join(projectRoot(), 'build/workers/grammar.js'),
    checkMs: patienceMs,
  });
  const clock = { now: () => new Date(`${sameDay}T12:00:00Z`) };
  // Pictures of pages do not matter here, nor does the time that reading takes on a busy machine.
  const { read } = createInProcessReader();
  const reader: DocumentReader = {
    read: ({ bytes, name }) => read(bytes, name),
    pictures: async () => [],
    close: async () => undefined,
  };
  const server = await testApp({ grammar: checker, reader, clock });
  const score = async (path: string, number: number) => {
    const { api: client } = server.browser(`10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`);
    const upload = await client.call(api.uploadResume, { file: new File([readFileSync(path)], 'resume.pdf') });
    const body = { resumeText: upload.content, jobDescription: readFileSync(ad, 'utf8'), uploadId: upload.uploadId };
    const first = await client.call(api.scoreResume, { body });
    // An answer from before the checker was done says so and does not count yet: the request is repeated.
    return first.detail.grammarPending ? client.call(api.scoreResume, { body }) : first;
  };
  const others = listed('resumes/pdf', '.pdf');
  const answers: string[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const other = run % 2 === 0 ? [] : [score(others[(run * 7) % others.length] ?? file, 10_000 + run)];
      const [made] = await Promise.all([score(file, run), ...other]);
      answers.push(digest([made.evaluation, made.detail]));
    }
  } finally {
    await server.close();
  }
  return answers;
}

/** One file and ad, scored over and over: how many different evaluations result. `npm run bench -- same 200` runs 200. */
export async function benchSame(args: readonly string[]): Promise<void> {
  if (!hasSharedData) return console.log('Skipped: there are no resumes beside the project.');
  const runs = Number(args[0] ?? 1000);
  const file = listed('resumes/pdf', '.pdf').at(-1) ?? '';
  const ad = listed('job-ads', '.txt').at(-1) ?? '';
  const fresh = Math.round(runs * shares.processes);
  const served = Math.round(runs * shares.server);
  const here = await inOneProcess(file, ad, runs - fresh - served);
  report('in one process, other files in between', here);
  const elsewhere = await inFreshProcesses(file, ad, fresh);
  report(`in ${places.length} fresh processes, each in a time zone and language of its own`, elsewhere);
  report('both together', [...here, ...elsewhere]);
  report('by the server, with grammar', await byServer(file, ad, served));
}
