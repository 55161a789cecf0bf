import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { copyFor } from '#copy/copy-for.ts';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { job, resumeText, signUp } from '#test/support/people.ts';
import { pseudoCopy, unwrapped } from '#test/support/pseudo-copy.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { fromPglite } from '#test/support/pglite-database.ts';
import { migrationsFolder } from '../../db/migrations-folder.ts';
import { assessments, atsEvaluations } from '../../db/schema/assessments.ts';
import { users } from '../../db/schema/accounts.ts';
import { findAssessment, type StoredAssessment } from './store.ts';
import { readAssessment } from './worded-assessment.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const english = copyFor('en');
const profileText =
  'Robin Example\nWarehouse Supervisor at Northwind Logistics\nAbout\nI run warehouses, and like to see them run well.';

/** Everything that an assessment says about the findings. */
const saidBy = ({ strengths, issues, suggestions, detail }: ReturnType<typeof readAssessment>): string[] => [
  ...strengths,
  ...issues,
  ...suggestions,
  ...(detail?.findings ?? []).flatMap(({ issue, why, fix, worth }) => [issue, why, fix, worth]),
];

async function rowOf(id: string): Promise<StoredAssessment> {
  const [row] = await server.database.db.select().from(assessments).where(eq(assessments.id, id));
  if (!row) throw new Error('It was not stored.');
  return row;
}

/** An account's assessment, as it was answered and as it is stored. */
async function made(email: string, type: 'resume' | 'linkedin') {
  const browser = server.browser();
  await signUp(browser, email);
  const answer =
    type === 'resume'
      ? await browser.api.call(api.scoreResume, { body: { resumeText, ...job } })
      : await browser.api.call(api.scoreLinkedin, { body: { profileText } });
  const id = answer.id ?? '';
  return { answer, row: await rowOf(id), read: () => browser.api.call(api.getScore, { params: { id } }) };
}

describe.each(['resume', 'linkedin'] as const)('a %s’s assessment', (type) => {
  test('is stored as codes and facts along with the specified lists, and read in the same words', async () => {
    const { answer, row, read } = await made(`${type}-codes@example.com`, type);
    const { strengths, issues, suggestions, missingKeywords, detail } = answer;
    expect(row).toMatchObject({ strengths, issues, suggestions, missingKeywords });
    const found = row.evaluation?.checks.flatMap(({ findings }) => findings) ?? [];
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(detail.findings.map(({ code }) => code)));
    expect(JSON.stringify(row.detail)).not.toContain(detail.findings[0]?.why);
    expect(await read()).toMatchObject({ strengths, issues, suggestions, missingKeywords, detail });
    expect((await read()).parts).toEqual(answer.parts);
  });

  test('is read in another language, whatever language it was stored in', async () => {
    const { row } = await made(`${type}-language@example.com`, type);
    expect(saidBy(readAssessment(row, english)).length).toBeGreaterThan(4);
    expect(unwrapped(saidBy(readAssessment(row, pseudoCopy)))).toEqual([]);
  });

  test('by checks that are no longer known is answered in the words it was stored with', async () => {
    const { row } = await made(`${type}-checks@example.com`, type);
    const [first, ...rest] = (row.evaluation as Evaluation).checks;
    if (!first) throw new Error('There are no checks.');
    const checks = [{ ...first, name: 'handwriting' as typeof first.name }, ...rest];
    const { strengths, issues, suggestions } = row;
    expect(readAssessment({ ...row, evaluation: { rulesetVersion: '0', checks } }, pseudoCopy)).toMatchObject({
      strengths,
      issues,
      suggestions,
    });
  });
});

test('an account’s live score is stored as codes and facts along with the specified lists', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, 'live-codes@example.com');
  const { jobTitle, jobDescription } = job;
  await browser.api.call(api.evaluateLive, { body: { resumeContent: resumeText, jobTitle, jobDescription } });
  const [row] = await server.database.db.select().from(atsEvaluations).where(eq(atsEvaluations.userId, user.id));
  const words = describeEvaluation(row?.evaluation as Evaluation, english);
  expect(row).toMatchObject({
    strengths: words.strengths,
    criticalIssues: words.issues,
    improvements: words.suggestions,
    highPriorityActions: words.highPriorityActions,
    mediumPriorityActions: words.mediumPriorityActions,
    lowPriorityActions: words.lowPriorityActions,
  });
  expect(words.issues.length).toBeGreaterThan(0);
});

/** The migrations before the one that adds codes and facts. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-migrations-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith('stored_evaluations')),
  );
  writeFileSync(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

test('assessments stored before codes were are kept by the migration and answered as before', async () => {
  const pglite = await PGlite.create();
  const folder = earlierMigrations();
  await migrate(drizzle(pglite), { migrationsFolder: folder });
  const scores = { overall: 70, formatting: 70, keywords: null, content: 70, ats: 70, grammar: 70, impact: 70 };
  const words = { issue: 'Of old.', why: 'It was so.', fix: 'Let it be.', worth: 'Worth much.' };
  const finding = {
    check: 'noImages',
    code: 'images',
    ...words,
    potential: 2,
    quotes: [{ line: 'l1', text: 'Robin' }],
  };
  const detail = { findings: [finding], lines: [{ id: 'l1', text: 'Robin' }] };
  const owner = await pglite.query<{ id: string }>(
    `insert into users (email, name, password_hash) values ('old@example.com', 'Old', 'x') returning id`,
  );
  const userId = owner.rows[0]?.id ?? '';
  const lists = [['A strength.'], ['An issue.'], ['A suggestion.'], ['Kotlin']];
  const stored = await pglite.query<{ id: string }>(
    `insert into assessments (user_id, type, scores, strengths, issues, suggestions, missing_keywords, detail)
     values ($1, 'resume', $2, $3, $4, $5, $6, $7) returning id`,
    [userId, scores, ...lists, detail],
  );
  const database = fromPglite(pglite);
  await database.migrate();
  const row = await findAssessment(database.db, userId, stored.rows[0]?.id ?? '');
  for (const copy of [english, pseudoCopy]) {
    expect(row && readAssessment(row, copy)).toMatchObject({
      scores,
      strengths: ['A strength.'],
      issues: ['An issue.'],
      suggestions: ['A suggestion.'],
      missingKeywords: ['Kotlin'],
      detail,
    });
  }
  expect(await database.db.$count(users)).toBe(1);
  await database.close();
  rmSync(folder, { recursive: true });
});
