import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { guardDataFolder } from './data-folder.ts';
import { composeJobs } from './compose-jobs.ts';
import { databaseJobs } from './database-jobs.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { createAccountData } from './features/account-data/service.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { createAccounts } from './features/accounts/service.ts';
import { accountWork } from './features/accounts/work.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { createBilling } from './features/billing/service.ts';
import { billingWork } from './features/billing/work.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { createContact } from './features/contact/service.ts';
import { contactWork } from './features/contact/work.ts';
import { downloadRoutes } from './features/downloads/routes.ts';
import { createDownloads } from './features/downloads/service.ts';
import { enhancementRoutes } from './features/enhancements/routes.ts';
import { createEnhancements } from './features/enhancements/service.ts';
import { enhancementWork } from './features/enhancements/work.ts';
import { interviewPrepWork } from './features/interview-preps/making.ts';
import { interviewPrepRoutes } from './features/interview-preps/routes.ts';
import { createInterviewPreps } from './features/interview-preps/service.ts';
import { sandboxRoutes } from './features/sandbox/routes.ts';
import { createSandbox } from './features/sandbox/service.ts';
import { sandboxWork } from './features/sandbox/work.ts';
import { modelKeyRoutes } from './features/model-keys/routes.ts';
import { createModelKeys } from './features/model-keys/service.ts';
import { healthRoutes } from './features/health/routes.ts';
import { optimizationRoutes } from './features/optimizations/routes.ts';
import { createChanging } from './features/optimizations/changing.ts';
import { createOutcomes } from './features/optimizations/outcomes.ts';
import { createModelWording } from './features/optimizations/model-wording.ts';
import { createOptimizations } from './features/optimizations/service.ts';
import { readyMailWork } from './features/optimizations/ready-mail.ts';
import { optimizationWork } from './features/optimizations/worker.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { accountDataRoutes } from './features/account-data/routes.ts';
import { createProfiles } from './features/profile/service.ts';
import { purgeWork } from './features/retention/work.ts';
import { scoreRoutes } from './features/scores/routes.ts';
import { createEvaluations } from './features/scores/evaluate-optimization.ts';
import { createLiveScores } from './features/scores/live.ts';
import { createScores } from './features/scores/service.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { trackingRoutes } from './features/tracking/routes.ts';
import { createTracking } from './features/tracking/service.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { createTemplates } from './features/templates/service.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { createUploads } from './features/uploads/service.ts';
import { versionRoutes } from './features/versions/routes.ts';
import { createVersions } from './features/versions/service.ts';
import type { Engine } from './engine/tasks.ts';
import { createThreadEngine } from './engine/thread-engine.ts';
import { openModels } from './adapters/ai/open-models.ts';
import { createProcessChecker } from './adapters/grammar/process-checker.ts';
import { createDocumentReader } from './adapters/reading/document-reader.ts';
import { createTypstWriter } from './adapters/writing/typst-writer.ts';
import { sampleFolder } from './adapters/job-boards/sample/client.ts';
import { openJobSources } from './adapters/job-boards/open-job-sources.ts';
import { createFolderMailer } from './adapters/mail/folder-mail.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mail.ts';
import { bundledPlaces } from './adapters/places/places.ts';
import { createArgon2Hasher } from './adapters/passwords/argon2-hasher.ts';
import { createApp } from './http/app.ts';
import type { Log } from './log.ts';
import { projectVersion } from './root.ts';
import { openPayments } from './open-payments.ts';
import { operatorCommands } from './operator/commands.ts';
import { createOperator, type Operator } from './operator/operator.ts';
import type {
  Clock,
  DocumentReader,
  DocumentWriter,
  GrammarChecker,
  JobSource,
  Mailer,
  PasswordHasher,
  WordingModels,
} from './ports.ts';
import { startQueue, type Enqueuer } from './queue/queue.ts';
import { derivedKey, keptSessionSecret } from './session-secret.ts';

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
  clock: Clock;
  log: Log;
}

export interface Server {
  /** Absent for ROLE=worker and where nothing is served. */
  app: FastifyInstance | undefined;
  /** For jobs that no HTTP request triggers. */
  queue: Enqueuer;
  operator: Operator;
  /** Ends what is running, then releases everything. */
  close(): Promise<void>;
}

