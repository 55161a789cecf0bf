import { z } from 'zod';
import { validationKey } from '#copy/validation-key.ts';
import { optimizationById } from './optimizations.ts';
import { route } from './route.ts';

/** How many versions of one optimization are kept, apart from the first. */
export const maxVersions = 20;

/** A version in the list. Nothing of it is from a document that may be locked. */
const versionSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** As it was first written: it is neither renamed nor deleted. */
  first: z.boolean(),
  /** Whether the optimization is as this version is. */
  current: z.boolean(),
  matchScore: z.number().int(),
  scoreAfter: z.number().int(),
  changesCount: z.number().int(),
});
export type Version = z.infer<typeof versionSchema>;

/** Every version, newest first; the answer of all that changes them, too. */
const versionsSchema = z.object({ versions: z.array(versionSchema) });

export const versionNameSchema = z.object({
  name: z.string().trim().min(1, validationKey('versionNameRequired')).max(80, validationKey('versionNameTooLong')),
});

const one = optimizationById.extend({ versionId: z.string().max(100) });

export const listVersions = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimization/{id}/versions',
  access: 'visitor',
  scope: 'optimizations:read',
  params: optimizationById,
  response: versionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND'],
});

export const saveVersion = route({
  kind: 'json',
  method: 'POST',
  path: '/api/optimization/{id}/versions',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: optimizationById,
  body: versionNameSchema,
  response: versionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'NOT_READY', 'VERSIONS_FULL'],
  limit: 'review',
});

export const getVersion = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimization/{id}/versions/{versionId}',
  access: 'visitor',
  scope: 'optimizations:read',
  params: one,
  response: versionSchema.extend({
    /** Null while that part is locked; if both are, there's no answer. */
    resume: z.string().nullable(),
    coverLetter: z.string().nullable(),
  }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'VERSION_NOT_FOUND', 'PAYMENT_REQUIRED'],
});

export const renameVersion = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/optimization/{id}/versions/{versionId}',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: one,
  body: versionNameSchema,
  response: versionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'VERSION_NOT_FOUND', 'VERSION_IS_FIRST'],
  limit: 'review',
});

/** The optimization becomes a copy of the version. Its previous state is saved as another version, unless there is one. */
export const restoreVersion = route({
  kind: 'json',
  method: 'POST',
  path: '/api/optimization/{id}/versions/{versionId}/restore',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: one,
  response: versionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'VERSION_NOT_FOUND', 'NOT_READY', 'VERSIONS_FULL'],
  limit: 'review',
});

export const deleteVersion = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/optimization/{id}/versions/{versionId}',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: one,
  response: versionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'VERSION_NOT_FOUND', 'VERSION_IS_FIRST'],
  limit: 'review',
});
