import { z } from 'zod';
import { route } from './route.ts';

export const getHealth = route({
  kind: 'json',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Whether the server and its database answer',
  response: z.object({ status: z.literal('ok') }),
  errors: ['BUSY'],
});
