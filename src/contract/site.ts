import { z } from 'zod';
import { route } from './route.ts';

export const getSite = route({
  kind: 'json',
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  summary: 'Who runs this site, and how to reach them',
  response: z.object({ operatorName: z.string(), supportEmail: z.string(), privacyEmail: z.string() }),
  errors: [],
});
