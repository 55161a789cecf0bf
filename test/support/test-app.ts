import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { databaseBlobs } from '#server/adapters/blobs/database-blobs.ts';
import { folderDisk } from '#server/adapters/disk/folder-disk.ts';
import { createFolderMailer } from '#server/adapters/mail/folder-mail.ts';
import { openModels } from '#server/adapters/ai/open-models.ts';
import { prometheusMetrics } from '#server/adapters/metrics/prometheus.ts';
import { createArgon2Hasher } from '#server/adapters/passwords/argon2-hasher.ts';
import { noTracer } from '#server/adapters/tracing/no-tracer.ts';
import { compose } from '#server/compose/compose.ts';
import type { Outside } from '#server/compose/outside.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import type { OpenDatabase, WatchStatement } from '#server/db/database.ts';
import { createLog } from '#server/logging/log.ts';
import type { Operator } from '#server/operator/operator.ts';
import type { Enqueuer } from '#server/queue/queue.ts';
import { createCurrentWork } from '#server/watch/current-work.ts';
import { openBrowser, type Browser } from './browser.ts';
import { testDatabase } from './test-database.ts';
import { testReader, testWriter } from './test-documents.ts';
import { testEngine } from './test-engine.ts';

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

/** The real app, put together as in production, on a separate database. Outside services can be replaced by name. */
export async function testApp(
  replaced: Partial<Omit<Outside, 'database'>> & { config?: Partial<Config>; watch?: WatchStatement } = {},
): Promise<TestApp> {
  const { config: changed, watch, ...outside } = replaced;
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-test-'));
  // A test machine can be slower than any server for people: nothing here is too busy to answer.
  const config: Config = { ...readConfig({}, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), busyAfterMs: 0, ...changed };
  const database = await testDatabase(watch);
  const server = await compose(config, {
    database,
    reader: testReader(),
    // Loading the real one takes seconds and 300 MB; tests that need it say so.
    grammar: { check: async () => ({}), close: async () => undefined },
    writer: testWriter(),
    mailer: createFolderMailer({ folder: join(dataDir, 'mail'), from: 'Foothold <no-reply@example.com>' }),
    models: await openModels({ house: config.models.house, log: createLog(config) }),
    jobSources: [],
    passwords: createArgon2Hasher(),
    engine: testEngine(),
    metrics: prometheusMetrics(),
    tracer: noTracer,
    current: createCurrentWork(),
    blobs: databaseBlobs,
    disk: folderDisk(dataDir),
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
