import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { scanTurns, turns as bounds } from '#contract/limits.ts';
import type { Config } from '../settings/config.ts';
import type { Log } from '../logging/log.ts';
import { AppError } from '../app-error.ts';
import { projectVersion } from '../root.ts';
import { derivedKey } from '../secrets/session-secret.ts';
import type { Metrics } from '../adapters/metrics/port.ts';
import type { Tracer } from '../adapters/tracing/port.ts';
import type { CurrentWork } from '../watch/current-work.ts';
import type { DiskReserve } from '../features/health/disk-reserve.ts';
import type { Health } from '../features/health/service.ts';
import { storable } from '../db/storable-text.ts';
import { lookUpsTogether } from '../db/look-ups-together.ts';
import { registerApiDocs } from './api-docs.ts';
import { dataPolicy, permissionsPolicy } from './content-security.ts';
import { closeConnectionsAtTheEnd } from './end-serving.ts';
import { answerError } from './errors.ts';
import type { Handlers } from './handler.ts';
import { hasTooManyValues } from './json-values.ts';
import { wellFormed } from './malformed-addresses.ts';
import { refuseOtherHosts } from './known-hosts.ts';
import { LocalCounts } from './local-counts.ts';
import { mcpPath, registerMcp } from './mcp.ts';
import { registerPages } from './pages.ts';
import { registerProbes } from './probes.ts';
import { createRateLimiter } from './rate-limits.ts';
import { registerRoutes } from './register-routes.ts';
import { registerSearchEngines } from './search-engines.ts';
import { cookieSettings } from './session-cookie.ts';
import { refuseSeveralHosts } from './several-hosts.ts';
import { findSessions } from './session-store.ts';
import { visitOf, type SessionDeps } from './sessions.ts';
import type { SharedLimits } from './shared-limits.ts';
import { createIntake, multipartLimits } from './uploaded-file.ts';
import { createTurns } from './turns.ts';
import { answerUnreadable, ignoreExpectations } from './unreadable-requests.ts';
import type { Visit } from './visit.ts';
import { watchRequests } from './watch-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is passed on as the text that was sent. */
    rawBody?: boolean;
    /** A form may be its body, and is not read. */
    takesForms?: boolean;
  }
  interface FastifyRequest {
    visit: Visit;
  }
  interface FastifyInstance {
    /** Set as soon as the server is told to stop. */
    isEnding: boolean;
  }
}

export interface AppDeps {
  config: Pick<Config, 'trustProxy' | 'hosts' | 'publicUrl' | 'busyAfterMs' | 'site' | 'dataDir' | 'metricsToken'>;
  handlers: Handlers;
  health: Health;
  reserve: Pick<DiskReserve, 'isUsed'>;
  metrics: Metrics;
  tracer: Tracer;
  current: CurrentWork;
  sessions: Omit<SessionDeps, 'secure' | 'sessionOf'>;
  limits: SharedLimits;
  sessionSecret: string;
  /** How much of what people wait for is worked on at a time. */
  workers: number;
  log: Log;
  /** The built pages. */
  webDir: string;
}

