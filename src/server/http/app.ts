import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { turns as bounds } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { AppError } from '../app-error.ts';
import { derivedKey } from '../session-secret.ts';
import { storable } from '../storable-text.ts';
import { registerApiDocs } from './api-docs.ts';
import { dataPolicy } from './content-security.ts';
import { answerError } from './errors.ts';
import type { Handlers } from './handler.ts';
import { wellFormed } from './malformed-addresses.ts';
import { registerPages } from './pages.ts';
import { createRateLimiter } from './rate-limits.ts';
import { registerRoutes } from './register-routes.ts';
import { registerSearchEngines } from './search-engines.ts';
import { cookieSettings } from './session-cookie.ts';
import { visitOf, type SessionDeps } from './sessions.ts';
import { multipartLimits } from './uploaded-file.ts';
import { createTurns } from './turns.ts';
import type { Visit } from './visit.ts';

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
}

export interface AppDeps {
  config: Pick<Config, 'trustProxy' | 'publicUrl' | 'busyAfterMs' | 'site'>;
  handlers: Handlers;
  sessions: Omit<SessionDeps, 'secure'>;
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
    // A slow connection may take two minutes for 10 MB; one that sends a byte now and then may not stay open for ever.
    requestTimeout: 120_000,
    rewriteUrl: ({ url = '/' }) => wellFormed(url),
    // As long as Node takes an address: what a parameter may be is in the contract, and its refusal in our words.
    routerOptions: { maxParamLength: 16 * 1024 },
  }) as unknown as FastifyInstance;
  app.setErrorHandler(answerError);
  await registerGuards(app, deps, secure);
  takeJson(app);
  const sessions = { ...deps.sessions, secure };
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
  const turns = { reading: turnsOf(), engine: turnsOf() };
  registerRoutes(app, deps.handlers, { limiter: createRateLimiter(app), turns });
  registerApiDocs(app, deps.config.publicUrl);
  const publicUrl = deps.config.publicUrl.origin;
  registerSearchEngines(app, publicUrl);
  await registerPages(app, deps.webDir, { ...deps.config.site, publicUrl });
  return app;
}

/** A number of proxies: this many hops from here are trusted. */
const trusted = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

async function registerGuards(
  app: FastifyInstance,
  { config, sessionSecret }: AppDeps,
  secure: boolean,
): Promise<void> {
  const { prefix, options } = cookieSettings(secure);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', dataPolicy);
    done();
  });
  // The address without its query, and the route's pattern where there is one: queries contain claim tokens.
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? request.url.split('?')[0];
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'request');
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
      if (!request.url.startsWith('/api/')) return;
      reply.header('retry-after', '5');
      throw new AppError('BUSY');
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
    // Bound to the session, whose name changes with signing in and out: a token of before is worth nothing after.
    getUserInfo: (request) => request.visit.key ?? '',
    csrfOpts: { userInfo: true, hmacKey: derivedKey(sessionSecret, 'CSRF tokens') },
    logLevel: 'debug',
  });
  await app.register(multipart, { limits: multipartLimits });
  await app.register(rateLimit, { global: false, cache: 50_000 });
}

/** JSON as Fastify parses it; an absent body is undefined, and characters that cannot be stored are removed from every string. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.rawBody) return done(null, String(body));
    if (body === '') return done(null, undefined);
    void parse(request, String(body), (error, value) => done(error, error ? undefined : storable(value)));
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _, done) =>
    request.routeOptions.config.takesForms ? done(null, undefined) : done(new AppError('UNSUPPORTED_MEDIA_TYPE')),
  );
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
}
