import { z } from 'zod';
import { paperSizes, templateIds } from '#domain/resume/document/templates.ts';
import { route } from './route.ts';

export const templatePreview = route({
  kind: 'file',
  method: 'GET',
  path: '/api/template-preview/{templateId}',
  access: 'anyone',
  params: z.object({ templateId: z.enum(templateIds) }),
  query: z.object({ paper: z.enum(paperSizes).optional() }),
  response: ['application/pdf'],
  errors: ['NOT_FOUND'],
  limit: 'preview',
});
