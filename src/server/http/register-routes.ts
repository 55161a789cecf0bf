import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { api } from '#contract/api.ts';
import type { RouteShape } from '#contract/route.ts';
import { AppError } from '../app-error.ts';
import type { FileAnswer, Handlers, HandlerInput, UploadedFile } from './handler.ts';
import type { RateLimiter } from './rate-limits.ts';
import { requestLocale } from './request-locale.ts';
import { readUpload } from './uploaded-file.ts';

type AnyHandler = (input: LooseInput) => Promise<unknown>;
type LooseInput = Omit<HandlerInput<RouteShape>, 'file'> & { file: UploadedFile | undefined };

/** The longest JSON body: two texts of the maximum length, each character up to four bytes. */
const jsonBodyLimit = 2 * 1024 * 1024;

/** Registers every route of the contract: validated, limited, answered and documented by its value. */
export function registerRoutes(app: FastifyInstance, handlers: Handlers, limiter: RateLimiter): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  for (const name of Object.keys(api) as (keyof typeof api)[]) {
    const handle = handlers[name] as unknown as AnyHandler | undefined;
    if (handle) registerRoute(app, api[name], handle, limiter);
  }
}

function registerRoute(app: FastifyInstance, route: RouteShape, handle: AnyHandler, limiter: RateLimiter): void {
  const limited = async (request: FastifyRequest) => {
    if (route.limit !== undefined) await limiter.count(route.limit, request);
  };
  const limitedByAccount = async (request: FastifyRequest) => {
    const { limit, limitField } = route;
    if (limit !== undefined && limitField !== undefined) await limiter.countAccount(limit, limitField, request);
  };
  const signedIn = async (request: FastifyRequest) => {
    if (!(await request.visit.find())?.userId) throw new AppError('NOT_SIGNED_IN');
  };
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: jsonBodyLimit,
    // A body that its sender signed needs no CSRF token.
    onRequest: [
      ...(route.method === 'GET' || route.kind === 'raw' ? [] : [app.csrfProtection.bind(app)]),
      ...(route.limit === undefined ? [] : [limited]),
      ...(route.access === 'user' ? [signedIn] : []),
    ],
    preHandler: limitedByAccount,
    config: { rawBody: route.kind === 'raw' },
    schema: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      ...('safeParse' in route.response ? { response: { 200: route.response } } : {}),
    },
    handler: async (request, reply) => {
      const answer = await handle({
        params: request.params as LooseInput['params'],
        query: request.query as LooseInput['query'],
        body: request.body,
        file: route.kind === 'upload' ? await readUpload(request, route.fileField ?? 'file') : undefined,
        signatures: signaturesOf(request, route),
        visit: request.visit,
        locale: requestLocale(request),
        csrfToken: () => reply.generateCsrf(),
      });
      if (route.kind === 'file') return sendFile(reply, answer as FileAnswer);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

const signaturesOf = ({ headers }: FastifyRequest, { signatureHeaders = [] }: RouteShape): Record<string, string> =>
  Object.fromEntries(
    signatureHeaders.flatMap((name) => {
      const sent = headers[name];
      return typeof sent === 'string' ? [[name, sent]] : [];
    }),
  );

function sendFile(reply: FastifyReply, { bytes, mediaType, fileName, disposition, maxAgeSeconds }: FileAnswer) {
  const cache = maxAgeSeconds === undefined ? 'private, no-store' : `public, max-age=${maxAgeSeconds}`;
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `${disposition}; filename="${fileName.replace(/[^\w.-]/g, '-')}"`)
    .header('cache-control', cache)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
