import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { and, eq, like } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { sessions, users } from '#server/db/schema/accounts.ts';
import { composedServer } from './support/composed-server.ts';
import { runInShell } from './support/shell.ts';

test(
  'a backup of a running server is as the database was at one moment, and its writers go on',
  { timeout: 600_000 },
  async () => {
    const files = mkdtempSync(join(tmpdir(), 'foothold-running-'));
    const data = join(files, 'data');
    vi.stubEnv('DATA_DIR', data);
    const server = await composedServer({ DATA_DIR: data });
    const { db } = server.database;
    let written = 0;
    const control = { stopped: false };
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const writing = (async () => {
      while (!control.stopped) {
        const name = `pair-${written}`;
        await db.transaction(async (tx) => {
          const account = { email: `${name}@example.com`, name, passwordHash: 'x' };
          const [user] = await tx.insert(users).values(account).returning({ id: users.id });
          await tx.insert(sessions).values({ tokenHash: name, userId: user?.id, expiresAt: new Date(0) });
        });
        written++;
        begin();
        // The embedded database answers within the same turn: nothing else would ever have one.
        await setImmediate();
      }
    })();
    const file = join(files, 'running.backup');
    await Promise.race([begun, writing]);
    const before = written;
    const made = await runInShell(['backup', file]);
    const after = written;
    control.stopped = true;
    await writing;
    expect(made).toMatchObject({ code: 0, printed: [{ holdsSecret: true }] });
    expect(readdirSync(join(data, 'snapshots'))).toEqual([]);
    await server.close();

    vi.stubEnv('DATA_DIR', join(files, 'restored'));
    expect(await runInShell(['restore', file])).toMatchObject({ code: 0 });
    const restored = await openEmbedded(join(files, 'restored'));
    const pairs = await restored.db
      .select({ name: users.name })
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(and(like(users.name, 'pair-%'), eq(sessions.tokenHash, users.name)));
    const halves = [
      await restored.db.$count(users, like(users.name, 'pair-%')),
      await restored.db.$count(sessions, like(sessions.tokenHash, 'pair-%')),
    ];
    await restored.close();
    expect(halves).toEqual([pairs.length, pairs.length]);
    // Nothing of a later moment without all that was written before it.
    expect(new Set(pairs.map(({ name }) => name))).toEqual(new Set(pairs.map((_, index) => `pair-${index}`)));
    expect(pairs.length).toBeGreaterThanOrEqual(before);
    expect(pairs.length).toBeLessThan(after);
    vi.unstubAllEnvs();
    rmSync(files, { recursive: true });
  },
);
