import { z } from 'zod';
import { paperSizes, templateIds } from '#domain/resume/document/templates.ts';
import { route } from './route.ts';

/** The formats a letter can be downloaded in. */
export const letterFormats = ['pdf', 'docx', 'txt'] as const;
/** Those of a resume: `json` is JSON Resume. */
export const documentFormats = [...letterFormats, 'json'] as const;

const letterTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
] as const;
const which = z.object({ optimizationId: z.string().max(100) });
const how = z.object({
  format: z.enum(letterFormats).optional(),
  paper: z.enum(paperSizes).optional(),
  /** Another template than the one chosen. */
  template: z.enum(templateIds).optional(),
});

export const downloadResume = route({
  kind: 'file',
  method: 'GET',
  path: '/api/download/resume/{optimizationId}',
  access: 'visitor',
  scope: 'optimizations:read',
  params: which,
  query: how.extend({ format: z.enum(documentFormats).optional() }),
  response: [...letterTypes, 'application/json'],
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY'],
  limit: 'download',
});

export const downloadCoverLetter = route({
  kind: 'file',
  method: 'GET',
  path: '/api/download/cover-letter/{optimizationId}',
  access: 'visitor',
  scope: 'optimizations:read',
  params: which,
  query: how,
  response: letterTypes,
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY'],
  limit: 'download',
});

const proofreadSchema = z.object({
  /** The person's own, as it was uploaded. */
  fileName: z.string(),
  /** How many changes are marked in it. */
  placed: z.number().int(),
  /** What could not be marked for sure, and why not, as sentences. */
  unplaced: z.array(z.object({ original: z.string(), revised: z.string(), why: z.string() })),
});
export type ProofreadView = z.infer<typeof proofreadSchema>;

/** The changes marked in the person's own Word file. */
export const getProofread = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimization/{optimizationId}/own-file',
  access: 'visitor',
  scope: 'optimizations:read',
  params: which,
  response: proofreadSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY', 'NO_WORD_FILE'],
  limit: 'print',
  inTurn: 'engine',
});

/** The person's own Word file, with every change that could be placed as a tracked change. */
export const downloadProofread = route({
  kind: 'file',
  method: 'GET',
  path: '/api/download/own-file/{optimizationId}',
  access: 'visitor',
  scope: 'optimizations:read',
  params: which,
  response: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY', 'NO_WORD_FILE'],
  limit: 'download',
  inTurn: 'engine',
});
