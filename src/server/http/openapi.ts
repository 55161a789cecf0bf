import { z } from 'zod';
import { apiScopes } from '#contract/api-scopes.ts';
import { commonErrors, errorBodySchema, errorStatus, type ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { openToAll, type RouteShape } from '#contract/route.ts';
import type { Api } from '#contract/api.ts';
import type { Copy } from '#copy/copy.ts';

export type JsonSchema = Record<string, unknown>;

/** A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

/** Whether a route can return an error that is not its own: a GET's body is never read, so that it can't be too long. */
function canAnswer(route: RouteShape, code: ErrorCode): boolean {
  const takesBody = route.method !== 'GET';
  if (code === 'BAD_CSRF_TOKEN') return route.method !== 'GET' && route.kind !== 'raw' && !route.byToken;
  if (code === 'API_KEY_INVALID') return !openToAll(route);
  if (code === 'API_KEY_LACKS_SCOPE') return route.scope !== undefined;
  if (code === 'API_KEY_NOT_ALLOWED') return route.scope === undefined && !openToAll(route);
  if (code === 'BODY_TOO_LARGE' || code === 'UNSUPPORTED_MEDIA_TYPE') return takesBody;
  if (code === 'TOO_MANY_REQUESTS') return route.limit !== undefined || route.bodySize !== undefined;
  if (code === 'INVALID_INPUT') return [route.params, route.query, route.body].some((schema) => schema !== undefined);
  return true;
}

/** Every error a route can return, by status. */
export function errorsOf(route: RouteShape): Map<number, ErrorCode[]> {
  const access: ErrorCode[] = route.access === 'user' || route.owned ? ['NOT_SIGNED_IN'] : [];
  const common = commonErrors.filter((code) => canAnswer(route, code));
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set<ErrorCode>([...route.errors, ...access, ...common])) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b));
}

const parametersIn = (where: 'path' | 'query', schema: z.ZodObject | undefined): JsonSchema[] =>
  Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !(part as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(part as z.ZodType, 'input'),
  }));

function requestBody(route: RouteShape): JsonSchema | undefined {
  if (route.kind === 'upload') {
    const field = route.fileField ?? 'file';
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { [field]: file }, required: [field] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return route.body
    ? { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } }
    : undefined;
}

const answer = (route: RouteShape, summary: string): JsonSchema => ({
  description: summary,
  content:
    'safeParse' in route.response
      ? { 'application/json': { schema: jsonSchema(route.response, 'output') } }
      : Object.fromEntries(
          route.response.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
        ),
});

const errorAnswer = (codes: readonly ErrorCode[], { errorSentences }: Copy): JsonSchema => ({
  description: codes.map((code) => `\`${code}\`: ${errorSentences[code]}`).join('\n\n'),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** Either a session, with the page's token where the request changes something, or a key with the route's scope. */
function securityOf({ method, scope }: RouteShape): JsonSchema[] {
  const bySession = method === 'GET' ? {} : { csrfToken: [] };
  if (scope !== undefined) return [bySession, { apiKey: [scope] }];
  return method === 'GET' ? [] : [bySession];
}

function operation(name: keyof Api, route: RouteShape, copy: Copy): JsonSchema {
  const { apiDocs } = copy;
  const summary = copy.routeSummaries[name];
  const body = requestBody(route);
  const limit = route.limit === undefined ? undefined : limits[route.limit];
  return {
    operationId: name,
    summary,
    description: [
      `${apiDocs.access[route.access]}.`,
      ...(route.scope === undefined ? [] : [`${apiDocs.scope(route.scope)}.`]),
      ...(limit ? [`${apiDocs.limit({ max: limit.max, minutes: limit.windowSeconds / 60 })}.`] : []),
    ].join(' '),
    parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query)],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: answer(route, summary),
      ...Object.fromEntries([...errorsOf(route)].map(([status, codes]) => [status, errorAnswer(codes, copy)])),
    },
    security: securityOf(route),
  };
}

/** The contract as an OpenAPI 3.1 document, in a language's words. */
export function openApi(routes: Api, server: URL, copy: Copy): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const { apiDocs } = copy;
  for (const name of Object.keys(routes) as (keyof Api)[]) {
    const route: RouteShape = routes[name];
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route, copy) };
  }
  return {
    openapi: '3.1.0',
    info: { title: apiDocs.title, version: '1.0.0', description: apiDocs.description },
    servers: [{ url: server.origin }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: {
        csrfToken: { type: 'apiKey', in: 'header', name: 'x-csrf-token' },
        apiKey: { type: 'http', scheme: 'bearer', description: apiDocs.apiKey(apiScopes) },
      },
    },
  };
}
