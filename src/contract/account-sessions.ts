import { z } from 'zod';
import { deviceSchema } from './devices.ts';
import { route } from './route.ts';

const accountSession = z.object({
  id: z.string(),
  device: deviceSchema,
  signedInAt: z.string(),
  /** To within a day. */
  lastUsedAt: z.string(),
  /** At the latest: after signing in by this time, however much it is used. */
  endsAt: z.string(),
  /** Whether it's the session of the request. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** Where the account is signed in: this browser first, then the most recently used. */
export const listSessions = route({
  kind: 'json',
  method: 'GET',
  path: '/api/sessions',
  access: 'user',
  response: z.object({ sessions: z.array(accountSession) }),
  errors: [],
});

export const endSession = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/sessions/{id}',
  access: 'user',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['SESSION_NOT_FOUND'],
});
