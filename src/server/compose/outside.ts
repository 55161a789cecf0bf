import { join } from 'node:path';
import { guardDataFolder } from '../data-folder.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Engine } from '../engine/tasks.ts';
import { createThreadEngine } from '../engine/thread-engine.ts';
import { openModels } from '../adapters/ai/open-models.ts';
import { databaseBlobs } from '../adapters/blobs/database-blobs.ts';
import { s3Blobs } from '../adapters/blobs/s3-blobs.ts';
import { folderDisk } from '../adapters/disk/folder-disk.ts';
import { createProcessChecker } from '../adapters/grammar/process-checker.ts';
import { createDocumentReader } from '../adapters/documents/document-reader.ts';
import { createTypstWriter } from '../adapters/documents/document-writer.ts';
import { sampleFolder } from '../adapters/job-boards/sample/client.ts';
import { openJobSources } from '../adapters/job-boards/open-job-sources.ts';
import { createFolderMailer } from '../adapters/mail/folder-mail.ts';
import { prometheusMetrics } from '../adapters/metrics/prometheus.ts';
import { createSmtpMailer } from '../adapters/mail/smtp-mail.ts';
import { createArgon2Hasher } from '../adapters/passwords/argon2-hasher.ts';
import { noTracer } from '../adapters/tracing/no-tracer.ts';
import { projectVersion } from '../root.ts';
import type { Config } from '../settings/config.ts';
import type { Log } from '../logging/log.ts';
import { createCurrentWork, type CurrentWork } from '../watch/current-work.ts';
import { statementWatch } from '../watch/watch-statements.ts';
import type { WordingModels } from '../adapters/ai/port.ts';
import type { BlobStore } from '../adapters/blobs/port.ts';
import type { Disk } from '../adapters/disk/port.ts';
import { createScanRecognizer } from '../adapters/documents/scan-recognizer.ts';
import type { DocumentReader, DocumentWriter } from '../adapters/documents/port.ts';
import type { GrammarChecker } from '../adapters/grammar/port.ts';
import type { JobSource } from '../adapters/job-boards/port.ts';
import type { Mailer } from '../adapters/mail/port.ts';
import type { Metrics } from '../adapters/metrics/port.ts';
import type { PasswordHasher } from '../adapters/passwords/port.ts';
import type { Tracer } from '../adapters/tracing/port.ts';
import type { Clock } from '../clock.ts';

/** Everything outside the server's own code: database, vendors, processes, clock. */
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

/** Opens the real ones, according to the settings. */
export async function openOutside(config: Config, log: Log): Promise<Outside> {
  const disk = folderDisk(config.dataDir);
  await guardDataFolder(config.dataDir, { disk, log });
  const clock: Clock = { now: () => new Date() };
  const current = createCurrentWork();
  const tracer = await openTracer(config, { current, log });
  const watch = statementWatch({ slowMs: config.watch.slowQueryMs, tracer, current, log });
  /** A file that had less of a processor is not to blame for being late. */
  const fairShare = 0.5;
  return {
    database: await openDatabase(config, {
      ...(watch && { watch }),
      supervision: {
        ended: (cause) => log.error({ err: cause }, 'the embedded database was ended; it is being opened again'),
        openedAgain: () => log.info('the embedded database is open again'),
      },
    }),
    reader: createDocumentReader({
      fairShare,
      workerPath: join(config.buildDir, 'workers/reading.js'),
      scans: createScanRecognizer({ fairShare, workerPath: join(config.buildDir, 'workers/scanning.js') }),
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

/** Spans go to a collector if one is set, otherwise nowhere. */
async function openTracer({ watch }: Config, deps: { current: CurrentWork; log: Log }): Promise<Tracer> {
  if (watch.collector === undefined) return noTracer;
  const { otlpTracer } = await import('../adapters/tracing/otlp-tracer.ts');
  return otlpTracer({ ...watch.collector, ...deps, version: projectVersion() });
}

/** Mail is sent by SMTP if that's set, otherwise it goes into a folder of DATA_DIR. Replies go to the operator. */
function openMailer({ smtpUrl, mailFrom: from, dataDir, site: { supportEmail: replyTo } }: Config): Mailer {
  return smtpUrl === undefined
    ? createFolderMailer({ folder: join(dataDir, 'mail'), from, replyTo })
    : createSmtpMailer({ url: smtpUrl, from, replyTo });
}
