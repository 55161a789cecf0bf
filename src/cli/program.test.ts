import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluationSchema } from '#domain/scoring/evaluation.ts';
import { jsonResumeSchema } from '#domain/resume/json-resume-schema.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { runInShell } from '#test/support/shell.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-cli-'));
  writeFileSync(at('resume.txt'), sampleResumeText);
  writeFileSync(at('ad.txt'), sampleAdvert);
  writeFileSync(at('letter.txt'), 'Dear Hiring Team,\n\nThis is a letter and no resume.');
  writeFileSync(at('broken.pdf'), '%PDF-1.7 and nothing more');
  writeFileSync(at('wrong.json'), '{"basics": {"name": ["Jordan"]}}');
  writeFileSync(at('wide.txt'), Buffer.from(`\uFEFF${sampleResumeText}`, 'utf16le'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const { code, printed, notices } = await runInShell(args);
  return { code, printed: printed[0] as Record<string, unknown>, prints: printed.length, notices };
}

describe('reading', () => {
  test('read prints the content of the file', async () => {
    const { code, printed } = await run('read', at('resume.txt'));
    expect(code).toBe(0);
    expect(printed).toMatchObject({ kind: 'text', layout: { pages: 1 }, warnings: [] });
    expect(printed['text']).toContain('Example Logistics');
  });

  test('a text of two-byte characters is decoded', async () => {
    expect((await run('read', at('wide.txt'))).printed['text']).toContain('Jordan Rivers');
  });

  test('parse prints a JSON Resume with evidence, which is accepted as a FILE again', async () => {
    const { code, printed } = await run('parse', at('resume.txt'));
    expect(code).toBe(0);
    expect(jsonResumeSchema.parse(printed).basics?.name).toBe('Jordan Rivers');
    expect(printed['evidence']).toHaveProperty(['/basics/name']);
    writeFileSync(at('parsed.json'), JSON.stringify(printed));
    expect((await run('parse', at('parsed.json'))).printed).toMatchObject({ basics: { name: 'Jordan Rivers' } });
  });

  test('posting prints what the ad asks', async () => {
    const { printed } = await run('posting', at('ad.txt'));
    expect(printed['requirements']).toContainEqual(expect.objectContaining({ skill: 'SAP', must: true }));
  });
});

describe('score', () => {
  test('prints the evaluation, with a job and without', async () => {
    const alone = await run('score', at('resume.txt'));
    expect(evaluationSchema.parse(alone.printed).categories.keywords).toBeDefined();
    const withJob = await run('score', at('resume.txt'), '--job', at('ad.txt'), '--title', 'Warehouse Manager');
    expect(evaluationSchema.parse(withJob.printed).missingKeywords).toEqual(expect.any(Array));
  });

  test('reports the findings that are worth most first, and all when asked', async () => {
    const job = ['--job', at('ad.txt'), '--title', 'Warehouse Manager'];
    const reportOf = async (...args: string[]) => {
      const { printed } = await run('score', at('resume.txt'), ...job, ...args);
      return printed['report'] as { strengths: string[]; findings: { potential: number }[]; moreFindings: number };
    };
    const [some, all] = [await reportOf(), await reportOf('--all')];
    expect(some.findings.length).toBe(Math.min(12, all.findings.length));
    expect(some.moreFindings).toBe(all.findings.length - some.findings.length);
    expect(all.moreFindings).toBe(0);
    expect(all.findings.slice(0, some.findings.length)).toEqual(some.findings);
    const potentials = all.findings.map(({ potential }) => potential);
    expect(potentials).toEqual(potentials.toSorted((a, b) => b - a));
  });
});

describe('optimize', () => {
  test(
    'writes the documents and a report, and check finds nothing unsupported in them',
    { timeout: 600_000 },
    async () => {
      const out = at('out');
      const job = ['--job', at('ad.txt'), '--title', 'Warehouse Manager', '--company', 'Example Goods'];
      const { code, notices, prints } = await run('optimize', at('resume.txt'), ...job, '--out', out);
      expect({ code, prints }).toEqual({ code: 0, prints: 1 });
      expect(notices).toMatch(/^Wrote 6 files/);
      expect(readdirSync(out).toSorted()).toEqual([
        'cover-letter.pdf',
        'cover-letter.txt',
        'optimized-resume.pdf',
        'report.json',
        'resume.json',
        'resume.txt',
      ]);
      const read = execFileSync('pdftotext', [join(out, 'optimized-resume.pdf'), '-'], { encoding: 'utf8' });
      for (const words of ['Jordan Rivers', 'Example Logistics', 'Sample Freight']) expect(read).toContain(words);
      const { printed: scored } = await run('score', at('resume.txt'), ...job.slice(0, 4));
      expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toMatchObject({
        matchScore: expect.any(Number),
        matchScoreBefore: scored['matchScore'],
        changes: expect.any(Array),
      });
      expect(await run('check', '--source', at('resume.txt'), '--text', join(out, 'resume.txt'))).toMatchObject({
        code: 0,
      });
    },
  );

  test('sets answers as lines, by key and by number, and says which were not used', { timeout: 600_000 }, async () => {
    const job = ['--job', at('asking.txt'), '--title', 'Warehouse Manager'];
    writeFileSync(
      at('asking.txt'),
      'Warehouse Manager\nRequirements:\n- Experience with Oracle\n- Experience with Tableau\n',
    );
    const optimize = async (out: string, ...args: string[]) => {
      const done = await run('optimize', at('resume.txt'), ...job, ...args, '--out', at(out));
      return {
        ...done,
        report: done.printed as { questions: Question[]; answers: unknown; matchScore: number; claims: Claims },
      };
    };
    interface Question {
      key: string;
      what: string;
      place?: { pointer: string; name: string };
      points: number;
    }
    type Claims = Record<'resume' | 'coverLetter', { supported: boolean }>;
    const { report: before } = await optimize('asked');
    expect(before.questions.map(({ what }) => what).toSorted()).toEqual(['Oracle', 'Tableau']);
    for (const { place, points } of before.questions) {
      expect(place?.pointer).toMatch(/^\/work\/\d$/);
      expect(points).toBeGreaterThan(0);
    }
    const [first, second] = before.questions;
    const answers = {
      [first?.key ?? '']: `I used ${first?.what} to book returns from forty shops`,
      2: 'Yes',
    };
    writeFileSync(at('answers.json'), JSON.stringify(answers));
    const { report, notices } = await optimize('answered', '--answers', at('answers.json'));
    expect(readFileSync(join(at('answered'), 'resume.txt'), 'utf8')).toContain(`Used ${first?.what} to book returns`);
    // Names that are numbers come first in JSON.
    expect(report.answers).toEqual([
      { key: second?.key, changes: [], flaw: 'bare' },
      { key: first?.key, changes: [`answer:${first?.key}`] },
    ]);
    expect(notices).toContain(`Answer not used, ${second?.key}: Say where and what for`);
    expect(report.matchScore).toBeGreaterThan(before.matchScore);
    expect(report.claims.resume.supported && report.claims.coverLetter.supported).toBe(true);

    for (const [text, notice] of [
      ['[]', /isn't a file of answers/],
      ['{"9": "x"}', /^There's no question 9/],
    ] as const) {
      writeFileSync(at('answers.json'), text);
      expect(await optimize('no', '--answers', at('answers.json'))).toMatchObject({
        code: 2,
        notices: expect.stringMatching(notice),
      });
    }
  });

  test('reports a text that is not a resume', async () => {
    const { code, notices } = await run(
      'optimize',
      at('letter.txt'),
      '--job',
      at('ad.txt'),
      '--title',
      'T',
      '--out',
      at('none'),
    );
    expect({ code, notices }).toEqual({
      code: 2,
      notices: expect.stringMatching(/^We found no work, education or skills/),
    });
  });
});

test('without a command the usage is printed', async () => {
  expect(await run()).toMatchObject({ code: 2, prints: 0, notices: expect.stringMatching(/^Usage:/) });
  expect(await run('--help')).toMatchObject({ code: 0, prints: 0 });
});

test('check finds what the resume does not say, with exit code 1', async () => {
  writeFileSync(at('lie.txt'), sampleResumeText.replace('team of 14', 'team of 140'));
  const { code, printed } = await run('check', '--source', at('resume.txt'), '--text', at('lie.txt'));
  expect(code).toBe(1);
  expect(printed).toMatchObject({ supported: false, unsupported: [{ kind: 'number' }] });
});

describe('bad input ends with exit code 2 and one sentence, and prints nothing', () => {
  test.each([
    ['an unknown command', ['frobnicate']],
    ['a command that objects inherit', ['constructor']],
    ['no file', ['read']],
    ['two files to tailor', ['optimize', 'resume.txt', 'ad.txt', '--job', 'ad.txt', '--title', 'T', '--out', 'out2']],
    ['a file that is not there', ['read', 'nowhere.pdf']],
    ['a folder', ['parse', '.']],
    ['a damaged PDF', ['parse', 'broken.pdf']],
    ['JSON that is no JSON Resume', ['parse', 'wrong.json']],
    ['an unknown option', ['score', 'resume.txt', '--jobb', 'ad.txt']],
    ['no title', ['optimize', 'resume.txt', '--job', 'ad.txt', '--out', 'out2']],
    [
      'an unknown template',
      ['optimize', 'resume.txt', '--job', 'ad.txt', '--title', 'T', '--template', 'x', '--out', 'y'],
    ],
  ])('%s', async (_, args) => {
    const placed = args.map((arg) => (/^[a-z]+\.[a-z]+$/.test(arg) || arg === '.' ? at(arg) : arg));
    const { code, notices, prints } = await run(...placed);
    expect({ code, prints }).toEqual({ code: 2, prints: 0 });
    expect(notices.split('\n')).toHaveLength(1);
  });
});
