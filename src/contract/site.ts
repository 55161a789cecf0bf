import { z } from 'zod';
import { route } from './route.ts';

export const getSite = route({
  kind: 'json',
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  response: z.object({ operatorName: z.string(), supportEmail: z.string(), privacyEmail: z.string() }),
  errors: [],
});
