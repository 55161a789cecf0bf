import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api, type Api } from '#contract/api.ts';
import { apiDocsPath } from '#contract/api-keys.ts';
import { apiScopes } from '#contract/api-scopes.ts';
import { limits } from '#contract/limits.ts';
import type { RouteShape } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import { locales, type Locale } from '#copy/locales.ts';
import { pagePolicy } from './content-security.ts';
import { errorsOf, jsonSchema, openApi, type JsonSchema } from './openapi.ts';
import { requestLocale } from './request-locale.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const style = `
:root { color-scheme: light dark; --ink: light-dark(#23262f, #ece8df); --paper: light-dark(#fbf9f4, #1b1d24);
  --rule: light-dark(#d9d4c8, #3a3d47); --accent: light-dark(#0f5f3e, #6fc79b); }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--rule); font-size: 1.25rem; overflow-wrap: anywhere; }
code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; } a { color: var(--accent); }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--rule); }
.method { color: var(--accent); font-weight: 700; } td { overflow-wrap: anywhere; }`;

/** A schema's type in a few words: `string`, `array of object`, `"pending" or "failed"`. */
function typeOf(schema: JsonSchema): string {
  const {
    type,
    items,
    anyOf,
    enum: values,
    const: only,
  } = schema as {
    type?: string | string[];
    items?: JsonSchema;
    anyOf?: JsonSchema[];
    enum?: unknown[];
    const?: unknown;
  };
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (type === 'array' && items) return `array of ${typeOf(items)}`;
  return [type ?? 'any'].flat().join(' or ');
}

interface Row {
  name: string;
  type: string;
  required: boolean;
}

function rowsOf(schema: JsonSchema): Row[] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    type: typeOf(part),
    required: required.includes(name),
  }));
}

const table = (head: readonly string[], rows: readonly string[][]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const fields = (schema: JsonSchema, { apiDocs: words }: Copy): string =>
  table(
    [words.field, words.type, words.needed],
    rowsOf(schema).map(({ name, type, required }) => [
      `<code>${escape(name)}</code>`,
      escape(type),
      required ? words.required : words.optional,
    ]),
  );

function requestPart(route: RouteShape, copy: Copy): string {
  const { apiDocs: words } = copy;
  const schemas = [route.params, route.query, route.body].filter((schema) => schema !== undefined);
  const tables = schemas.map((schema) => fields(jsonSchema(schema, 'input'), copy)).join('');
  const upload = route.kind === 'upload' ? `<p>${escape(words.upload(route.fileField ?? 'file'))}</p>` : '';
  return tables + upload === '' ? '' : `<h3>${words.request}</h3>${upload}${tables}`;
}

const responsePart = (route: RouteShape, copy: Copy): string =>
  `<h3>${copy.apiDocs.response}</h3>${
    'safeParse' in route.response
      ? fields(jsonSchema(route.response, 'output'), copy)
      : `<p>${escape(copy.apiDocs.file(route.response))}</p>`
  }`;

const errorPart = (route: RouteShape, { apiDocs: words, errorSentences }: Copy): string =>
  `<h3>${words.errors}</h3>${table(
    [words.status, words.code, words.sentence],
    [...errorsOf(route)].flatMap(([status, codes]) =>
      codes.map((code) => [String(status), `<code>${code}</code>`, escape(errorSentences[code])]),
    ),
  )}`;

function section(name: keyof Api, copy: Copy): string {
  const route: RouteShape = api[name];
  const { apiDocs: words } = copy;
  const limit = route.limit === undefined ? undefined : limits[route.limit];
  const scopeWords = route.scope === undefined ? '' : `. ${words.scope(route.scope)}`;
  const limitWords = limit ? `. ${words.limit({ max: limit.max, minutes: limit.windowSeconds / 60 })}` : '';
  return `<section><h2><span class="method">${route.method}</span> <code>${escape(route.path)}</code></h2>
<p>${escape(copy.routeSummaries[name])}. ${escape(words.access[route.access] + scopeWords + limitWords)}.</p>
${requestPart(route, copy)}${responsePart(route, copy)}${errorPart(route, copy)}</section>`;
}

const page = (locale: Locale, copy: Copy): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.apiDocs.title}</title><style>${style}</style></head>
<body><main><h1>${copy.apiDocs.title}</h1><p>${escape(copy.apiDocs.description)}</p>
<p>${escape(copy.apiDocs.apiKey(apiScopes))}</p>
<p><a href="/api/openapi.json">${copy.apiDocs.asJson}</a></p>
${(Object.keys(api) as (keyof Api)[]).map((name) => section(name, copy)).join('\n')}</main></body></html>`;

/** `/api/openapi.json` and, for people, `/api/docs`: both generated from the contract, with no script on the page. */
export function registerApiDocs(app: FastifyInstance, server: URL): void {
  const inLocale = (locale: Locale) => {
    const html = page(locale, copyFor(locale));
    // As text, once: 400 KB made into text for every request would let one client hold up all others.
    return {
      document: JSON.stringify(openApi(api, server, copyFor(locale))),
      html,
      policy: pagePolicy(html, apiDocsPath),
    };
  };
  const made = Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)])) as Record<
    Locale,
    ReturnType<typeof inLocale>
  >;
  const docsFor = (request: FastifyRequest) => made[requestLocale(request)];
  app.get('/api/openapi.json', (request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(docsFor(request).document),
  );
  app.get(apiDocsPath, (request, reply) =>
    reply
      .header('content-security-policy', docsFor(request).policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsFor(request).html),
  );
}
