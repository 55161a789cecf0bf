import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { compose } from '#server/compose/compose.ts';
import { openOutside } from '#server/compose/outside.ts';
import { readConfig } from '#server/settings/config.ts';
import { createLog } from '#server/logging/log.ts';
import { openOperatorSocket } from '#server/operator/operator-socket.ts';
import { openBrowser } from '#test/support/browser.ts';
import { pay, signUp } from '#test/support/people.ts';
import { runInShell } from '#test/support/shell.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-cli-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const { code, printed, notices } = await runInShell(['payment', ...args]);
  return { code, printed, notices };
}

test('a payment is refunded in part and then in full, by the running server and without one', async () => {
  const config = readConfig();
  const log = createLog({ logLevel: 'silent' });
  const server = await compose(config, await openOutside(config, log));
  const socket = await openOperatorSocket({ ...config, ...server, log });
  if (!server.app) throw new Error('Nothing is served.');
  const browser = openBrowser(server.app);
  await signUp(browser, 'refunded@example.com');
  const { paymentIntentId } = await pay(browser, 'complete');

  const part = await run('refund', paymentIntentId, '--cents', '200');
  expect(part).toMatchObject({ code: 0, printed: [{ refundedCents: 200, refundedInAll: 200, status: 'succeeded' }] });
  expect((await browser.api.call(getMe, {})).membership.credits).toBe(1);
  expect(await run('refund', paymentIntentId, '--cents', '500')).toEqual({
    code: 2,
    printed: [],
    notices: 'That’s more than what’s left of this payment ($4.99).',
  });
  await socket.close();
  await server.close();

  expect(await run('refund', paymentIntentId)).toMatchObject({
    code: 0,
    printed: [{ refundedCents: 499, refundedInAll: 699, status: 'refunded' }],
  });
  expect(await run('refund', paymentIntentId)).toMatchObject({ code: 2, printed: [] });
});

test.each([
  [['refund']],
  [['take', 'pi_1']],
  [['refund', 'pi_1', 'pi_2']],
  [['refund', 'pi_nowhere']],
  [['refund', 'pi_1', '--cents', 'all']],
  [['refund', 'pi_1', '--cents', '0']],
])('payment %j is bad input', async (args) => {
  const { code, printed, notices } = await run(...args);
  expect({ code, printed, lines: notices.split('\n').length }).toEqual({ code: 2, printed: [], lines: 1 });
});
