// What Playwright's JSON report says: counts, and each failure with its first error.
import { firstLines } from './run.mjs';

/** Suites are in suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const firstErrorOf = ({ tests }) => {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? [error.message ?? ''] : [])));
  return firstLines(errors[0] ?? 'It did not run.');
};

const named = (spec, note = '') => ({
  test: `${spec.file}:${spec.line}: ${spec.title}${note}`,
  error: firstErrorOf(spec),
});

export function readPlaywright({ stats, suites, errors = [] }) {
  const specs = specsOf({ suites });
  const failures = specs.filter(({ ok }) => !ok).map((spec) => named(spec));
  // A test that passed only on its second try passed, but is named, because it has to be fixed.
  const flaky = specs
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
    .map((spec) => named(spec, ' (passed only when tried again)'));
  const outside = errors.map(({ message = '' }) => ({
    test: 'outside of any browser test',
    error: firstLines(message),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    failures: [...failures, ...outside],
    flaky,
  };
}
