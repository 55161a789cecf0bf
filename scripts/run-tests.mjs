// The test command. `node scripts/test.mjs [check|browser|shared|postgres|board] ...`: without arguments the first two, which need nothing but
// this folder. `shared` is the second round: the tests on the data folder next to the project, where there is one. Every step runs even when an
// earlier one failed; the last lines name what failed with its first error, and count.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, ensurePrerequisites } from './prerequisites.mjs';
import { readPlaywright } from './test/playwright-report.mjs';
import { bin, check, nativeTsc, root, sideBySide, suite } from './test/run.mjs';

const output = join(root, 'ci-output');
const data = process.env.FOOTHOLD_DATA ?? join(root, '../shared/data');
const reportOf = (name) => join(output, `${name.replace(/\W+/g, '-')}.json`);

const vitest = (name, args, env = {}) => {
  const report = reportOf(name);
  const reporters = ['--reporter=default', '--reporter=./scripts/test/failures-reporter.mjs'];
  return suite(name, bin('vitest'), ['run', ...reporters, ...args], {
    report,
    read: (found) => found,
    env: { TEST_REPORT: report, ...env },
  });
};

const playwright = async (name, args) => {
  const report = reportOf(name);
  const env = { CHROMIUM_PATH: (await chromiumPath()) ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return suite(name, bin('playwright'), ['test', ...args], { report, read: readPlaywright, env });
};

const formatting = () => check('formatting', [bin('prettier'), '--check', '--log-level', 'warn', '.']);
const lint = () => check('lint', [bin('oxlint'), '--type-aware', '--deny-warnings']);
const types = () => check('types', [bin('react-router'), 'typegen'], [process.execPath, nativeTsc, '-b']);
const unused = () => check('unused code', [bin('knip')]);
const testsAlone = () => check('code that tests alone use', [bin('knip'), '--production']);
const build = () => check('build', [process.execPath, 'scripts/build.mjs']);
/** Builds what is missing or older than its sources, for rounds that may follow the first. */
const buildStale = () =>
  check('build', [
    process.execPath,
    '-e',
    `import('./scripts/ensure-built.mjs').then(({ ensureBuilt }) => ensureBuilt(['workers', 'server', 'web']))`,
  ]);

const unit = () => vitest('unit and integration tests', []);
const browser = () => playwright('browser tests', []);

/** A step is a list of what runs one after the other; a list in it runs side by side, the longest first, since most of it uses one processor. */
const steps = {
  check: [[types, formatting, lint, unused, testsAlone], unit],
  browser: [build, browser],
  shared: [
    () => vitest('tests on the data folder', ['--config', 'vitest.shared.config.ts']),
    buildStale,
    () => playwright('browser tests on the data folder', ['--config', 'playwright.shared.config.ts']),
  ],
  postgres: [() => vitest('tests on PostgreSQL', ['--config', 'vitest.postgres.config.ts'])],
  board: [
    () => {
      const report = reportOf('board');
      return suite('score board', bin('tsx'), ['bench/board.ts'], {
        report,
        read: (found) => found,
        env: { TEST_REPORT: report },
      });
    },
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
for (const step of chosen.flatMap((name) => steps[name]))
  results.push(...(Array.isArray(step) ? await sideBySide(step) : [await step()]));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
process.stdout.write('\n');
for (const result of results)
  process.stdout.write(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${result.name}: ${result.passed} passed, ${result.failed} failed\n`,
  );
const failures = results
  .flatMap((result) => [...result.failures, ...(result.flaky ?? [])])
  .map(({ test, error }) => `\n${test}\n${error.replace(/^/gm, '    ')}\n`)
  .join('');
process.stdout.write(failures);
// A caller that runs several rounds collects both.
if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${passed} ${failed}\n`);
if (process.env.TEST_FAILURES) appendFileSync(process.env.TEST_FAILURES, failures);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
