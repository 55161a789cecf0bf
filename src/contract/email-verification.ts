import { z } from 'zod';
import { route } from './route.ts';

/** Whether the account's address is known to be its person's, and whether mails that nobody asked for just now wait for that. */
export const getEmailStatus = route({
  kind: 'json',
  method: 'GET',
  path: '/api/email-status',
  access: 'user',
  response: z.object({ emailVerified: z.boolean(), mailsWait: z.boolean() }),
  errors: [],
});

export const sendVerification = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/send-verification',
  evenWhenFull: true,
  access: 'user',
  response: z.object({ ok: z.literal(true) }),
  errors: [],
  limit: 'verification',
});

/** Only when signed in to the account: the owner of a mailbox must not, by a well-meant click, confirm an account that a stranger registered with it. */
export const verifyEmail = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/verify-email',
  evenWhenFull: true,
  access: 'visitor',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['VERIFICATION_UNKNOWN', 'VERIFICATION_NEEDS_SIGN_IN'],
  limit: 'login',
});
