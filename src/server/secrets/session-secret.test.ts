import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptSessionSecret } from './session-secret.ts';

test('the secret of a data folder is made once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-secret-'));
  const made = await keptSessionSecret(dataDir);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await keptSessionSecret(dataDir)).toBe(made);
  expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(made);
  rmSync(dataDir, { recursive: true });
});
