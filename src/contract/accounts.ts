import { z } from 'zod';
import { paymentTypes, plans } from '#domain/billing/prices.ts';
import { validationKey } from '#copy/validation-key.ts';
import { route } from './route.ts';

export const emailSchema = z
  .string()
  .trim()
  .min(1, validationKey('emailRequired'))
  .max(254, validationKey('emailInvalid'))
  .pipe(z.email(validationKey('emailInvalid')));
/** The rules for a new password. */
export const passwordSchema = z
  .string()
  .min(6, validationKey('passwordTooShort'))
  .max(200, validationKey('passwordTooLong'));

export const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), createdAt: z.string() });
export type SessionUser = z.infer<typeof userSchema>;

export const membershipSchema = z.object({
  plan: z.enum(plans),
  /** ISO time at which Pro's paid time ends; absent for the other plans. */
  expires: z.string().optional(),
  /** Whether Pro renews after that; absent for the other plans. */
  renews: z.boolean().optional(),
  /** How many packages were bought for no optimization and not spent yet. */
  credits: z.number().int(),
  /** What each of them is, oldest first. */
  unspent: z.array(z.enum(paymentTypes)),
});
export type Membership = z.infer<typeof membershipSchema>;

/** The answer to any way of signing in. */
export const signedInSchema = z.object({
  user: userSchema,
  /** What came along that this session had made as a visitor. */
  adopted: z.object({ /** Their ids, newest first. */ optimizations: z.array(z.string()), uploads: z.number().int() }),
});
const done = z.object({ ok: z.literal(true) });

export const getMe = route({
  kind: 'json',
  method: 'GET',
  path: '/api/me',
  access: 'user',
  // Every page asks for it.
  findsSession: true,
  response: z.object({ user: userSchema, membership: membershipSchema }),
  errors: [],
});

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, validationKey('passwordRequired')).max(200, validationKey('passwordTooLong')),
  /** Where the account asks for a second step: of the authenticator app, or a recovery code. */
  code: z.string().trim().max(60, validationKey('codeTooLong')).optional(),
});

export const login = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/login',
  evenWhenFull: true,
  access: 'visitor',
  body: loginSchema,
  response: signedInSchema,
  errors: [
    'WRONG_CREDENTIALS',
    'TOO_MANY_PASSWORDS',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
    'TOO_MANY_CODES',
  ],
  limit: 'login',
});

export const registerSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: z.string().trim().min(1, validationKey('nameRequired')).max(80, validationKey('nameTooLong')),
});

export const register = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/register',
  access: 'visitor',
  body: registerSchema,
  response: signedInSchema,
  errors: ['EMAIL_TAKEN', 'PASSWORD_COMMON'],
  limit: 'register',
});

export const logout = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/logout',
  evenWhenFull: true,
  access: 'visitor',
  response: done,
  errors: [],
});

export const signOutEverywhere = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/sign-out-everywhere',
  evenWhenFull: true,
  access: 'user',
  response: done,
  errors: [],
});

export const claimOptimization = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/claim-optimization',
  access: 'user',
  body: z.object({ claimToken: z.string().min(1).max(200) }),
  response: z.object({ ok: z.literal(true), optimizationId: z.string() }),
  errors: ['CLAIM_UNKNOWN', 'CLAIM_TAKEN'],
  limit: 'login',
});

export const changePassword = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/change-password',
  evenWhenFull: true,
  access: 'user',
  body: z.object({
    currentPassword: z.string().min(1, validationKey('passwordRequired')).max(200),
    newPassword: passwordSchema,
  }),
  response: done,
  errors: ['WRONG_PASSWORD', 'PASSWORD_COMMON'],
  limit: 'login',
});

export const forgotPassword = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/forgot-password',
  evenWhenFull: true,
  access: 'visitor',
  body: z.object({ email: emailSchema }),
  response: done,
  errors: [],
  limit: 'reset',
  limitField: 'email',
});

export const resetPassword = route({
  kind: 'json',
  method: 'POST',
  path: '/api/auth/reset-password',
  evenWhenFull: true,
  access: 'visitor',
  body: z.object({
    token: z.string().min(1).max(200),
    password: passwordSchema,
    /** For people who fear that somebody else added one. If the address wasn't confirmed before, they're removed in any case. */
    removePasskeys: z.boolean().optional(),
  }),
  response: done,
  errors: ['RESET_UNKNOWN', 'PASSWORD_COMMON'],
  limit: 'reset',
});
