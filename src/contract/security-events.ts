import { z } from 'zod';
import { deviceSchema } from './devices.ts';
import { pageQuery } from './page-query.ts';
import { route } from './route.ts';

/** Recorded security events of accounts. A new kind needs its words in `copy/en/account-security.ts`. */
export const securityEventKinds = [
  'account_created',
  'signed_in',
  'sign_in_failed',
  /** Too many wrong passwords; recorded once for each time that an address, a browser or all strangers have to wait. */
  'sign_in_blocked',
  'signed_out',
  'session_ended',
  'all_sessions_ended',
  /** Except the current one: by a new password, or by turning two-step sign-in on. */
  'other_sessions_ended',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'email_verified',
  'second_factor_failed',
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  /** A sign-in with a passkey of the account. */
  'passkey_failed',
  /** What a password reset left in place; recorded with it, one for each. */
  'authenticator_kept',
  'passkey_kept',
  'recovery_codes_made',
  'recovery_code_used',
  'api_key_created',
  'api_key_revoked',
  'data_exported',
  /** By the operator, at the command line. */
  'data_exported_by_operator',
  /** Names nobody: the account is gone. */
  'account_erased',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventSchema = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  at: z.string(),
  /** Where the request came from, of an IPv6 address the network; null where no request did. */
  address: z.string().nullable(),
  device: deviceSchema,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** What happened to the account in the last 90 days, newest first. */
export const listSecurityEvents = route({
  kind: 'json',
  method: 'GET',
  path: '/api/security-events',
  access: 'user',
  query: pageQuery,
  response: z.object({ total: z.number().int(), events: z.array(securityEventSchema) }),
  errors: [],
});
