import { z } from 'zod';
import { paperSizes } from '#domain/resume/document/templates.ts';
import { route } from './route.ts';

export const templatePreview = route({
  kind: 'file',
  method: 'GET',
  path: '/api/template-preview/{templateId}',
  access: 'anyone',
  params: z.object({
    /** An unknown one is 404, like any address of nothing. */
    templateId: z.string().max(100),
  }),
  query: z.object({ paper: z.enum(paperSizes).optional() }),
  response: ['application/pdf'],
  errors: ['NOT_FOUND'],
  limit: 'preview',
});
