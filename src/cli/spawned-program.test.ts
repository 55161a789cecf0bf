import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandHelp } from './shell-words.ts';
import { projectRoot } from '#server/root.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { engineerAd, engineerResume, floristResume } from '#test/support/resumes.ts';
import { sampleResumeText } from '#test/support/sample-resume-text.ts';

const program = join(projectRoot(), 'bin/foothold.js');
let folder: string;
const at = (name: string) => join(folder, name);

/** A PDF that requires a password, though none opens it. */
function encryptedPdf(): Uint8Array {
  const file = Buffer.from(makePdf({ pages: [{ content: textAt(72, 700, 'secret') }] })).toString('latin1');
  const key = '00'.repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> /ID [<00> <00>]`;
  return Buffer.from(file.replace('/Root 1 0 R', `/Root 1 0 R ${encrypt}`), 'latin1');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-cli-'));
  writeFileSync(at('engineer.txt'), engineerResume);
  writeFileSync(at('florist.md'), floristResume);
  writeFileSync(at('ad.txt'), engineerAd);
  const content = sampleResumeText.split('\n').map((line, index) => textAt(50, 740 - 14 * index, line));
  writeFileSync(at('resume.pdf'), makePdf({ pages: [{ content: content.join('') }] }));
  writeFileSync(at('locked.pdf'), encryptedPdf());
  writeFileSync(at('scan.pdf'), makePdf({ pages: [{ content: '0 0 100 100 re f' }] }));
  // Builds what is out of date, and says so on standard error.
  spawnSync(process.execPath, [program, '--help']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    cwd: folder,
    maxBuffer: 2 ** 28,
  });
  return { code: status, out: stdout.toString(), notices: stderr.toString() };
}

const parsedLines = (out: string): unknown[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);

const start = (args: string[]) =>
  spawn(process.execPath, [program, ...args], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });

test('one run gives the answers of separate runs', { timeout: 600_000 }, () => {
  const requests = ['engineer.txt', 'florist.md', 'resume.pdf'].map((file) => ({
    file,
    job: 'ad.txt',
    title: 'Engineer',
  }));
  const single = requests.map(({ file, job, title }) => {
    const { code, out, notices } = run(['score', file, '--job', job, '--title', title]);
    expect({ code, notices }).toEqual({ code: 0, notices: '' });
    // As always: indented, and nothing else on standard output.
    expect(out).toBe(`${JSON.stringify(JSON.parse(out), null, 2)}\n`);
    return JSON.parse(out) as unknown;
  });
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { code, out, notices } = run(['score', '--jsonl'], input);
  expect({ code, notices }).toEqual({ code: 0, notices: '' });
  expect(parsedLines(out)).toEqual(single);
  expect(
    parsedLines(run(['score', ...requests.map(({ file }) => file), '--job', 'ad.txt', '--title', 'Engineer']).out),
  ).toEqual(single);
});

test('an ad for several may come through a pipe', () => {
  const piped = `cat ad.txt | '${process.execPath}' '${program}' score engineer.txt florist.md --job /dev/stdin`;
  const { status, stdout } = spawnSync('sh', ['-c', piped], { cwd: folder });
  expect(status).toBe(0);
  expect(parsedLines(stdout.toString())).toEqual([
    expect.objectContaining({ matchScore: expect.any(Number) }),
    expect.objectContaining({ matchScore: expect.any(Number) }),
  ]);
});

test('hostile input: an answer for each line, in its place, and nothing else on standard output', () => {
  let state = 7;
  const garbage = Buffer.from(
    Array.from({ length: 200 }, () =>
      createHash('sha256')
        .update(String((state += 1)))
        .digest('hex'),
    ).join(''),
    'hex',
  );
  const lines: [line: string | Uint8Array, code: string | undefined][] = [
    ['{"text": "Jane Doe\\nNurse"}', undefined],
    ['{"text": "unfinished', 'BAD_REQUEST'],
    [garbage.filter((byte) => byte !== 0x0a), 'BAD_REQUEST'],
    [`{"text": ${JSON.stringify('word '.repeat(2_000_000))}}`, 'FILE_TOO_MUCH_TEXT'],
    ['x'.repeat(25 * 1024 * 1024), 'BODY_TOO_LARGE'],
    ['{"file": "nowhere.pdf"}', 'FILE_NOT_FOUND'],
    ['{"file": "."}', 'FILE_UNREADABLE'],
    ['{"file": "/dev/stdin"}', 'FILE_UNREADABLE'],
    ['{"file": "locked.pdf"}', 'FILE_ENCRYPTED'],
    ['{"file": "scan.pdf"}', 'FILE_NO_TEXT'],
    ['{"text": "\\ud800 \\u202e <script>alert(1)</script> \\u001b[31m"}', undefined],
    ['{"text": "a", "constructor": {"prototype": {}}}', 'BAD_REQUEST'],
    ['{"file": "resume.pdf"}', undefined],
  ];
  const input = Buffer.concat(lines.flatMap(([line]) => [Buffer.from(line), Buffer.from('\r\n')]));
  const { code, out, notices } = run(['score', '--jsonl'], input);
  expect({ code, notices }).toEqual({ code: 2, notices: '' });
  const answers = parsedLines(out) as { code?: string; overallScore?: number }[];
  expect(answers.map((answer) => answer.code)).toEqual(lines.map(([, failure]) => failure));
  for (const answer of answers) expect(answer.code ?? answer.overallScore).toBeDefined();
});

test('a line is answered before the next comes', async () => {
  const child = start(['posting', '--jsonl']);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (text: string) => {
    child.stdin.write(`${JSON.stringify({ text })}\n`);
    const { value } = (await answers.next()) as { value: string };
    return JSON.parse(value) as { title: string };
  };
  expect(await ask('Nurse\nWe look for a nurse with three years of experience.')).toMatchObject({ title: 'Nurse' });
  expect(await ask('')).toMatchObject({ code: 'FILE_EMPTY' });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([2, null]);
});

test('a reader that stops reading ends the run quietly', async () => {
  const child = start(['read', '--jsonl']);
  let notices = '';
  child.stderr.on('data', (chunk: Buffer) => (notices += chunk.toString()));
  child.stdin.on('error', () => undefined);
  const line = `${JSON.stringify({ text: engineerResume })}\n`;
  child.stdin.write(line.repeat(400));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(notices).toBe('');
});

describe('--help', () => {
  test.each(Object.keys(commandHelp))('%s', (name) => {
    const { code, out, notices } = run([name, '--help']);
    expect({ code, notices }).toEqual({ code: 0, notices: '' });
    for (const heading of ['Usage:', 'Prints:', 'Examples:', 'Exit codes:', `foothold ${name}`])
      expect(out).toContain(heading);
  });
});