/** The whole HTTP side: the contract's routes, the pages, and their protection. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const secure = deps.config.publicUrl.protocol === 'https:';
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trusted(deps.config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // A slow connection may take two minutes for 10 MB; one that sends a byte now and then may not stay open forever.
    requestTimeout: 120_000,
    http: { headersTimeout: 20_000 },
    // Longer than the minute after which proxies give up a connection that nothing comes on: they close it, not we in the middle of a request.
    keepAliveTimeout: 72_000,
    connectionTimeout: 180_000,
    // CPU-heavy work ends earlier, by its own limits; this is for whatever nobody thought of.
    handlerTimeout: 150_000,
    rewriteUrl: ({ url = '/' }) => wellFormed(url),
    clientErrorHandler: answerUnreadable,
    // A crowded machine can take longer than the usual ten seconds to start us; failing then would only make it start us again.
    pluginTimeout: 120_000,
    // As long as Node takes an address: what a parameter may be is in the contract, and its refusal in our words.
    routerOptions: { maxParamLength: 16 * 1024 },
    // What comes on an open connection while the server ends is still answered, as the last of that connection.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  app.setErrorHandler(answerError);
  app.decorate('isEnding', false);
  watchRequests(app, deps);
  refuseSeveralHosts(app);
  refuseOtherHosts(app, deps.config.hosts);
  closeConnectionsAtTheEnd(app);
  ignoreExpectations(app);
  await registerGuards(app, deps, secure);
  takeJson(app);
  const { db, clock } = deps.sessions;
  const sessionOf = lookUpsTogether((tokenHashes) => findSessions(db, tokenHashes, clock.now()));
  const sessions = { ...deps.sessions, sessionOf, secure };
  app.decorateRequest('visit', null as unknown as Visit);
  app.addHook('onRequest', (request, reply, done) => {
    request.visit = visitOf(request, reply, sessions);
    done();
  });
  const turnsOf = () =>
    createTurns({
      ...bounds,
      running: deps.workers,
      // Where nothing is ever too busy, nobody waits too long.
      maxWaitMs: deps.config.busyAfterMs === 0 ? undefined : bounds.maxWaitMs,
    });
  const turns = { reading: turnsOf(), engine: turnsOf(), scans: createTurns(scanTurns) };
  const limiter = createRateLimiter(app, deps.limits);
  const intake = createIntake(join(deps.config.dataDir, 'incoming'));
  registerRoutes(app, deps.handlers, { limiter, turns, intake, reserve: deps.reserve });
  registerProbes(app, { ...deps, metricsToken: deps.config.metricsToken });
  registerApiDocs(app, deps.config.publicUrl);
  const publicUrl = deps.config.publicUrl.origin;
  registerMcp(app, { limiter, origin: publicUrl, version: projectVersion() });
  registerSearchEngines(app, publicUrl);
  await registerPages(app, deps.webDir, { ...deps.config.site, publicUrl });
  return app;
}

/** Whether it asks for data, and not for a page. */
const isForPrograms = ({ url }: { url: string }): boolean => url.startsWith('/api/') || url.split('?')[0] === mcpPath;

/** A number of proxies: this many hops from here are trusted. */
const trusted = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

async function registerGuards(
  app: FastifyInstance,
  { config, sessionSecret }: AppDeps,
  secure: boolean,
): Promise<void> {
  const { prefix, options } = cookieSettings(secure);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Pages and files have policies of their own; everything else is data.
    reply.header('content-security-policy', dataPolicy);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfterMs,
    // A mean over this time distinguishes a busy server from one that was delayed once.
    sampleInterval: Math.max(1000, 2.5 * config.busyAfterMs),
    pressureHandler: (request, reply) => {
      // A page is a file that costs next to nothing, and nobody wants to read JSON instead.
      if (!isForPrograms(request)) return;
      reply.header('retry-after', '5');
      throw new AppError('BUSY', {}, { cause: 'The event loop is late.' });
    },
  });
  await app.register(compress, {
    threshold: 1024,
    // The default quality of 11 takes a second for what 5 does in milliseconds, at a tenth more bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    encodings: ['br', 'gzip'],
  });
  await app.register(cookie, { secret: sessionSecret });
  await app.register(csrf, {
    cookieKey: `${prefix}csrf`,
    cookieOpts: options,
    getToken: (request) => String(request.headers['x-csrf-token'] ?? ''),
    // Bound to the session's name, which changes with signing in and out, so that earlier tokens become worthless.
    getUserInfo: (request) => request.visit.key ?? '',
    csrfOpts: { userInfo: true, hmacKey: derivedKey(sessionSecret, 'CSRF tokens') },
    logLevel: 'debug',
  });
  await app.register(multipart, { limits: multipartLimits });
  await app.register(rateLimit, { global: false, store: LocalCounts });
}

/** JSON as Fastify parses it; an absent body is undefined, and characters that cannot be stored are removed from every string. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.rawBody) return done(null, String(body));
    if (body === '') return done(null, undefined);
    if (hasTooManyValues(String(body))) return done(new AppError('BODY_TOO_LARGE'));
    void parse(request, String(body), (error, value) => done(error, error ? undefined : storable(value)));
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _, done) =>
    request.routeOptions.config.takesForms ? done(null, undefined) : done(new AppError('UNSUPPORTED_MEDIA_TYPE')),
  );
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
}
