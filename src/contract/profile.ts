import { z } from 'zod';
import { paymentTypes } from '#domain/billing/prices.ts';
import { validationKey } from '#copy/validation-key.ts';
import { membershipSchema, userSchema } from './accounts.ts';
import { pageQuery } from './page-query.ts';
import { assessmentTypes } from './scores.ts';
import { optimizationStatuses } from './optimizations.ts';
import { route } from './route.ts';

/** The most entries of each kind that a profile lists; its counts include all. */
export const profileEntries = 50;

const count = z.number().int();
const entry = { id: z.string(), createdAt: z.string() };

const optimizationItem = z.object({
  ...entry,
  jobTitle: z.string(),
  jobCompany: z.string().nullable(),
  matchScore: z.number().int().nullable(),
  hasCoverLetter: z.boolean(),
  status: z.enum(optimizationStatuses),
  /** Payments for this one alone, which would be lost with it. */
  bought: z.array(z.enum(paymentTypes)),
});
const assessmentItem = z.object({
  ...entry,
  type: z.enum(assessmentTypes),
  overallScore: z.number().int(),
  /** As in its history: the file that was scored, and the job it was scored for, if any. */
  fileName: z.string().nullable(),
  jobTitle: z.string().nullable(),
  /** How the text begins. */
  inputSummary: z.string().nullable(),
});
const prepared = { ...entry, status: z.string(), hasOutput: z.boolean() };
const linkedinItem = z.object({ ...prepared, targetRole: z.string().optional() });
const interviewItem = z.object({
  ...prepared,
  optimizationId: z.string().nullable(),
  jobTitle: z.string(),
  jobCompany: z.string().optional(),
});

export type ProfileOptimization = z.infer<typeof optimizationItem>;
export type ProfileAssessment = z.infer<typeof assessmentItem>;
export type ProfileInterview = z.infer<typeof interviewItem>;
export type ProfileLinkedin = z.infer<typeof linkedinItem>;

export const profileSchema = z.object({
  user: userSchema.pick({ name: true, email: true, createdAt: true }),
  membership: membershipSchema,
  counts: z.object({
    optimizations: count,
    assessments: count,
    interviewPreps: count,
    linkedinEnhancements: count,
    /** Successful payments, reversed or not. */
    payments: count,
  }),
  /** The newest of each, newest first. */
  recent: z.object({
    optimizations: z.array(optimizationItem),
    assessments: z.array(assessmentItem),
    linkedinEnhancements: z.array(linkedinItem),
    interviewPreps: z.array(interviewItem),
  }),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = route({
  kind: 'json',
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  scope: 'profile:read',
  response: profileSchema,
  errors: [],
});

/** The rules for a changed name. */
export const profileNameSchema = z.object({
  name: z.string().trim().min(2, validationKey('nameTooShort')).max(80, validationKey('nameTooLong')),
});

export const updateProfile = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  body: profileNameSchema,
  response: z.object({ user: userSchema }),
  errors: [],
});

/** The account's optimizations page by page, as its profile lists the newest of them. */
export const listProfileOptimizations = route({
  kind: 'json',
  method: 'GET',
  path: '/api/profile/optimizations',
  access: 'user',
  scope: 'optimizations:read',
  query: pageQuery,
  response: z.object({ total: count, optimizations: z.array(optimizationItem) }),
  errors: [],
});
