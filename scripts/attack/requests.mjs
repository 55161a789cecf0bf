// Requests made from the OpenAPI document: first one that fits, then up to three things that don't.
import { application } from '../crash/application.mjs';
import { requestBytes } from './raw-request.mjs';
import { bodySpoilers, multipart, spoilerNames, spoilers } from './spoilers.mjs';

/** All operations: {method, path, operation}. */
export const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** The meaning of a field's or parameter's name, if the schema doesn't say. */
function meant(name, { path, ids, random, email }) {
  if (/optimizationId$/i.test(name) || (name === 'id' && /\/optimizations?\//.test(path))) return ids.optimization;
  if (name === 'id' && path.includes('/saved-searches/')) return ids.search;
  if (name === 'id' && path.includes('/jobs/saved/')) return ids.saved;
  if (name === 'id' && path.includes('/enhancements/')) return ids.enhancement;
  if (name === 'id' && path.includes('/scores/')) return ids.score;
  if (name === 'id' && path.includes('/api-keys/')) return ids.key;
  const known = {
    uploadId: ids.upload,
    versionId: ids.version,
    jobListingId: ids.listing,
    paymentIntentId: ids.payment,
    questionId: ids.question,
    id: path.includes('/uploads/') ? ids.upload : ids.listing,
    page: '0',
    templateId: 'modern',
    email,
    resumeText: application.originalContent,
    originalContent: application.originalContent,
    resumeContent: application.originalContent,
    profileText: application.originalContent,
    text: 'Led a team of 14 pickers on two shifts.',
    jobDescription: application.jobDescription,
    profileUrl: 'https://www.linkedin.com/in/someone',
    company: 'https://boards.greenhouse.io/acme',
    applicationUrl: 'https://example.com/job',
    pointer: '/work/0/highlights/0',
    currency: 'usd',
    cardNumber: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
    key: random.pick(['keywords', 'experience', 'a-key-of-something']),
  };
  return known[name];
}

/** A value that a JSON schema accepts, as far as its keywords say. */
function fitting(schema, name, context, depth = 0) {
  const { random } = context;
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return fitting(random.pick(options), name, context, depth + 1);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([key]) => schema.required?.includes(key) || random.chance(0.5),
    );
    return Object.fromEntries(wanted.map(([key, inner]) => [key, fitting(inner, key, context, depth + 1)]));
  }
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, random.below(depth > 2 ? 2 : 4));
    return Array.from({ length }, () => fitting(schema.items ?? {}, name, context, depth + 1));
  }
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return (schema.minimum > -1e9 ? schema.minimum : 0) + random.below(20);
  if (type === 'null') return null;
  const known = meant(name, context);
  if (known !== undefined) return known;
  if (schema.format === 'uuid') return '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  if (schema.format === 'date-time') return '2027-03-01T10:00:00Z';
  return 'warehouse manager'.slice(0, schema.maxLength ?? 40);
}

/**
 * One request against an operation. `who` has cookieHeader, token, apiKey and ids; `others` are ids of somebody else, which stand in for half of them.
 * Answers {bytes, label, isCut, isPlain, target, sent}: what is sent, how it was spoiled, and whether it was left unfinished on purpose.
 */
export function spoiledRequest({ method, path, operation }, who, { random, others, files }) {
  const ids = random.chance(0.5) ? who.ids : { ...who.ids, ...others };
  const context = { random, ids, path, email: `someone${random.below(50)}@example.com` };
  const segments = path.split('/');
  const slots = segments.flatMap((segment, index) => (segment.startsWith('{') ? [index] : []));
  for (const slot of slots) {
    const name = segments[slot].slice(1, -1);
    segments[slot] = String(meant(name, context) ?? '3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  }
  const query = (operation.parameters ?? [])
    .filter((one) => one.in === 'query' && random.chance(0.6))
    .map((one) => [one.name, String(fitting(one.schema, one.name, context))]);
  const content = operation.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  const draft = { method, segments, slots, query, headers: [], token: who.token, lengthBy: 0 };
  if (schema) {
    draft.json = fitting(schema, '', context);
    draft.contentType = 'application/json';
  }
  const form = content['multipart/form-data']?.schema;
  const used = [];
  if (form) {
    multipart(draft, Object.keys(form.properties)[0], { random, files });
    used.push('multipart');
  }
  for (let more = random.below(4); more > 0; more--) {
    const name = schema && random.chance(0.6) ? random.pick(bodySpoilers) : random.pick(spoilerNames);
    if (form && ['whole', 'spliced', 'truncated', 'garbage', 'encoding'].includes(name)) continue;
    used.push(name);
    spoilers[name](draft, context);
  }
  const asked = draft.rawQuery ?? draft.query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const plainPath = draft.segments.join('/');
  const target = `${draft.reshape ? draft.reshape(plainPath) : plainPath}${asked ? `?${asked}` : ''}`;
  const body = draft.raw ?? (draft.json === undefined ? undefined : Buffer.from(JSON.stringify(draft.json)));
  const own = draft.headers.map(([name]) => name.toLowerCase());
  const usual = [
    ['Host', new URL(who.origin).host],
    ['X-Forwarded-For', who.address],
    ...(who.apiKey ? [['Authorization', `Bearer ${who.apiKey}`]] : [['Cookie', who.cookieHeader()]]),
    ...(draft.token === undefined || who.apiKey ? [] : [['X-CSRF-Token', draft.token]]),
    ...(draft.contentType === undefined ? [] : [['Content-Type', draft.contentType]]),
    ...(body === undefined ? [] : [['Content-Length', Math.max(0, body.length + draft.lengthBy)]]),
  ].filter(([name]) => !own.includes(name.toLowerCase()));
  const headers = [...usual, ...draft.headers, ['Connection', 'close']];
  return {
    bytes: requestBytes({ method: draft.method, target, headers, body }),
    label: `${method} ${path} [${used.join(', ')}]`,
    isPlain: !used.some((name) => ['method', 'header', 'manyHeaders', 'pathShape', 'path', 'length'].includes(name)),
    isCut: used.includes('length') || own.some((name) => /length|transfer-encoding|expect|upgrade/.test(name)),
    method: draft.method,
    target,
    body,
  };
}
