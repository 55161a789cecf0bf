import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config.ts';
import { composeAccounts } from './accounts.ts';
import { composeJobs } from './jobs.ts';
import { composePayments } from './payments.ts';
import { databaseJobs } from './database-jobs.ts';
import { createAccountData } from '../features/account-data/service.ts';
import { textCheckRoutes } from '../features/text-checks/routes.ts';
import { createTextChecks } from '../features/text-checks/service.ts';
import { contactRoutes } from '../features/contact/routes.ts';
import { createContact } from '../features/contact/service.ts';
import { contactWork } from '../features/contact/work.ts';
import { downloadRoutes } from '../features/downloads/routes.ts';
import { createDownloads } from '../features/downloads/service.ts';
import { enhancementRoutes } from '../features/enhancements/routes.ts';
import { createEnhancements } from '../features/enhancements/service.ts';
import { enhancementWork } from '../features/enhancements/work.ts';
import { createHoldings } from '../features/holdings/service.ts';
import { interviewPrepWork } from '../features/interview-preps/making.ts';
import { interviewPrepRoutes } from '../features/interview-preps/routes.ts';
import { createInterviewPreps } from '../features/interview-preps/service.ts';
import { modelKeyRoutes } from '../features/model-keys/routes.ts';
import { createModelKeys } from '../features/model-keys/service.ts';
import { createDiskReserve } from '../features/health/disk-reserve.ts';
import { healthRoutes } from '../features/health/routes.ts';
import { measureQueueAndDatabase } from '../features/health/gauges.ts';
import { saveRoom } from '../features/health/save-room.ts';
import { createHealth } from '../features/health/service.ts';
import { optimizationRoutes } from '../features/optimizations/routes.ts';
import { createChanging } from '../features/optimizations/changing.ts';
import { createOutcomes } from '../features/optimizations/outcomes.ts';
import { createModelWording } from '../features/optimizations/model-wording.ts';
import { createOptimizations } from '../features/optimizations/service.ts';
import { readyMailWork } from '../features/optimizations/ready-mail.ts';
import { optimizationWork } from '../features/optimizations/worker.ts';
import { profileRoutes } from '../features/profile/routes.ts';
import { accountDataRoutes } from '../features/account-data/routes.ts';
import { createProfiles } from '../features/profile/service.ts';
import { purgeWork } from '../features/retention/work.ts';
import { scoreRoutes } from '../features/scores/routes.ts';
import { createEvaluations } from '../features/scores/evaluate-optimization.ts';
import { createLiveScores } from '../features/scores/live.ts';
import { createScores } from '../features/scores/service.ts';
import { sessionRoutes } from '../features/session/routes.ts';
import { trackingRoutes } from '../features/tracking/routes.ts';
import { createTracking } from '../features/tracking/service.ts';
import { templateRoutes } from '../features/templates/routes.ts';
import { createTemplates } from '../features/templates/service.ts';
import { createKeptBytes } from '../features/uploads/kept-bytes.ts';
import { uploadRoutes } from '../features/uploads/routes.ts';
import { createUploads } from '../features/uploads/service.ts';
import { removeBytesWork } from '../features/uploads/work.ts';
import { versionRoutes } from '../features/versions/routes.ts';
import { createVersions } from '../features/versions/service.ts';
import { bundledPlaces } from '../adapters/places/places.ts';
import { createApp } from '../http/app.ts';
import { endServing } from '../http/end-serving.ts';
import { createProbeApp } from '../http/probes.ts';
import { createSharedLimits } from '../http/shared-limits.ts';
import type { Outside } from './outside.ts';
import { operatorCommands } from '../operator/commands.ts';
import { createOperator, type Operator } from '../operator/operator.ts';
import { startQueue, type Enqueuer } from '../queue/queue.ts';
import { derivedKey, keptSessionSecret } from '../secrets/session-secret.ts';
import { createSnapshots } from '../transfer/snapshots.ts';

/**
 * How long requests and jobs may take to finish when the server is told to stop. Together it's less than process supervisors wait. A process that shares its
 * work with others first goes on answering for `drainMs`, until the load balancer has seen `/readyz` change.
 */
const grace = { drainMs: 1_000, requestsMs: 2_000, jobsMs: 1_500 };

export interface Server {
  /** Only the probes for ROLE=worker. Absent if nothing is served. */
  app: FastifyInstance | undefined;
  /** For jobs that no HTTP request triggers. */
  queue: Enqueuer;
  operator: Operator;
  /** Ends running requests and jobs, then releases everything. */
  close(): Promise<void>;
}

/**
 * Puts the whole server together. This is the only place that knows every part. `serving: false` leaves out the pages and the queue's worker:
 * that's enough for one command of the operator.
 */
