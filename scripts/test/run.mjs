// Starts the programs of the test command, and says what of each passed and failed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const bin = (name) => join(root, 'node_modules/.bin', name);
/** The native compiler, which checks in a quarter of the time; the other one is installed for those who read code by its interface. Both are called tsc. */
export const nativeTsc = 'node_modules/typescript-7/bin/tsc';

/** The first lines that say anything, for the end of the output. */
export const firstLines = (text, count = 8) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)} ...` : line))
    .join('\n');

const ended = (child) => new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));

async function run(command, args, { env = {}, quiet = false } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of quiet ? [child.stdout, child.stderr] : []) stream.on('data', (part) => (output += part));
  const { code, signal } = await ended(child);
  // A program that is killed prints nothing itself.
  if (signal !== null) output += `It was ended by ${signal}.\n`;
  return { ok: code === 0, output };
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** A check of the code: commands that pass or fail as a whole, one after the other. What they print is printed when they end. */
export async function check(name, ...commands) {
  const began = performance.now();
  let output = '';
  let ok = true;
  for (const [command, ...args] of commands) {
    if (!ok) break;
    const step = await run(command, args, { quiet: true });
    ok = step.ok;
    output += step.output;
  }
  process.stdout.write(`\n== ${name} (${seconds(began)})\n${output}`);
  return {
    name,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    failures: ok ? [] : [{ test: name, error: firstLines(output) }],
  };
}

/** Runs checks side by side, as many at once as there are processors; each is given as a function that starts it. */
export async function sideBySide(checks) {
  const results = [];
  const waiting = [...checks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return results;
}

/** A step with a runner that writes a report: `read` turns it into counts and failures. */
export async function suite(name, command, args, { report, read, env }) {
  const began = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  rmSync(report, { force: true });
  const { ok, output } = await run(command, args, { env });
  process.stdout.write(`${output}(${seconds(began)})\n`);
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  const { passed = 0, failed = 0, failures = [], flaky = [] } = found ?? {};
  if (ok || failed > 0) return { name, passed, failed, failures, flaky };
  const error = found
    ? 'Its runner failed, though no test did: see its output.'
    : output || 'It ended without a report.';
  return { name, passed, failed: 1, failures: [...failures, { test: name, error }] };
}
