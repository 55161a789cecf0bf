import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '#contract/api.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { createProcessChecker } from '#server/adapters/grammar/process-checker.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import type { DocumentReader } from '#server/adapters/documents/port.ts';
import type { GrammarChecker } from '#server/adapters/grammar/port.ts';
import { projectRoot } from '#server/root.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { createAnswerer } from '#web/workers/answer-message.ts';
import type { EvaluateQuick } from '#web/workers/score-protocol.ts';

/** How far the score in the browser may differ from the server's. */
const near = 3;

const patienceMs = 120_000;

/** The source of a scored resume: as it was read from a file, changed after that, or pasted. */
const ways = ['uploaded', 'edited', 'pasted'] as const;
type Way = (typeof ways)[number];

interface Ad {
  jobTitle: string;
  jobDescription: string;
}

interface Compared {
  way: Way;
  /** The browser's overall score, minus that of `POST /api/realtime/ats-evaluate`. */
  fromLive: number;
  /** The same, minus that of `POST /api/score-resume`, which accounts store. */
  fromKept: number;
  /** The checks that `score-resume` judges differently. */
  checks: string[];
}

function material(): { files: string[]; texts: string[]; ads: Ad[] } {
  const folder = (...parts: string[]): string => join(sharedData, ...parts);
  const files = ['pdf', 'docx', 'doc'].flatMap((kind) =>
    readdirSync(folder('resumes', kind)).map((name) => folder('resumes', kind, name)),
  );
  const texts = readFileSync(folder('fit', 'human-rated-pairs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { resume: string }).resume);
  const ads = readdirSync(folder('job-ads'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(folder('job-ads', name), 'utf8'))
    .map((jobDescription) => ({ jobTitle: jobDescription.split('\n')[0]?.slice(0, 100) ?? '', jobDescription }));
  return { files, texts, ads };
}

/** One more sentence under the first bullet or at the end, as when a person continues writing. */
function edited(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /^\s*[•*-]/.test(line));
  lines.splice(at < 0 ? lines.length : at + 1, 0, '• Trained four new colleagues in the first year');
  return lines.join('\n');
}

const checksThatDiffer = (a: Evaluation, b: Evaluation): string[] =>
  a.checks.filter(({ score }, at) => score !== b.checks[at]?.score).map(({ name }) => name);

function locally(answer: ReturnType<typeof createAnswerer>, payload: EvaluateQuick['payload']): Evaluation {
  const answered = answer({ type: 'EVALUATE_QUICK', id: '1', payload });
  if (answered?.type !== 'EVALUATION_RESULT') throw new Error(`The worker did not score: ${answered?.error}`);
  return answered.result;
}

/** Asks the server and the worker's program for the score of one resume and ad, as the page does. */
async function compare(server: TestApp, way: Way, source: string, ad: Ad, number: number): Promise<Compared> {
  // Each from a different address: limits do not matter here.
  const visitor = server.browser(`10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`);
  const upload =
    way === 'pasted'
      ? undefined
      : await visitor.api.call(api.uploadResume, {
          file: new File([readFileSync(source)], source.split('/').at(-1) ?? ''),
        });
  const resumeContent = upload === undefined ? source : way === 'edited' ? edited(upload.content) : upload.content;
  const facts = upload ? { facts: { corrections: [], grammar: undefined, ...upload } } : {};
  const today = new Date().toISOString().slice(0, 10);
  const local = locally(createAnswerer(), { resumeContent, ...ad, today, ...facts });
  const uploadId = upload?.uploadId;
  const live = await visitor.api.call(api.evaluateLive, { body: { resumeContent, ...ad, uploadId } });
  const kept = await visitor.api.call(api.scoreResume, { body: { resumeText: resumeContent, ...ad, uploadId } });
  return {
    way,
    fromLive: local.overallScore - live.overallScore,
    fromKept: local.overallScore - kept.evaluation.overallScore,
    checks: checksThatDiffer(local, kept.evaluation),
  };
}

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

function report(name: string, all: readonly Compared[]): void {
  const within = (differences: number[]): string =>
    percent(differences.filter((d) => Math.abs(d) <= near).length, all.length);
  const same = (differences: number[]): string => percent(differences.filter((d) => d === 0).length, all.length);
  const live = all.map(({ fromLive }) => fromLive);
  const kept = all.map(({ fromKept }) => fromKept);
  console.log(
    `${name}, ${all.length} pairs: live score within ${near} in ${within(live)} (the same in ${same(live)}), ` +
      `kept score within ${near} in ${within(kept)} (the same in ${same(kept)})`,
  );
  const times = new Map<string, number>();
  for (const check of all.flatMap(({ checks }) => checks)) times.set(check, (times.get(check) ?? 0) + 1);
  const differing = [...times].toSorted((a, b) => b[1] - a[1]).map(([check, count]) => `${check} ${count}`);
  if (differing.length > 0) console.log(`  checks that the kept score judges otherwise: ${differing.join(', ')}`);
}

/** The score in the browser compared with the server's, over resumes and ads; `npm run bench -- parity 60` takes 60 pairs. */
export async function benchParity(args: readonly string[]): Promise<void> {
  if (!hasSharedData) return console.log('Skipped: there are no resumes beside the project.');
  const count = Number(args[0] ?? 300);
  const { files, texts, ads } = material();
  const checker = createProcessChecker({
    processPath: join(projectRoot(), 'build/workers/grammar.js'),
    checkMs: patienceMs,
  });
  // Waits long enough on every machine: a score without the mistakes of language would only seem closer to the browser's.
  const grammar: GrammarChecker = { ...checker, check: (parsed) => checker.check(parsed, patienceMs) };
  // Pictures of pages don't matter here, nor does the time for reading.
  const { read } = createInProcessReader();
  const reader: DocumentReader = {
    read: ({ bytes, name }) => read(bytes, name),
    pictures: async () => [],
    close: async () => undefined,
  };
  const server = await testApp({ grammar, reader });
  const compared: Compared[] = [];
  try {
    for (let number = 0; number < count; number += 1) {
      const way = ways[number % ways.length] ?? 'pasted';
      const from = way === 'pasted' ? texts : files;
      const source = from[(number * 7) % from.length] ?? '';
      const ad = ads[(number * 11) % ads.length] ?? { jobTitle: '', jobDescription: '' };
      compared.push(await compare(server, way, source, ad, number));
    }
  } finally {
    await server.close();
  }
  for (const way of ways) {
    report(
      way,
      compared.filter((pair) => pair.way === way),
    );
  }
  report('all', compared);
}