/** The real outside world, according to the settings. */
export async function openOutside(config: Config, log: Log): Promise<Outside> {
  await guardDataFolder(config.dataDir, log);
  const clock: Clock = { now: () => new Date() };
  return {
    database: await openDatabase(config),
    reader: createDocumentReader({
      workerPath: join(config.buildDir, 'workers/reading.js'),
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
    clock,
    log,
  };
}

/** Mail goes out by SMTP where it is set, otherwise into a folder of DATA_DIR. Whoever replies reaches the operator. */
function openMailer({ smtpUrl, mailFrom: from, dataDir, site: { supportEmail: replyTo } }: Config): Mailer {
  return smtpUrl === undefined
    ? createFolderMailer({ folder: join(dataDir, 'mail'), from, replyTo })
    : createSmtpMailer({ url: smtpUrl, from, replyTo });
}

/**
 * Puts the whole server together: the only place that knows every part. `serving: false` leaves out what runs on its own, the pages and the queue's worker:
 * enough for one command of the operator.
 */
export async function compose(config: Config, outside: Outside, { serving = true } = {}): Promise<Server> {
  const { database, reader, grammar, writer, mailer, models, jobSources, passwords, engine, clock, log } = outside;
  const { db } = database;
  await database.migrate();
  const working = serving && config.role !== 'web';
  const queue = await startQueue({ driver: database.driver, jobs: databaseJobs, working, log });
  const secret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir));
  const signingKey = derivedKey(secret, 'sandbox payments');
  const { publicUrl } = config;
  const { supportEmail } = config.site;
  const { provider, books } = config.payments
    ? await openPayments(config.payments, { db, clock, queue, signingKey, log })
    : {};
  const onlyHere = config.payments?.provider === 'sandbox' && config.payments.onlyHere;
  const billing = createBilling({ db, clock, queue, mailer, log, provider, publicUrl, supportEmail });
  const sandbox =
    books &&
    createSandbox({
      db,
      clock,
      signingKey,
      ...books,
      receive: billing.receive,
      refuseNeedless: billing.refuseNeedless,
    });
  const accounts = createAccounts({ db, clock, passwords, queue, mailer, publicUrl });
  const uploads = createUploads({ db, reader, grammar, engine, clock });
  const modelKeys = createModelKeys({ db, clock, secret });
  const modelWording = createModelWording({
    db,
    clock,
    engine,
    log,
    models,
    modelKeys,
    billing,
    settings: config.models,
    addressKey: derivedKey(secret, 'addresses that ask models'),
  });
  const outcomes = createOutcomes({ db, clock, engine, writer, reader, log, queue, modelWording });
  const changing = createChanging({ db, queue, outcomes, log });
  const optimizations = createOptimizations({
    db,
    clock,
    queue,
    uploads,
    engine,
    billing,
    changing,
    startedBy: modelWording.startedBy,
    writer,
    reader,
  });
  const scores = createScores({ db, clock, engine, uploads, optimizations, grammar });
  const evaluations = createEvaluations({ db, clock, engine, optimizations });
  const { owned } = optimizations;
  const interviewPreps = createInterviewPreps({
    db,
    clock,
    queue,
    engine,
    writer,
    owned,
    billing,
    startedBy: modelWording.startedBy,
  });
  const enhancements = createEnhancements({ db, clock, queue, engine, reader, billing, optimizations, uploads });
  const jobs = composeJobs({
    db,
    clock,
    queue,
    engine,
    log,
    mailer,
    optimizations,
    uploads,
    publicUrl,
    sources: jobSources,
    settings: config.jobSources,
    places: bundledPlaces,
    mailKey: derivedKey(secret, 'links that end mails'),
  });
  const contact = createContact({ db, queue, mailer, supportEmail });
  const tracking = createTracking({ db, clock });
  const accountData = createAccountData({ db, clock, mailer, billing });
  if (working) {
    await queue.work([
      optimizationWork({ db, engine, outcomes, modelWording }),
      readyMailWork({ db, clock, mailer, publicUrl }),
      interviewPrepWork({ db, clock, engine, log, modelWording }),
      enhancementWork({ db, clock, engine, log }),
      purgeWork({ db, clock, uploads, optimizations, evaluations, accounts, modelWording, tracking }),
      ...accountWork({ accounts }),
      contactWork({ contact }),
      ...billingWork({ billing, beforeAsking: async () => sandbox?.renewDue() }),
      ...jobs.work,
      ...(sandbox ? sandboxWork({ sandbox }) : []),
    ]);
    await jobs.begin();
  }
  const app =
    config.role === 'worker' || !serving
      ? undefined
      : await createApp({
          config,
          handlers: {
            ...healthRoutes({ db }),
            ...sessionRoutes(),
            ...modelKeyRoutes({ modelKeys }),
            ...accountRoutes({ accounts, billing, uploads, optimizations }),
            ...uploadRoutes({ uploads }),
            ...optimizationRoutes({ optimizations, billing }),
            ...versionRoutes({ versions: createVersions({ db, clock, owned: optimizations.owned }) }),
            ...profileRoutes({ profiles: createProfiles({ db, accounts, billing }) }),
            ...accountDataRoutes({ db, uploads, optimizations, scores, interviewPreps, enhancements }),
            ...siteRoutes(config),
            ...contactRoutes({ contact }),
            ...trackingRoutes({ tracking }),
            ...downloadRoutes({
              downloads: createDownloads({ owned: optimizations.owned, writer, engine, fileOf: uploads.file }),
            }),
            ...interviewPrepRoutes({ preps: interviewPreps }),
            ...enhancementRoutes({ enhancements }),
            ...jobs.handlers,
            ...scoreRoutes({
              scores,
              scoreLive: createLiveScores({ db, clock, engine, uploads }),
              evaluations,
            }),
            ...templateRoutes({ templates: createTemplates({ writer }) }),
            ...billingRoutes({ billing, provider: provider?.name, onlyHere, log }),
            ...(sandbox ? sandboxRoutes({ sandbox, onlyHere }) : {}),
          },
          sessions: { db, clock },
          sessionSecret: secret,
          workers: engine.interactive,
          log,
          webDir: join(config.buildDir, 'web/client'),
        });
  return {
    app,
    queue,
    operator: createOperator({
      commands: operatorCommands({ accountData, billing, tracking, ...jobs.forOperator }),
      log,
    }),
    async close() {
      await app?.close();
      await jobs.sources.close();
      await queue.stop();
      await Promise.all([reader.close(), grammar.close(), writer.close(), engine.close()]);
      await database.close();
    },
  };
}
