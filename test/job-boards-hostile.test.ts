import { expect, test } from 'vitest';
import type { BoardProvider } from '#contract/job-sources.ts';
import { companyBoards } from '#server/adapters/job-boards/company-boards.ts';
import { mostListings } from '#server/adapters/job-boards/board-source.ts';
import type { SourceDefinition } from '#server/adapters/job-boards/source-definition.ts';
import { askBoard, listingsOf } from './support/job-boards/ask-board.ts';
import type { DoubleAnswer } from './support/job-boards/board-double.ts';

/** The address of the first request of each provider, at a double. */
const firstPaths: Readonly<Record<BoardProvider, string>> = {
  greenhouse: '/v1/boards/acme/jobs',
  lever: '/v0/postings/acme',
  ashby: '/posting-api/job-board/acme',
  smartrecruiters: '/v1/companies/acme/postings',
  workable: '/api/v1/widget/accounts/acme',
  recruitee: '/acme/api/offers/',
  personio: '/acme/xml',
  bamboohr: '/acme/careers/list',
};
const ask = (definition: SourceDefinition, answer: DoubleAnswer, ms?: number) =>
  askBoard(
    definition,
    { [(firstPaths as Record<string, string>)[definition.name] ?? '']: answer },
    { ...(ms !== undefined && { ms }) },
  );

const everyBoard = Object.entries(companyBoards);

const bodies: [string, unknown][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['cut off', '{"jobs":[{"id":1,"title":"Coo'],
  ['nested a million times', '['.repeat(1_000_000)],
  ['nested whole', `${'{"jobs":'.repeat(5000)}[]${'}'.repeat(5000)}`],
  ['a list of lists', [[[]], [[]]]],
  [
    'other members',
    { __proto__: null, constructor: { prototype: 1 }, jobs: 'x', offers: 7, content: {}, result: null },
  ],
  ['members that are taken from objects', '{"__proto__":{"jobs":[]},"toString":1,"jobs":{"length":9}}'],
  ['items of all types', { jobs: [1, null, [], 'x', {}], offers: [1, null, {}], content: [1, {}], result: [null, 3] }],
];

test.each(everyBoard)('%s: whatever comes is an answer or a failure, never a fault', async (_, definition) => {
  for (const [what, body] of bodies) {
    const { answer } = await ask(definition, { body });
    expect({ what, ...answer }).toMatchObject({ what, ...(answer.ok ? { listings: [] } : { failure: 'broken' }) });
  }
});

test.each(everyBoard)('%s: an answer without end is cut off', async (_, definition) => {
  const { answer } = await ask(definition, { body: ' '.repeat(34 * 1024 * 1024) }, 20_000);
  expect(answer).toMatchObject({ ok: false, failure: 'tooLarge' });
});

test.each(everyBoard)('%s: one that does not answer is left in time', async (_, definition) => {
  const began = performance.now();
  const { answer } = await ask(definition, { afterMs: 60_000 }, 150);
  expect(answer).toEqual({ ok: false, failure: 'slow' });
  // Half of what the answer would take, however crowded the machine.
  expect(performance.now() - began).toBeLessThan(30_000);
});

test.each(everyBoard)('%s: what a limit, a refusal or a fault says is kept apart', async (_, definition) => {
  const failing = async (answer: DoubleAnswer) => (await ask(definition, answer)).answer;
  expect(await failing({ status: 429, headers: { 'retry-after': '30' } })).toMatchObject({
    failure: 'limited',
    retryAfterSeconds: 30,
  });
  expect(await failing({ status: 403, body: { message: 'no' } })).toMatchObject({ failure: 'refused', said: 'no' });
  expect(await failing({ status: 500, body: 'oops' })).toMatchObject({ failure: 'failed' });
  expect(await failing({ status: 404, body: {} })).toMatchObject({ failure: 'unknown' });
  const elsewhere = { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } };
  expect(await failing(elsewhere)).toMatchObject({ failure: 'broken' });
});

test('of a board with more jobs than are taken, the first are, and nothing is said to be gone', async () => {
  const { greenhouse } = companyBoards;
  const jobs = Array.from({ length: 30_000 }, (_, at) => ({
    id: at % 29_000,
    title: 'Cook',
    absolute_url: `https://x.test/${at}`,
    company_name: 'Acme',
  }));
  const { answer } = await ask(greenhouse, { body: { jobs } }, 20_000);
  const ids = listingsOf(answer).map(({ externalId }) => externalId);
  expect(ids).toHaveLength(mostListings);
  expect(new Set(ids).size).toBe(mostListings);
  expect(answer).toMatchObject({ isCut: true });
});

test('a job that comes twice is one', async () => {
  const { greenhouse } = companyBoards;
  const job = { id: 1, title: 'Cook', absolute_url: 'https://x.test/1', company_name: 'Acme' };
  const { answer } = await ask(greenhouse, { body: { jobs: [job, { ...job, title: 'Baker' }] } });
  expect(listingsOf(answer).map(({ title }) => title)).toEqual(['Cook']);
});
