import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { api } from '#contract/api.ts';
import { bodyBytes, turns as bounds } from '#contract/limits.ts';
import { needsRoom, openToAll, type RouteShape } from '#contract/route.ts';
import { AppError } from '../app-error.ts';
import { isLoopback } from '../settings/config.ts';
import type { DiskReserve } from '../features/health/disk-reserve.ts';
import { createBodiesInFlight, type BodiesInFlight } from './bodies-in-flight.ts';
import type { FileAnswer, Handlers, HandlerInput, UploadedFile } from './handler.ts';
import type { RateLimiter } from './rate-limits.ts';
import { requestLocale } from './request-locale.ts';
import type { Task, Turns } from './turns.ts';
import type { Intake } from './uploaded-file.ts';

type AnyHandler = (input: LooseInput) => Promise<unknown>;
type LooseInput = Omit<HandlerInput<RouteShape>, 'file'> & { file: UploadedFile | undefined };

interface Guards {
  limiter: RateLimiter;
  /** A file may take seconds to read; at the engine nobody waits for that. */
  turns: Record<NonNullable<RouteShape['inTurn']> | 'scans', Turns>;
  intake: Intake;
  reserve: Pick<DiskReserve, 'isUsed'>;
}

/** By what's known about the sender before the body is read. */
interface Bodies {
  raw: BodiesInFlight;
  others: BodiesInFlight;
}

/** Registers every route of the contract: validated, limited, answered and documented by its value. */
export function registerRoutes(app: FastifyInstance, handlers: Handlers, guards: Guards): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const bodies = { raw: createBodiesInFlight('events'), others: createBodiesInFlight('texts') };
  for (const name of Object.keys(api) as (keyof typeof api)[]) {
    const handle = handlers[name] as unknown as AnyHandler | undefined;
    if (handle) registerRoute(app, api[name], handle, { ...guards, bodies });
  }
}

