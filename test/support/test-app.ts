import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFolderMailer } from '#server/adapters/mail/folder-mail.ts';
import { openModels } from '#server/adapters/ai/open-models.ts';
import { createArgon2Hasher } from '#server/adapters/passwords/argon2-hasher.ts';
import { createDocumentReader } from '#server/adapters/reading/document-reader.ts';
import { createTypstWriter } from '#server/adapters/writing/typst-writer.ts';
import { compose, type Outside } from '#server/compose.ts';
import { readConfig, type Config } from '#server/config.ts';
import { createThreadEngine } from '#server/engine/thread-engine.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import type { Operator } from '#server/operator/operator.ts';
import type { Enqueuer } from '#server/queue/queue.ts';
import { openBrowser, type Browser } from './browser.ts';
import { testDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Where mail goes and secrets are stored. */
  dataDir: string;
  queue: Enqueuer;
  operator: Operator;
  /** A new visitor's browser. */
  browser(address?: string): Browser;
  close(): Promise<void>;
}

/** The real app, put together as in production, on a separate database. What is outside can be replaced by name. */
export async function testApp(
  replaced: Partial<Omit<Outside, 'database'>> & { config?: Partial<Config> } = {},
): Promise<TestApp> {
  const { config: changed, ...outside } = replaced;
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-test-'));
  // A test machine can be slower than any server for people: nothing here is too busy to answer.
  const config: Config = { ...readConfig({}, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), busyAfterMs: 0, ...changed };
  const database = await testDatabase();
  const server = await compose(config, {
    database,
    reader: createDocumentReader({ workerPath: join(config.buildDir, 'workers/reading.js') }),
    // Loading the real one takes seconds and 300 MB; tests that need it say so.
    grammar: { check: async () => ({}), close: async () => undefined },
    writer: createTypstWriter({ processPath: join(config.buildDir, 'workers/typst.js') }),
    mailer: createFolderMailer({ folder: join(dataDir, 'mail'), from: 'Foothold <no-reply@example.com>' }),
    models: await openModels({ house: config.models.house, log: createLog(config) }),
    jobSources: [],
    passwords: createArgon2Hasher(),
    engine: createThreadEngine({
      workerPath: join(config.buildDir, 'workers/engine.js'),
      interactiveLimit: 120_000,
    }),
    clock: { now: () => new Date() },
    log: createLog(config),
    ...outside,
  });
  const { app } = server;
  if (!app) throw new Error('A worker alone serves nothing.');
  return {
    app,
    database,
    dataDir,
    queue: server.queue,
    operator: server.operator,
    browser: (address) => openBrowser(app, address),
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
