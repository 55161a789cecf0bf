import { z } from 'zod';
import { route } from './route.ts';

export const getHealth = route({
  kind: 'json',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  response: z.object({ status: z.literal('ok') }),
  errors: ['BUSY'],
});