function registerRoute(
  app: FastifyInstance,
  route: RouteShape,
  handle: AnyHandler,
  guards: Guards & { bodies: Bodies },
): void {
  const { limiter, turns, intake, reserve } = guards;
  const bodies = guards.bodies[route.kind === 'raw' ? 'raw' : 'others'];
  const bodyLimit = bodyBytes[route.bodySize ?? 'fields'];
  const roomLeft = async () => {
    if (await reserve.isUsed()) throw new AppError('DISK_FULL');
  };
  const limited = async (request: FastifyRequest) => {
    if (route.limit !== undefined) await limiter.count(route.limit, request);
  };
  const limitedByAccount = async (request: FastifyRequest) => {
    const { limit, limitField } = route;
    if (limit !== undefined && limitField !== undefined) await limiter.countAccount(limit, limitField, request);
  };
  const allowedByKey = async ({ visit }: FastifyRequest) => {
    if (openToAll(route)) return;
    const scopes = await visit.scopes();
    if (scopes === undefined) return;
    if (route.scope === undefined) throw new AppError('API_KEY_NOT_ALLOWED');
    if (!scopes.includes(route.scope)) throw new AppError('API_KEY_LACKS_SCOPE', { scope: route.scope });
  };
  // Only its holder can send a key: no browser adds it to a request that another site made.
  const fromOurPage: onRequestHookHandler = (request, reply, done) =>
    request.visit.withKey ? done() : app.csrfProtection(request, reply, done);
  const signedIn = async (request: FastifyRequest) => {
    if (!(await request.visit.find())?.userId) throw new AppError('NOT_SIGNED_IN');
  };
  const signedInStill = async (request: FastifyRequest) => {
    if (request.visit.countsAsSignedIn()) await signedIn(request);
  };
  const withPlace = (request: FastifyRequest, reply: FastifyReply) => bodies.hold(request, reply, bodyLimit);
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    // Requests that are signed, or carry a token of their own, need no CSRF token.
    onRequest: [
      ...(route.method === 'GET' || route.kind === 'raw' || route.byToken ? [] : [fromOurPage]),
      ...(needsRoom(route) ? [roomLeft] : []),
      // First, so that a key uses up no limit of what it may not do.
      allowedByKey,
      ...(route.limit === undefined ? [] : [limited]),
      ...(route.access === 'user' && !route.findsSession ? [signedIn] : []),
      ...(route.owned ? [signedInStill] : []),
      // Last, so that refused requests take no place. A few fields need none.
      ...(route.bodySize === undefined ? [] : [withPlace]),
    ],
    preHandler: limitedByAccount,
    config: { rawBody: route.kind === 'raw', takesForms: route.byToken === true },
    schema: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      ...('safeParse' in route.response ? { response: { 200: route.response } } : {}),
    },
    handler: async (request, reply) => {
      const input = {
        params: request.params as LooseInput['params'],
        query: request.query as LooseInput['query'],
        body: request.body,
        file: undefined,
        signatures: signaturesOf(request, route),
        visit: request.visit,
        address: normalizeIP(request.ip),
        here: isHere(request),
        locale: requestLocale(request),
        csrfToken: () => reply.generateCsrf({ userInfo: request.visit.key ?? '' }),
      };
      const coming = route.kind === 'upload' ? await intake.take(request, route.fileField ?? 'file') : undefined;
      const work = async (leave: () => void = () => undefined) => {
        const amongScans: LooseInput['amongScans'] = (rest) => {
          leave();
          return turns.scans.take({ ...taskOf(request, reply, route), work: rest });
        };
        return handle({ ...input, amongScans, ...(coming && { file: await coming.load() }) });
      };
      const respond = async () => {
        try {
          if (coming) await limiter.countBytes(coming.size, request);
          if (!route.inTurn) return await work();
          return await turns[route.inTurn].take({ ...taskOf(request, reply, route), work });
        } finally {
          await coming?.discard();
        }
      };
      const answer = await bodies.whileWorking(request, respond);
      if (route.kind === 'file') return sendFile(reply, answer as FileAnswer);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

/** Every host that the request was sent to: a proxy may replace the one that people see with its own. */
const isHere = ({ headers }: FastifyRequest): boolean =>
  [headers.host ?? '', ...[headers['x-forwarded-host'] ?? []].flat()]
    .flatMap((hosts) => hosts.split(','))
    .every((host) => isLoopback(host.trim().replace(/:\d+$/, '')));

/** Whose the work of a request is, and whether it will take long. */
function taskOf(request: FastifyRequest, reply: FastifyReply, route: RouteShape): Omit<Task<unknown>, 'work'> {
  const sent = Number(request.headers['content-length'] ?? Infinity);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return {
    session: request.visit.key,
    address: normalizeIP(request.ip),
    big: route.method !== 'GET' && sent > (route.kind === 'upload' ? bounds.big.upload : bounds.big.json),
    gone: gone.signal,
  };
}

const signaturesOf = ({ headers }: FastifyRequest, { signatureHeaders = [] }: RouteShape): Record<string, string> =>
  Object.fromEntries(
    signatureHeaders.flatMap((name) => {
      const sent = headers[name];
      return typeof sent === 'string' ? [[name, sent]] : [];
    }),
  );

/** A name in letters that a header holds; beside it, where it has others, the name itself (RFC 6266). */
function namedFile(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/(?<=\w)-(?=\.\w+$)/, '');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"${exact === plain ? '' : `; filename*=UTF-8''${exact}`}`;
}

function sendFile(reply: FastifyReply, { bytes, mediaType, fileName, disposition, maxAgeSeconds }: FileAnswer) {
  const cache = maxAgeSeconds === undefined ? 'private, no-store' : `public, max-age=${maxAgeSeconds}`;
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `${disposition}; ${namedFile(fileName)}`)
    .header('cache-control', cache)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
