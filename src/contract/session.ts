import { z } from 'zod';
import { route } from './route.ts';

export const getCsrfToken = route({
  kind: 'json',
  method: 'GET',
  path: '/api/csrf-token',
  access: 'visitor',
  summary: 'The token that every request but GET sends as x-csrf-token',
  response: z.object({ csrfToken: z.string() }),
  errors: [],
});
