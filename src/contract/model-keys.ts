import { z } from 'zod';
import { validationKey } from '#copy/validation-key.ts';
import { route } from './route.ts';

/** The providers that a person's own key can be for. */
export const modelProviders = ['openai', 'anthropic', 'google'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** A person's key for a model, for one session. It has no address: a key only goes to its own provider. */
export const modelKeySchema = z.object({
  provider: z.enum(modelProviders),
  /** The provider's usual model unless said. */
  model: z
    .string()
    .trim()
    .regex(/^[\w.:-]{1,100}$/, validationKey('modelNameInvalid'))
    .optional(),
  key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{8,400}$/, validationKey('modelKeyInvalid')),
});

/** What's shown of a stored key: never the key. */
const heldKey = z.object({ provider: z.enum(modelProviders), model: z.string(), ends: z.string().length(4) });
const held = z.object({ held: heldKey.nullable() });
export type HeldModelKey = z.infer<typeof heldKey>;

export const getModelKey = route({
  kind: 'json',
  method: 'GET',
  path: '/api/session/model-key',
  access: 'visitor',
  response: held,
  errors: [],
});

export const setModelKey = route({
  kind: 'json',
  method: 'PUT',
  path: '/api/session/model-key',
  access: 'visitor',
  owned: true,
  body: modelKeySchema,
  response: held,
  errors: [],
  limit: 'modelKey',
});

export const removeModelKey = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/session/model-key',
  access: 'visitor',
  response: held,
  errors: [],
});
