import fc from 'fast-check';
import { z } from 'zod';
import type { RouteShape } from '#contract/route.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** The values for strings with a name: `optimizationId` gets the id of an existing optimization. */
export type Known = (name: string) => string | undefined;

/** One way to call a route. */
export interface RouteCall {
  params: Record<string, string>;
  query: Record<string, string | number | boolean>;
  body: unknown;
}

const jsonSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const isSchema = (schema: Schema | boolean | undefined): schema is Schema => typeof schema === 'object';

/** A string that a schema accepts: the known one for the name, or one of the schema's pattern or length. */
function textFor({ pattern, format, minLength = 0 }: Schema, name: string, known: Known): string {
  const filled = known(name) ?? (format === undefined ? undefined : known(format));
  if (filled !== undefined) return filled;
  if (pattern !== undefined && format === undefined) {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0] ?? '';
  }
  return 'anything'.padEnd(minLength, '.');
}

/** Values that a schema accepts: every one of an enumeration, one where there are infinitely many. */
function valuesOf(schema: Schema, name: string, known: Known): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [...schema.enum];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  if (choices.length > 0) return choices.flatMap((choice) => valuesOf(choice, name, known));
  switch (schema.type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [schema.minimum ?? Number(schema.exclusiveMinimum ?? 0) + 1];
    case 'array': {
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
      return [isSchema(items) ? valuesOf(items, name, known).slice(0, 1) : []];
    }
    case 'object':
      return objectsOf(schema, known);
    case 'null':
      return [null];
    default:
      return [textFor(schema, name, known)];
  }
}

const propertiesOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema]] : []));

/** The smallest object that a schema accepts, each further value of a property in turn added to it, and the fullest one. */
function objectsOf(schema: Schema, known: Known): Record<string, unknown>[] {
  const values = propertiesOf(schema).map(([name, property]) => [name, valuesOf(property, name, known)] as const);
  const first = Object.fromEntries(values.map(([name, [value]]) => [name, value]));
  const required = new Set(schema.required);
  const least = Object.fromEntries(Object.entries(first).filter(([name]) => required.has(name)));
  const further = values.flatMap(([name, all]) =>
    all.slice(required.has(name) ? 1 : 0).map((value) => ({ ...least, [name]: value })),
  );
  return [least, ...further, ...(further.length > 1 ? [first] : [])];
}

/** Beyond this many combinations, a query's fields are tried one by one, and all together. */
const mostCombinations = 400;

/** Every combination of the values of a query's fields, each of them also left out; of a query of many filters what bodies are tried by. */
function queriesOf(schema: Schema, known: Known): Record<string, unknown>[] {
  const combinations = propertiesOf(schema).reduce(
    (count, [name, property]) => count * (valuesOf(property, name, known).length + 1),
    1,
  );
  if (combinations > mostCombinations) return objectsOf(schema, known);
  return propertiesOf(schema).reduce<Record<string, unknown>[]>(
    (queries, [name, property]) =>
      queries.flatMap((query) => [
        query,
        ...valuesOf(property, name, known).map((value) => Object.assign({}, query, { [name]: value })),
      ]),
    [{}],
  );
}

/** Every path that can be built from a route's parameters. */
function paramsOf(schema: Schema, known: Known): Record<string, unknown>[] {
  return propertiesOf(schema).reduce<Record<string, unknown>[]>(
    (made, [name, property]) =>
      made.flatMap((params) =>
        valuesOf(property, name, known).map((value) => Object.assign({}, params, { [name]: value })),
      ),
    [{}],
  );
}

/**
 * The ways to call a route, derived from its value alone: all values of its parameters, all combinations of its query, and bodies from the smallest to the
 * fullest. `known` fills the strings that refer to something.
 */
export function callsOf({ params, query, body }: RouteShape, known: Known): RouteCall[] {
  const bodies = body ? valuesOf(jsonSchema(body), '', known) : [undefined];
  const calls: RouteCall[] = [];
  for (const made of params ? paramsOf(jsonSchema(params), known) : [{}]) {
    for (const asked of query ? queriesOf(jsonSchema(query), known) : [{}]) {
      for (const sent of bodies) {
        calls.push({ params: made as RouteCall['params'], query: asked as RouteCall['query'], body: sent });
      }
    }
  }
  return calls;
}
