import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { floristResume } from '#test/support/resumes.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { runInShell } from '#test/support/shell.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const lie = sampleResumeText.replace('team of 14', 'team of 140');
const jsonl = (...requests: unknown[]) => requests.map((request) => `${JSON.stringify(request)}\n`).join('');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-cli-'));
  writeFileSync(at('resume.txt'), sampleResumeText);
  writeFileSync(at('florist.txt'), floristResume);
  writeFileSync(at('ad.txt'), sampleAdvert);
  writeFileSync(at('lie.txt'), lie);
  writeFileSync(at('marked.txt'), `\uFEFF${sampleResumeText}`);
  const content = sampleResumeText.split('\n').map((line, index) => textAt(50, 740 - 14 * index, line));
  writeFileSync(at('resume.pdf'), makePdf({ pages: [{ content: content.join('') }] }));
  writeFileSync(at('scan.pdf'), makePdf({ pages: [{ content: '0 0 100 100 re f' }] }));
  writeFileSync(at('broken.pdf'), '%PDF-1.7 and nothing more');
  writeFileSync(at('data.bin'), Uint8Array.from([0, 1, 2, 3]));
  writeFileSync(at('zeros.txt'), Buffer.alloc(10));
  writeFileSync(at('blank.txt'), ' \n');
  writeFileSync(at('wrong.json'), '{"work": {"name": [5]}}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a single request prints. */
async function alone(...args: string[]): Promise<unknown> {
  const { printed } = await runInShell(args);
  expect(printed).toHaveLength(1);
  return JSON.parse(JSON.stringify(printed[0]));
}

describe('a line of --jsonl is answered with what the single form prints', () => {
  test.each(['read', 'parse', 'score'])('%s', async (command) => {
    const files = ['resume.txt', 'resume.pdf', 'florist.txt'].map(at);
    const single = [];
    for (const file of files) single.push(await alone(command, file));
    const requests = [...files.map((file) => ({ file })), { text: sampleResumeText }, { text: floristResume }];
    const { code, lines, printed, notices } = await runInShell([command, '--jsonl'], jsonl(...requests));
    expect({ code, printed, notices }).toEqual({ code: 0, printed: [], notices: '' });
    expect(lines).toEqual([...single, single[0], single[2]]);
  });

  test('posting, with title and company', async () => {
    const known = await alone('posting', at('ad.txt'), '--title', 'Boss', '--company', 'Example Goods');
    const plain = await alone('posting', at('ad.txt'));
    expect(known).not.toEqual(plain);
    const hints = { title: 'Boss', company: 'Example Goods' };
    const requests = jsonl(
      { file: at('ad.txt') },
      { text: sampleAdvert, ...hints },
      { text: sampleAdvert, title: null },
    );
    expect((await runInShell(['posting', '--jsonl'], requests)).lines).toEqual([plain, known, plain]);
    const byOptions = await runInShell(
      ['posting', '--jsonl', '--title', 'Boss', '--company', 'Example Goods'],
      requests,
    );
    expect(byOptions.lines).toEqual([known, known, known]);
  });

  test('score with an ad, given as a path, a text or an option', async () => {
    const titled = await alone('score', at('resume.pdf'), '--job', at('ad.txt'), '--title', 'Warehouse Manager');
    const untitled = await alone('score', at('resume.pdf'), '--job', at('ad.txt'));
    const without = await alone('score', at('resume.pdf'));
    const file = at('resume.pdf');
    const title = 'Warehouse Manager';
    const { lines } = await runInShell(
      ['score', '--jsonl'],
      jsonl(
        { file, job: at('ad.txt'), title },
        { file, jobText: sampleAdvert },
        { file },
        { file, jobText: sampleAdvert, title },
      ),
    );
    expect(lines).toEqual([titled, untitled, without, titled]);
    const shared = ['score', '--jsonl', '--job', at('ad.txt'), '--title', title];
    expect((await runInShell(shared, jsonl({ file }, { file, jobText: 'We need a cook.' }))).lines).toEqual([
      titled,
      expect.not.objectContaining({ matchScore: (titled as { matchScore: number }).matchScore }),
    ]);
  });

  test('check, with exit code 1 when a claim is unsupported', async () => {
    const [honest, lying] = [
      await alone('check', '--source', at('resume.pdf'), '--text', at('resume.txt')),
      await alone('check', '--source', at('resume.pdf'), '--text', at('lie.txt')),
    ];
    expect([honest, lying]).toMatchObject([{ supported: true }, { supported: false }]);
    const fine = { file: at('resume.txt'), source: at('resume.pdf') };
    const all = jsonl(fine, { text: lie, source: at('resume.pdf') }, { text: lie, sourceText: sampleResumeText });
    expect(await runInShell(['check', '--jsonl'], all)).toMatchObject({
      code: 1,
      lines: [honest, lying, { supported: false, unsupported: [{ kind: 'number' }] }],
    });
    expect(await runInShell(['check', '--jsonl'], jsonl(fine))).toMatchObject({ code: 0, lines: [honest] });
    const bySource = ['check', '--jsonl', '--source', at('resume.pdf')];
    expect((await runInShell(bySource, jsonl({ text: lie }, { text: sampleResumeText }))).lines).toEqual([
      lying,
      honest,
    ]);
  });

  test('a byte order mark is not part of a text', async () => {
    const single = await alone('parse', at('marked.txt'));
    expect((await runInShell(['parse', '--jsonl'], jsonl({ text: `\uFEFF${sampleResumeText}` }))).lines).toEqual([
      single,
    ]);
  });
});

describe('several files', () => {
  test('get a line each, in their order', async () => {
    const files = ['resume.txt', 'florist.txt', 'resume.pdf', 'resume.txt'].map(at);
    const job = ['--job', at('ad.txt'), '--title', 'Warehouse Manager'];
    const single = [];
    for (const file of files) single.push(await alone('score', file, ...job));
    const { code, lines, printed } = await runInShell(['score', ...files, ...job]);
    expect({ code, printed, lines }).toEqual({ code: 0, printed: [], lines: single });
  });

  test('a failure names its file, and the others get their answers', async () => {
    const { code, lines, notices } = await runInShell(['parse', at('nowhere.pdf'), at('resume.txt'), at('scan.pdf')]);
    expect({ code, notices }).toEqual({ code: 2, notices: '' });
    expect(lines).toEqual([
      { error: `${at('nowhere.pdf')}: There's no file ${at('nowhere.pdf')}.`, code: 'FILE_NOT_FOUND' },
      expect.objectContaining({ basics: expect.objectContaining({ name: 'Jordan Rivers' }) }),
      { error: expect.stringContaining(`${at('scan.pdf')}: We couldn’t read any text`), code: 'FILE_NO_TEXT' },
    ]);
  });

  test('check takes texts as arguments and by --text', async () => {
    const source = ['check', '--source', at('resume.txt')];
    expect(await runInShell([...source, at('lie.txt')])).toMatchObject({ code: 1, printed: [{ supported: false }] });
    const both = [{ supported: true }, { supported: false }];
    expect(await runInShell([...source, at('resume.txt'), at('lie.txt')])).toMatchObject({ code: 1, lines: both });
    expect(await runInShell([...source, '--text', at('resume.txt'), '--text', at('lie.txt')])).toMatchObject({
      code: 1,
      lines: both,
    });
    expect(await runInShell([...source, at('lie.txt'), at('nowhere.txt')])).toMatchObject({ code: 2 });
  });
});

test('each failure is a line with its code, in its place, and ends with exit code 2', async () => {
  const text = sampleResumeText;
  const cases: [request: unknown, code: string][] = [
    [{ file: at('nowhere.pdf') }, 'FILE_NOT_FOUND'],
    [{ file: at('resume.txt/none') }, 'FILE_NOT_FOUND'],
    [{ file: folder }, 'FILE_UNREADABLE'],
    [{ file: `${at('resume.txt')}\0.pdf` }, 'FILE_UNREADABLE'],
    [{ file: '/dev/null' }, 'FILE_UNREADABLE'],
    [{ file: '' }, 'FILE_NOT_FOUND'],
    [{ file: at('scan.pdf') }, 'FILE_NO_TEXT'],
    [{ file: at('broken.pdf') }, 'FILE_DAMAGED'],
    [{ file: at('data.bin') }, 'UNSUPPORTED_FILE'],
    [{ file: at('zeros.txt') }, 'FILE_TYPE_MISMATCH'],
    [{ file: at('blank.txt') }, 'FILE_EMPTY'],
    [{ file: at('wrong.json') }, 'FILE_TYPE_MISMATCH'],
    [{ text: ' ' }, 'FILE_EMPTY'],
    [{ text: 'a\0b' }, 'FILE_TYPE_MISMATCH'],
    [{ text: 'a'.repeat(60_001) }, 'FILE_TOO_MUCH_TEXT'],
    [{ text, jobText: 'a'.repeat(40_001) }, 'FILE_TOO_MUCH_TEXT'],
    [{ text, job: at('nowhere.txt') }, 'FILE_NOT_FOUND'],
    [{ text, jobText: '' }, 'FILE_EMPTY'],
    [{ text, file: at('resume.txt') }, 'BAD_REQUEST'],
    [{ text, job: at('ad.txt'), jobText: sampleAdvert }, 'BAD_REQUEST'],
    [{ title: 'Engineer' }, 'BAD_REQUEST'],
    [{ fille: at('resume.txt') }, 'BAD_REQUEST'],
    [{ text, source: at('resume.txt') }, 'BAD_REQUEST'],
    [{ text: 5 }, 'BAD_REQUEST'],
    [[text], 'BAD_REQUEST'],
  ];
  const good = { text };
  const input = jsonl(...cases.flatMap(([request]) => [request, good]));
  const { code, lines, notices } = await runInShell(['score', '--jsonl'], `${input}no JSON at all`);
  expect({ code, notices }).toEqual({ code: 2, notices: '' });
  const failures = [...cases.map(([, failure]) => failure), 'BAD_REQUEST'];
  expect(lines.filter((_, index) => index % 2 === 0)).toEqual(
    failures.map((failure) => ({ error: expect.stringMatching(/^[^\n]+\.$/), code: failure })),
  );
  const answers = lines.filter((_, index) => index % 2 === 1);
  expect(answers).toHaveLength(cases.length);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toHaveProperty('overallScore');
});

test('a check without its resume is a failure of its line', async () => {
  const { code, lines } = await runInShell(['check', '--jsonl'], jsonl({ text: 'I led a team.' }));
  expect({ code, lines }).toEqual({
    code: 2,
    lines: [{ error: 'Give either "source" or "sourceText".', code: 'BAD_REQUEST' }],
  });
});

test('nothing is printed without a request', async () => {
  expect(await runInShell(['score', '--jsonl'], '\n  \n')).toMatchObject({
    code: 0,
    lines: [],
    printed: [],
    notices: '',
  });
});

test.each([
  ['files beside --jsonl', ['score', '--jsonl', 'resume.txt']],
  ['a text beside --jsonl', ['check', '--jsonl', '--text', 'lie.txt']],
  ['an ad for all that is not there', ['score', '--jsonl', '--job', 'nowhere.txt']],
  ['an ad for several that is not there', ['score', 'resume.txt', 'florist.txt', '--job', 'nowhere.txt']],
  ['a check of several without a resume', ['check', 'resume.txt', 'lie.txt']],
  ['no file at all', ['posting']],
  ['a value for --jsonl', ['read', '--jsonl=yes']],
])('%s is bad input before anything is answered', async (_, args) => {
  const placed = args.map((arg) => (/^[a-z]+\.txt$/.test(arg) ? at(arg) : arg));
  const { code, lines, printed, notices } = await runInShell(placed, jsonl({ text: sampleResumeText }));
  expect({ code, lines, printed, sentences: notices.split('\n').length }).toEqual({
    code: 2,
    lines: [],
    printed: [],
    sentences: 1,
  });
});
