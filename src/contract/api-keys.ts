import { z } from 'zod';
import { validationKey } from '#copy/validation-key.ts';
import { apiScopes } from './api-scopes.ts';
import { route } from './route.ts';

/** The most keys an account can have. */
export const maxApiKeys = 20;
/** The prefix of every key, by which people and secret scanners recognize it. */
export const apiKeyPrefix = 'fh_';
/** Where the API describes itself to people. */
export const apiDocsPath = '/api/docs';
/** After how many days a key can expire. */
export const apiKeyDays = [30, 90, 365] as const;

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The key's first characters, by which its owner recognizes it. */
  start: z.string(),
  createdAt: z.string(),
  /** To within some minutes; null where it has not been used yet. */
  lastUsedAt: z.string().nullable(),
  /** Null for a key that does not expire. */
  expiresAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const listApiKeys = route({
  kind: 'json',
  method: 'GET',
  path: '/api/api-keys',
  access: 'user',
  response: z.object({ apiKeys: z.array(apiKeySchema) }),
  errors: [],
});

export const apiKeyRequest = z.object({
  name: z.string().trim().min(1, validationKey('apiKeyNameRequired')).max(80, validationKey('apiKeyNameTooLong')),
  scopes: z.array(z.enum(apiScopes)).min(1, validationKey('apiKeyScopesRequired')).max(apiScopes.length),
  /** Absent for a key that does not expire. */
  expiresInDays: z.literal(apiKeyDays).optional(),
  /** A key acts for the account as long as it exists, so a signed-in browser alone can't make one. */
  currentPassword: z.string().min(1, validationKey('passwordRequired')).max(200, validationKey('passwordTooLong')),
});

export const createApiKey = route({
  kind: 'json',
  method: 'POST',
  path: '/api/api-keys',
  access: 'user',
  body: apiKeyRequest,
  response: z.object({
    apiKey: apiKeySchema,
    /** The key itself: shown here and never again. */
    secret: z.string(),
  }),
  errors: ['WRONG_PASSWORD', 'API_KEYS_FULL'],
  limit: 'login',
});

export const revokeApiKey = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/api-keys/{id}',
  access: 'user',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['API_KEY_NOT_FOUND'],
});
