import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { recognizedPages } from '#domain/document/size-limits.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { projectRoot } from '#server/root.ts';
import { labelledFiles, type LabelledFile } from '#test/support/labelled-files.ts';
import {
  canScore,
  predictionKey,
  scorePredictions,
  sharedResumes,
  type Prediction,
} from '#test/support/parse-accuracy.ts';
import { scanOf } from '#test/support/make-scan.ts';
import { testReader } from '#test/support/test-documents.ts';

type Predictions = Record<string, Prediction>;
type ParseFile = (file: string) => Promise<Prediction>;

/** Foothold itself: `ms` is only the parsing, after reading the file. */
function ownParser(): ParseFile {
  const { read } = createInProcessReader();
  return async (file) => {
    const reading = await read(readFileSync(file), basename(file));
    if (!reading.ok) return { error: reading.failure.code };
    const from = performance.now();
    const { resume } = parseResume(reading.document);
    return { resume, ms: performance.now() - from };
  };
}

/** Another program that prints a JSON Resume for the file at its last argument; `ms` includes its startup. */
function peerParser(command: string): ParseFile {
  const [program = '', ...args] = command.split(' ');
  const run = promisify(execFile);
  return async (file) => {
    const from = performance.now();
    try {
      const { stdout } = await run(program, [...args, file], { timeout: 60_000, maxBuffer: 32 * 1024 * 1024 });
      const ms = performance.now() - from;
      return { resume: JSON.parse(stdout) as unknown, ms };
    } catch (error) {
      return { error: error instanceof Error ? error.message.split('\n')[0] : 'failed' };
    }
  };
}

/** How far pages lie askew on a scanner, in degrees, one file after the other. */
const askew = [0.4, -0.6, 0.8, -1.1, 1.3];

/** Foothold itself on what an office's scanner makes of a PDF, a little askew; `ms` includes the reading, which takes most of it. */
function scanParser(): ParseFile {
  const { read } = createInProcessReader();
  const scans = testReader();
  let count = 0;
  return async (file) => {
    const printed = readFileSync(file);
    const known = await read(printed, basename(file));
    const pages = known.ok && known.document.kind === 'pdf' ? known.document.pages.length : 0;
    const degrees = askew[count++ % askew.length] ?? 0;
    const bytes = await scanOf(printed, { pages: Math.min(pages, recognizedPages), degrees });
    const from = performance.now();
    const reading = await scans.read({ bytes, name: basename(file) }, {});
    if (!reading.ok) return { error: reading.failure.code };
    const { resume } = parseResume(reading.document);
    return { resume, ms: performance.now() - from };
  };
}

async function predict(files: readonly LabelledFile[], parse: ParseFile): Promise<Predictions> {
  const predictions: Predictions = {};
  for (const file of files) predictions[predictionKey(file)] = await parse(file.file);
  return predictions;
}

const percent = (share: number | undefined): string =>
  (share === undefined ? '-' : (100 * share).toFixed(1)).padStart(7);

/** The scorer's fields that are shown, and what they are called. */
const columnTitles: Record<string, string> = {
  'work.count.exact': 'jobs',
  'work.highlight~': 'bullets',
  name: 'name',
  email: 'email',
  phone: 'phone',
  'location.city': 'city',
  'work.company~': 'employer',
  'work.title~': 'title',
  'work.start': 'start',
  'work.end': 'end',
  'edu.school~': 'school',
  'edu.degree~': 'degree',
  'edu.end.year': 'year',
  'skills.token recall': 'skills',
};

function report(name: string, files: readonly LabelledFile[], predictions: Predictions): void {
  const times = Object.values(predictions)
    .flatMap(({ ms }) => ms ?? [])
    .sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.min(Math.floor(share * times.length), times.length - 1)] ?? 0).toFixed(1);
  const failed = Object.values(predictions).filter(({ error }) => error !== undefined).length;
  console.log(`${name}: ${files.length} files, ${failed} failed, ${at(0.5)} ms a file median, ${at(0.99)} ms p99`);
  const columns = Object.keys(columnTitles);
  const titles = ['macro', ...columns.map((field) => columnTitles[field] ?? field)];
  console.log(`${'% right'.padEnd(16)}${titles.map((title) => title.padStart(14)).join('')}`);
  for (const kind of ['all', ...new Set(files.map((file) => file.kind))]) {
    const own = files.filter((file) => kind === 'all' || file.kind === kind);
    const { macro, fields } = scorePredictions(own, predictions);
    console.log(
      `${kind.padEnd(16)}${[macro, ...columns.map((field) => fields[field])].map((share) => percent(share).padStart(14)).join('')}`,
    );
  }
}

/**
 * Accuracy of the fields by kind of file against the labelled resumes, and milliseconds a file. `--set learned` or `--set held` takes the untidy ones of
 * `test/fixtures/untidy` instead of those of the data folder. `--scanned` prints and scans the PDFs before. `--peer <command>` measures
 * another program in the same run: the command is given a file's path and prints a JSON Resume.
 */
export async function benchParse(args: string[]): Promise<void> {
  if (!canScore) {
    console.log('skipped: needs the shared data, python3 and pdftotext');
    return;
  }
  const set = args.includes('--set') ? args[args.indexOf('--set') + 1] : undefined;
  const files = set === undefined ? sharedResumes() : labelledFiles(join(projectRoot(), 'test/fixtures/untidy', set));
  if (args.includes('--scanned')) {
    const printed = files.filter(({ file }) => file.endsWith('.pdf'));
    return report('foothold, scanned', printed, await predict(printed, scanParser()));
  }
  const own = ownParser();
  // The first files warm up the readers; they are read again and counted then.
  await predict(files.slice(0, 8), own);
  report('foothold', files, await predict(files, own));
  const peer = args[args.indexOf('--peer') + 1];
  if (args.includes('--peer') && peer) report(peer, files, await predict(files, peerParser(peer)));
}
