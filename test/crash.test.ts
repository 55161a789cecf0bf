import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';

const run = promisify(execFile);
const address = process.env['FOOTHOLD_TEST_DATABASE_URL'];

/** Runs a crash run; if it found an error, it exits with 1, and the test fails with its output. */
async function crash(script: string, ...settings: string[]): Promise<unknown> {
  const database = address ? ['--database-url', address] : [];
  const { stdout, stderr } = await run(process.execPath, [script, ...settings, ...database], {
    cwd: projectRoot(),
  }).catch((error: { stdout: string; stderr: string }) => error);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

// The limits are far above what a run takes, and above its own timeouts.
test('a server killed during its work loses no optimization and writes none twice', { timeout: 600_000 }, async () => {
  const seen = await crash('scripts/crash.mjs', '--kills', '3', '--optimizations', '24');
  expect(seen).toMatchObject({ kills: 3, accepted: 24, lost: 0, failed: 0, doubled: 0 });
});

test(
  'a server killed while people pay: what was paid is open, once, and nothing else is',
  { timeout: 600_000 },
  async () => {
    expect(await crash('scripts/crash-payments.mjs', '--kills', '2', '--payments', '36')).toMatchObject({
      kills: 2,
      customers: 36,
      paid_not_recorded: 0,
      recorded_not_paid: 0,
      not_delivered: 0,
      charged_twice: 0,
      paid_not_open: 0,
      open_not_paid: 0,
      told_paid_and_is_not: 0,
    });
  },
);
