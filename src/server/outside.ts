import { join } from 'node:path';
import { guardDataFolder } from './data-folder.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { Engine } from './engine/tasks.ts';
import { createThreadEngine } from './engine/thread-engine.ts';
import { openModels } from './adapters/ai/open-models.ts';
import { databaseBlobs } from './adapters/blobs/database-blobs.ts';
import { s3Blobs } from './adapters/blobs/s3-blobs.ts';
import { folderDisk } from './adapters/disk/folder-disk.ts';
import { createProcessChecker } from './adapters/grammar/process-checker.ts';
import { createDocumentReader } from './adapters/reading/document-reader.ts';
import { createTypstWriter } from './adapters/writing/typst-writer.ts';
import { sampleFolder } from './adapters/job-boards/sample/client.ts';
import { openJobSources } from './adapters/job-boards/open-job-sources.ts';
import { createFolderMailer } from './adapters/mail/folder-mail.ts';
import { prometheusMetrics } from './adapters/metrics/prometheus.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mail.ts';
import { createArgon2Hasher } from './adapters/passwords/argon2-hasher.ts';
import { noTracer } from './adapters/tracing/no-tracer.ts';
import { projectVersion } from './root.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { createCurrentWork, type CurrentWork } from './watch/current-work.ts';
import { statementWatch } from './watch/watch-statements.ts';
import type {
  BlobStore,
  Clock,
  Disk,
  DocumentReader,
  DocumentWriter,
  GrammarChecker,
  JobSource,
  Mailer,
  Metrics,
  PasswordHasher,
  Tracer,
  WordingModels,
} from './ports.ts';

/** Everything outside the server. */
export interface Outside {
  database: OpenDatabase;
  reader: DocumentReader;
  grammar: GrammarChecker;
  writer: DocumentWriter;
  mailer: Mailer;
  models: WordingModels;
  jobSources: readonly JobSource[];
  passwords: PasswordHasher;
  engine: Engine;
  blobs: BlobStore;
  disk: Disk;
  metrics: Metrics;
  tracer: Tracer;
  current: CurrentWork;
  clock: Clock;
  log: Log;
}

/** The real outside world, according to the settings. */
export async function openOutside(config: Config, log: Log): Promise<Outside> {
  const disk = folderDisk(config.dataDir);
  await guardDataFolder(config.dataDir, { disk, log });
  const clock: Clock = { now: () => new Date() };
  const current = createCurrentWork();
  const tracer = await openTracer(config, { current, log });
  const watch = statementWatch({ slowMs: config.watch.slowQueryMs, tracer, current, log });
  return {
    database: await openDatabase(config, watch),
    reader: createDocumentReader({
      fairShare: 0.5,
      workerPath: join(config.buildDir, 'workers/reading.js'),
      scanWorkerPath: join(config.buildDir, 'workers/scan.js'),
      onUnexpected: (fault) => log.error({ fault }, 'a file met a fault of the reader'),
    }),
    grammar: createProcessChecker({ processPath: join(config.buildDir, 'workers/grammar.js') }),
    writer: createTypstWriter({ processPath: join(config.buildDir, 'workers/typst.js') }),
    mailer: openMailer(config),
    models: await openModels({ house: config.models.house, log }),
    jobSources: openJobSources({
      settings: config.jobSources,
      userAgent: `Foothold/${projectVersion()} (+${config.publicUrl.origin})`,
      sampleFolder: sampleFolder(),
      clock,
    }),
    passwords: createArgon2Hasher(),
    engine: createThreadEngine({ workerPath: join(config.buildDir, 'workers/engine.js') }),
    blobs: config.s3 ? s3Blobs(config.s3) : databaseBlobs,
    disk,
    metrics: prometheusMetrics(),
    tracer,
    current,
    clock,
    log,
  };
}

/** Spans go to a collector where one is set, otherwise nowhere. */
async function openTracer({ watch }: Config, deps: { current: CurrentWork; log: Log }): Promise<Tracer> {
  if (watch.collector === undefined) return noTracer;
  const { otlpTracer } = await import('./adapters/tracing/otlp-tracer.ts');
  return otlpTracer({ ...watch.collector, ...deps, version: projectVersion() });
}

/** Mail goes out by SMTP where it is set, otherwise into a folder of DATA_DIR. Whoever replies reaches the operator. */
function openMailer({ smtpUrl, mailFrom: from, dataDir, site: { supportEmail: replyTo } }: Config): Mailer {
  return smtpUrl === undefined
    ? createFolderMailer({ folder: join(dataDir, 'mail'), from, replyTo })
    : createSmtpMailer({ url: smtpUrl, from, replyTo });
}
