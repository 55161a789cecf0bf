// A reporter for Vitest: writes how many tests passed and failed, and each failure with its first error, to the file that TEST_REPORT names.
import { writeFileSync } from 'node:fs';
import { firstLines } from './run.mjs';

/** What was expected and what came is in the difference, where there is one. */
const messageOf = (error) => firstLines([error?.message ?? String(error), error?.diff ?? ''].join('\n'), 14);

function failuresOf(module) {
  const path = module.relativeModuleId;
  const own = module.errors().map((error) => ({ test: path, error: messageOf(error) }));
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ test: `${path}: ${suite.fullName}`, error: messageOf(error) })),
  );
  const tests = [...module.children.allTests('failed')].map((test) => ({
    test: `${path}: ${test.fullName}`,
    error: messageOf(test.result().errors?.[0]),
  }));
  return [...own, ...suites, ...tests];
}

const millisecondsOf = (module) => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return Math.round(collectDuration + setupDuration + duration);
};

export default class FailuresReporter {
  onTestRunEnd(modules, unhandled) {
    const failures = modules.flatMap(failuresOf);
    for (const error of unhandled) {
      // Where it was made: its message alone may be in many files.
      const message = [messageOf(error), firstLines(error?.stack ?? '', 8)].join('\n');
      failures.push({ test: 'an error outside of any test', error: message });
    }
    const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    const milliseconds = Object.fromEntries(
      modules.map((module) => [module.relativeModuleId, millisecondsOf(module)]).toSorted(([, a], [, b]) => b - a),
    );
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ passed, failed: failures.length, failures, milliseconds }));
  }
}
