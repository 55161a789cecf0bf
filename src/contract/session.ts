import { z } from 'zod';
import { route } from './route.ts';

export const getCsrfToken = route({
  kind: 'json',
  method: 'GET',
  path: '/api/csrf-token',
  access: 'visitor',
  response: z.object({ csrfToken: z.string() }),
  errors: [],
});
