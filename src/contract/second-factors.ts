import { z } from 'zod';
import { validationKey } from '#copy/validation-key.ts';
import { signedInSchema } from './accounts.ts';
import { route } from './route.ts';

/** How many recovery codes an account gets at a time. */
export const recoveryCodeCount = 10;
/** The most passkeys an account can have. */
export const maxPasskeys = 20;

const done = z.object({ ok: z.literal(true) });
const currentPassword = z.string().min(1, validationKey('passwordRequired')).max(200, validationKey('passwordTooLong'));
/** Of the authenticator app, or a recovery code; spaces and hyphens in it count for nothing. */
export const secondStepCode = z
  .string()
  .trim()
  .min(1, validationKey('codeRequired'))
  .max(60, validationKey('codeTooLong'));

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is on all of its owner's devices, by their account with Apple, Google or a password manager. */
  synced: z.boolean(),
  createdAt: z.string(),
  /** Null where it has not been used yet. */
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const getSecondFactors = route({
  kind: 'json',
  method: 'GET',
  path: '/api/second-factors',
  access: 'user',
  response: z.object({
    /** Null if signing in takes only the password. */
    authenticator: z.object({ createdAt: z.string(), recoveryCodes: z.number().int() }).nullable(),
    passkeys: z.array(passkeySchema),
  }),
  errors: [],
});

export const confirmation = z.object({
  /** Whoever finds a browser signed in changes nothing about how the account is signed in to. */
  currentPassword,
});

export const beginAuthenticator = route({
  kind: 'json',
  method: 'POST',
  path: '/api/second-factors/authenticator/setup',
  access: 'user',
  body: confirmation,
  response: z.object({
    /** In base32, as people type it. */
    secret: z.string(),
    /** The same with the account's name, as apps read it from a QR code. */
    uri: z.string(),
    /** Sent back with the first code. */
    setup: z.string(),
  }),
  errors: ['EMAIL_UNVERIFIED', 'WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
  limit: 'login',
});

const newRecoveryCodes = z.object({
  /** Only in this answer, never again. */
  recoveryCodes: z.array(z.string()).length(recoveryCodeCount),
});

export const authenticatorRequest = z.object({ setup: z.string().max(400), code: secondStepCode });

export const addAuthenticator = route({
  kind: 'json',
  method: 'POST',
  path: '/api/second-factors/authenticator',
  access: 'user',
  body: authenticatorRequest,
  response: newRecoveryCodes,
  errors: ['EMAIL_UNVERIFIED', 'SETUP_EXPIRED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_WRONG'],
  limit: 'login',
});

export const secondStepConfirmation = confirmation.extend({ code: secondStepCode });

export const removeAuthenticator = route({
  kind: 'json',
  method: 'POST',
  path: '/api/second-factors/authenticator/remove',
  evenWhenFull: true,
  access: 'user',
  body: secondStepConfirmation,
  response: done,
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_WRONG', 'TOO_MANY_CODES'],
  limit: 'login',
});

export const renewRecoveryCodes = route({
  kind: 'json',
  method: 'POST',
  path: '/api/second-factors/recovery-codes',
  access: 'user',
  body: secondStepConfirmation,
  response: newRecoveryCodes,
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_WRONG', 'TOO_MANY_CODES'],
  limit: 'login',
});

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);
/** As WebAuthn names them; ones that are not known yet are left out. */
const transports = z.array(z.string().max(30)).max(10);

/** Passed by the page to the browser (PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof creationOptions>;

export const passkeyRequest = z.object({
  name: z.string().trim().min(1, validationKey('passkeyNameRequired')).max(80, validationKey('passkeyNameTooLong')),
  currentPassword,
  /** Where the account's sign-in asks for one. */
  code: secondStepCode.optional(),
});

export const beginPasskey = route({
  kind: 'json',
  method: 'POST',
  path: '/api/passkeys/setup',
  access: 'user',
  body: passkeyRequest.omit({ name: true }),
  response: z.object({ options: creationOptions }),
  errors: [
    'EMAIL_UNVERIFIED',
    'WRONG_PASSWORD',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
    'TOO_MANY_CODES',
    'PASSKEYS_FULL',
    'PASSKEYS_OFF',
  ],
  limit: 'login',
});

/** The used fields of the browser's answer (RegistrationResponseJSON). */
const createdCredential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(10_000),
    transports: transports.optional(),
  }),
});
export type CreatedCredential = z.infer<typeof createdCredential>;

export const addPasskey = route({
  kind: 'json',
  method: 'POST',
  path: '/api/passkeys',
  access: 'user',
  body: passkeyRequest.pick({ name: true }).extend({ credential: createdCredential }),
  response: z.object({ passkey: passkeySchema }),
  errors: ['EMAIL_UNVERIFIED', 'PASSKEY_EXPIRED', 'PASSKEY_UNFIT', 'PASSKEYS_FULL', 'PASSKEYS_OFF'],
  limit: 'login',
});

export const removePasskey = route({
  kind: 'json',
  method: 'POST',
  path: '/api/passkeys/{id}/remove',
  evenWhenFull: true,
  access: 'user',
  params: z.object({ id: z.string().max(100) }),
  body: confirmation,
  response: done,
  errors: ['WRONG_PASSWORD', 'PASSKEY_NOT_FOUND'],
  limit: 'login',
});

/** Passed by the page to the browser (PublicKeyCredentialRequestOptionsJSON), without revealing which passkeys exist. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof requestOptions>;

export const beginPasskeyLogin = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/passkey/options',
  evenWhenFull: true,
  access: 'visitor',
  response: z.object({ options: requestOptions }),
  errors: ['PASSKEYS_OFF'],
  limit: 'passkey',
});

/** The used fields of the browser's answer (AuthenticationResponseJSON). */
const usedCredential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(6000),
    userHandle: base64url(200).optional(),
  }),
});
export type UsedCredential = z.infer<typeof usedCredential>;

export const loginWithPasskey = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/passkey',
  evenWhenFull: true,
  access: 'visitor',
  body: z.object({ credential: usedCredential }),
  response: signedInSchema,
  errors: ['PASSKEY_EXPIRED', 'PASSKEY_UNKNOWN', 'PASSKEYS_OFF'],
  limit: 'login',
});