export async function compose(config: Config, outside: Outside, { serving = true } = {}): Promise<Server> {
  const {
    database,
    reader,
    grammar,
    writer,
    mailer,
    models,
    jobSources,
    passwords,
    engine,
    blobs,
    disk,
    metrics,
    tracer,
    current,
    clock,
    log,
  } = outside;
  const { db } = database;
  await database.migrate();
  const working = serving && config.role !== 'web';
  const queue = await startQueue({
    db: database.db,
    driver: database.driver,
    jobs: databaseJobs,
    working,
    metrics,
    spans: { tracer, current },
    log,
  });
  measureQueueAndDatabase({ metrics, queue, database });
  const reserve = createDiskReserve({ disk, bytes: config.diskReserveBytes });
  const health = createHealth({ db, queue, reserve, clock });
  const secret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir));
  const { publicUrl } = config;
  const { supportEmail } = config.site;
  const payments = await composePayments({ config, db, clock, queue, mailer, log, secret });
  const { billing } = payments;
  const limits = createSharedLimits({ db, clock });
  const people = composeAccounts({ db, clock, passwords, queue, mailer, publicUrl, supportEmail, limits, secret });
  const { accounts, apiKeys, secondFactors, securityEvents } = people;
  const keptBytes = createKeptBytes({ db, blobs, clock });
  const uploads = createUploads({ db, reader, grammar, engine, clock, keptBytes });
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
    emailVerification: people.emailVerification,
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
  const holdings = createHoldings({ db, clock });
  const snapshots = createSnapshots({
    dataDir: config.dataDir,
    driver: database.driver,
    usesKeptSecret: config.sessionSecret === undefined,
    bucket: config.s3?.bucket ?? null,
  });
  if (serving) await snapshots.removeLeft();
  const tidying = {
    scrub: () => database.scrub().then(() => snapshots.removeLeft()),
    reclaim: () => database.reclaim().then(() => snapshots.removeLeft()),
  };
  const accountData = createAccountData({ db, scrub: tidying.scrub, clock, mailer, billing, securityEvents });
  if (working) {
    await jobs.sources.listBoards();
    await queue.work([
      optimizationWork({ db, engine, outcomes, modelWording }),
      readyMailWork({ db, clock, mailer, publicUrl }),
      interviewPrepWork({ db, clock, engine, log, modelWording }),
      enhancementWork({ db, clock, engine, log }),
      purgeWork({
        database: { db, reclaim: tidying.reclaim },
        clock,
        uploads,
        optimizations,
        evaluations,
        billing,
        modelWording,
        tracking,
        limits,
        jobSources: jobs.sources,
        ...people,
      }),
      removeBytesWork({ keptBytes }),
      ...people.work,
      contactWork({ contact }),
      ...payments.work,
      ...jobs.work,
    ]);
    await jobs.begin();
  }
  const stopWatching = saveRoom({ reserve, queue, database, log });
  const app = !serving
    ? undefined
    : config.role === 'worker'
      ? createProbeApp({ health, metrics, metricsToken: config.metricsToken })
      : await createApp({
          config,
          handlers: {
            ...healthRoutes({ health }),
            ...sessionRoutes(),
            ...modelKeyRoutes({ modelKeys }),
            ...people.handlers({ billing, uploads, optimizations }),
            ...textCheckRoutes({ textChecks: createTextChecks({ clock, engine, uploads }) }),
            ...uploadRoutes({ uploads }),
            ...optimizationRoutes({ optimizations, billing }),
            ...versionRoutes({ versions: createVersions({ db, clock, owned: optimizations.owned }) }),
            ...profileRoutes({ profiles: createProfiles({ db, accounts, billing }) }),
            ...accountDataRoutes({ db, uploads, optimizations, scores, interviewPreps, enhancements, ...people }),
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
            ...payments.handlers,
          },
          health,
          reserve,
          metrics,
          tracer,
          current,
          limits,
          sessions: { db, clock, apiKeys },
          sessionSecret: secret,
          workers: engine.interactive,
          log,
          webDir: join(config.buildDir, 'web/client'),
        });
  return {
    app,
    queue,
    operator: createOperator({
      commands: operatorCommands({
        accountData,
        accounts,
        billing,
        secondFactors,
        securityEvents,
        tracking,
        holdings,
        snapshots,
        ...jobs.forOperator,
      }),
      log,
    }),
    async close() {
      health.stop();
      stopWatching();
      const shares = config.databaseUrl !== undefined && config.role !== 'worker';
      if (app) await endServing(app, { drainMs: shares ? grace.drainMs : 0, graceMs: grace.requestsMs });
      await jobs.sources.close();
      await queue.stop(grace.jobsMs);
      await Promise.all([reader.close(), grammar.close(), writer.close(), engine.close()]);
      await database.close();
      await tracer.close();
    },
  };
}
