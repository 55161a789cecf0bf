// The test command. `node scripts/test.mjs [check|browser|shared|postgres] ...`: without arguments the first two, which need
// nothing but this folder. `shared` is the second round: the tests on the data folder next to the project, where there is one.
// Every step runs even when an earlier one failed; the last line counts what passed and what failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { chromiumPath, ensurePrerequisites } from './prerequisites.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = join(root, 'ci-output');
const bin = (name) => join(root, 'node_modules/.bin', name);
const data = process.env.FOOTHOLD_DATA ?? join(root, '../shared/data');

const run = (command, args, env = {}) => {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // A killed runner prints nothing itself.
  if (signal !== null) process.stdout.write(`It was ended by ${signal}.\n`);
  return status === 0;
};

/** A step that passes or fails as a whole: a check of the code. */
const check = (name, command, args) => {
  process.stdout.write(`\n== ${name}\n`);
  const ok = run(command, args);
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
};

/** A step whose runner writes a JSON report with counts. */
const suite = (name, command, args, report, counts, env) => {
  process.stdout.write(`\n== ${name}\n`);
  rmSync(report, { force: true });
  const ok = run(command, args, env);
  const { passed, failed, names } = existsSync(report)
    ? counts(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, names: [] };
  return { name, passed, failed: ok ? failed : Math.max(failed, 1), names };
};

/** What failed, by the path of its file and its own name; a file that could not be run has no test. */
const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, assertionResults }) => {
    const path = relative(root, file);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [path];
    return failed.map((test) => `${path}: ${test.fullName}`);
  });

/** What passed only when tried again: its first failure is still told. */
const flakyTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `passed only when tried again: ${relative(root, file)}: ${fullName}`),
  );

/** Playwright's report holds suites in suites. */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

const vitest = (name, args, env) => {
  const report = join(output, `${name.replace(/\W+/g, '-')}.json`);
  return suite(
    name,
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    report,
    (results) => ({
      passed: results.numPassedTests,
      failed: results.numFailedTests,
      names: [...failedTests(results), ...flakyTests(results)],
    }),
    env,
  );
};

const playwright = async (name, args) => {
  const report = join(output, `${name.replace(/\W+/g, '-')}.json`);
  return suite(
    name,
    bin('playwright'),
    ['test', ...args],
    report,
    ({ stats, suites }) => {
      if (stats.flaky > 0) process.stdout.write(`${stats.flaky} of them passed only when tried again.\n`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names: failedSpecs({ suites }) };
    },
    { CHROMIUM_PATH: (await chromiumPath()) ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
};

const build = () => check('build', process.execPath, ['scripts/build.mjs']);

/** Builds what is missing or older than its sources. */
const buildStale = async () => {
  const built = ensureBuilt(['workers', 'server', 'web']);
  const ok = await built.then(() => true).catch((error) => process.stdout.write(`${error.message}\n`) && false);
  return { name: 'build', passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
};

/** The tests of these folders that ask no database: on another one they would be the same. */
const withoutDatabase = [
  'test/architecture.test.ts',
  'test/asvs.test.ts',
  'test/findings.test.ts',
  'test/fixtures.test.ts',
  'test/job-boards-hostile.test.ts',
  'test/json-resume.test.ts',
  'test/licences.test.ts',
  'test/one-match-score.test.ts',
  'test/parse-accuracy.test.ts',
  'test/ranking-gold.test.ts',
  'test/untidy-resumes.test.ts',
];

const steps = {
  check: () => [
    check('formatting', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
    check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
    check('types of routes', bin('react-router'), ['typegen']),
    check('types', bin('tsc'), ['-b']),
    check('unused code', bin('knip'), []),
    check('code that tests alone use', bin('knip'), ['--production']),
    vitest('unit and integration tests', []),
  ],
  browser: async () => [build(), await playwright('browser tests', [])],
  shared: async () => [
    vitest('tests on the data folder', ['--config', 'vitest.shared.config.ts']),
    await buildStale(),
    await playwright('browser tests on the data folder', ['--config', 'playwright.shared.config.ts']),
  ],
  postgres: () => [
    vitest(
      'store, queue and API tests on PostgreSQL',
      [
        'src/server/db',
        'src/server/queue',
        'src/server/features',
        'src/server/http',
        'test/',
        ...withoutDatabase.flatMap((file) => ['--exclude', file]),
      ],
      {
        FOOTHOLD_TEST_DATABASE_URL: process.env.FOOTHOLD_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test',
      },
    ),
  ],
};

mkdirSync(output, { recursive: true });
const wanted = process.argv.slice(2);
const asked = wanted.length > 0 ? wanted : ['check', 'browser'];
const unknown = asked.find((name) => !(name in steps));
if (unknown !== undefined)
  throw new Error(`There is no step named ${unknown}; there are ${Object.keys(steps).join(', ')}.`);

const hasData = existsSync(join(data, 'resumes/map.json'));
const chosen = asked.filter((name) => name !== 'shared' || hasData);
if (chosen.length < asked.length)
  process.stdout.write(`The second round has nothing to read: there is no data in ${data}.\n`);
if (chosen.length > 0) await ensurePrerequisites();

const results = [];
for (const name of chosen) results.push(...(await steps[name]()));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.stdout.write('\n');
for (const result of results) {
  process.stdout.write(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${result.name}: ${result.passed} passed, ${result.failed} failed\n`,
  );
  for (const test of result.names ?? []) process.stdout.write(`         ${test}\n`);
}
if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, `${passed} ${failed}\n`, { flag: 'a' });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
