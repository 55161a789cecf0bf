import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mcpBodyBytes } from '#contract/limits.ts';
import { mcpTools, toolNames, type ToolName } from '#contract/mcp-tools.ts';
import type { ApiScope } from '#contract/api-scopes.ts';
import { copyFor } from '#copy/copy-for.ts';
import { answerOverHttp } from '../adapters/mcp/http-transport.ts';
import { createToolServer } from '../adapters/mcp/tool-server.ts';
import { AppError } from '../app-error.ts';
import { offeredTools, type Toolbox } from '../mcp/offered-tool.ts';
import { routeCaller, ToolFailure, type CallRoute } from '../mcp/route-caller.ts';
import { toolsByRoutes } from '../mcp/tools-by-routes.ts';
import { createBodiesInFlight } from './bodies-in-flight.ts';
import { sentenceFor } from './errors.ts';
import type { RateLimiter } from './rate-limits.ts';
import { requestLocale } from './request-locale.ts';

/** Where MCP clients connect. */
export const mcpPath = '/mcp';

interface McpDeps {
  limiter: RateLimiter;
  /** The only site with pages that may call. */
  origin: string;
  version: string;
}

/**
 * The MCP server over Streamable HTTP. Whoever calls has an API key, and each tool calls the routes of the contract with it, within this process: their
 * scopes, limits, turns and sentences hold as they do for any program.
 */
export function registerMcp(app: FastifyInstance, { limiter, origin, version }: McpDeps): void {
  // A page of another site must not reach a server on this machine or network by a name that it has pointed here (DNS rebinding).
  const fromNoOtherSite = async ({ headers }: FastifyRequest) => {
    if (headers.origin !== undefined && headers.origin !== origin) throw new AppError('ORIGIN_NOT_ALLOWED');
  };
  const withKey = async ({ visit }: FastifyRequest) => {
    if (!visit.withKey) throw new AppError('API_KEY_REQUIRED');
    await visit.scopes();
  };
  const limited = (request: FastifyRequest) => limiter.count('mcp', request);
  const bodies = createBodiesInFlight('mcp');
  const withPlace = (request: FastifyRequest, reply: FastifyReply) => bodies.hold(request, reply, mcpBodyBytes);
  app.route({
    method: 'POST',
    url: mcpPath,
    bodyLimit: mcpBodyBytes,
    onRequest: [fromNoOtherSite, withKey, limited, withPlace],
    handler: async (request, reply) => {
      // One limit is counted for one request: a list of messages, which the protocol has given up, would get a hundred answers for it.
      if (Array.isArray(request.body)) throw new AppError('BAD_REQUEST');
      const scopes = (await request.visit.scopes()) ?? [];
      const called = toolCall.safeParse(request.body).data?.params.name;
      if (called !== undefined) allow(called, scopes);
      const copy = copyFor(requestLocale(request));
      const all = toolsByRoutes(callerWithin(app, request), copy);
      const open = toolNames.filter((name) => missingScope(name, scopes) === undefined);
      const toolbox: Toolbox = Object.fromEntries(open.map((name) => [name, all[name]]));
      const server = createToolServer({
        tools: offeredTools(toolbox, 'routes', copy),
        version,
        copy,
        sentenceOf(error) {
          if (error instanceof ToolFailure) return error.message;
          request.log.error({ err: error }, 'a tool failed');
          return sentenceFor(copy, 'INTERNAL');
        },
      });
      const answer = await bodies.whileWorking(request, () =>
        answerOverHttp(server, asked(request, origin), request.body),
      );
      return sendBack(reply, answer);
    },
  });
  app.route({
    // Without sessions there is no stream to open and nothing to end.
    method: ['GET', 'DELETE'],
    url: mcpPath,
    onRequest: [fromNoOtherSite, withKey],
    handler: async (_, reply) => {
      reply.header('allow', 'POST');
      throw new AppError('METHOD_NOT_ALLOWED');
    },
  });
}

const toolCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.enum(toolNames) }) });

const missingScope = (name: ToolName, scopes: readonly ApiScope[]): ApiScope | undefined =>
  mcpTools[name].routes.map(({ scope }) => scope).find((scope) => !scopes.includes(scope));

/** As the protocol asks, the status says when a key isn't allowed to do something. */
function allow(name: ToolName, scopes: readonly ApiScope[]): void {
  const scope = missingScope(name, scopes);
  if (scope !== undefined) throw new AppError('API_KEY_LACKS_SCOPE', { scope });
}

/** Calls routes of this server in the name of who sent the request, with the same key and from the same address. */
function callerWithin(app: FastifyInstance, request: FastifyRequest): CallRoute {
  const { authorization = '', host = '' } = request.headers;
  const language = request.headers['accept-language'];
  return routeCaller(
    async ({ method, path, headers, payload }) => {
      const answer = await app.inject({
        method,
        url: path,
        headers: {
          ...headers,
          authorization,
          host,
          ...(language === undefined ? {} : { 'accept-language': language }),
        },
        remoteAddress: request.ip,
        ...(payload ? { payload } : {}),
      });
      return { status: answer.statusCode, text: answer.body };
    },
    () => new ToolFailure(sentenceFor(copyFor(requestLocale(request)), 'INTERNAL')),
  );
}

/** The request as the transport reads it: its body is parsed already, and none of its cookies matters. */
function asked({ method, headers }: FastifyRequest, origin: string): Request {
  const names = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];
  const sent = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(new URL(mcpPath, origin), { method, headers: sent });
}

async function sendBack(reply: FastifyReply, answer: Response) {
  const type = answer.headers.get('content-type');
  if (type !== null) reply.header('content-type', type);
  return reply
    .status(answer.status)
    .header('cache-control', 'no-store')
    .send(await answer.text());
}
