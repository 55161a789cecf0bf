import { z } from 'zod';
import { paperSizes, templateIds } from '#domain/resume/document/templates.ts';
import { route } from './route.ts';

/** The formats a document can be downloaded in. */
export const documentFormats = ['pdf', 'docx'] as const;

const mediaTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
const which = z.object({ optimizationId: z.string().max(100) });
const how = z.object({
  format: z.enum(documentFormats).optional(),
  paper: z.enum(paperSizes).optional(),
  /** Another template than the one chosen. */
  template: z.enum(templateIds).optional(),
});

export const downloadResume = route({
  kind: 'file',
  method: 'GET',
  path: '/api/download/resume/{optimizationId}',
  access: 'visitor',
  params: which,
  query: how,
  response: mediaTypes,
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY'],
  limit: 'download',
});

export const downloadCoverLetter = route({
  kind: 'file',
  method: 'GET',
  path: '/api/download/cover-letter/{optimizationId}',
  access: 'visitor',
  params: which,
  query: how,
  response: mediaTypes,
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY'],
  limit: 'download',
});
