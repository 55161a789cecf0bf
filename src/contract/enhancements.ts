import { z } from 'zod';
import { enhancedSections, industries, seniorities } from '#domain/linkedin/enhancement.ts';
import { isProfileAddress } from '#domain/linkedin/profile-address.ts';
import { categoryKeys } from '#domain/scoring/evaluation.ts';
import { languages } from '#domain/language/languages.ts';
import { validationKey } from '#copy/validation-key.ts';
import { fileErrors } from './errors.ts';
import { maxProfileCharacters, maxTitleCharacters } from './limits.ts';
import { route } from './route.ts';

export const enhancementStatuses = ['processing', 'completed', 'failed'] as const;
export type EnhancementStatus = (typeof enhancementStatuses)[number];

/** The shortest profile that is enhanced, in characters. */
export const minProfileCharacters = 50;

const texts = z.array(z.string());
const optionalText = z.string().optional();

/** A profile as it was read: what a person checks before it is scored or enhanced. */
const readProfileSchema = z.object({
  name: optionalText,
  headline: optionalText,
  about: optionalText,
  location: optionalText,
  experience: z.array(
    z.object({ title: optionalText, company: optionalText, dates: optionalText, text: optionalText }),
  ),
  education: z.array(z.object({ school: optionalText, degree: optionalText, dates: optionalText })),
  skills: texts,
  certifications: texts,
  languages: texts,
});
export type ReadProfileView = z.infer<typeof readProfileSchema>;

/** LinkedIn's own "Save to PDF" file, or its data export as a ZIP. */
export const uploadLinkedin = route({
  kind: 'upload',
  method: 'POST',
  path: '/api/upload-linkedin',
  access: 'visitor',
  scope: 'linkedin:write',
  owned: true,
  fileField: 'profile',
  response: z.object({
    /** The profile as text under LinkedIn's headings: what `score-linkedin` and `enhance-linkedin` take as `profileText`. */
    content: z.string(),
    profile: readProfileSchema,
  }),
  errors: [...fileErrors, 'FILE_NO_PROFILE', 'TOO_MANY_BYTES'],
  limit: 'upload',
  inTurn: 'reading',
});

export const checkLifetimePlan = route({
  kind: 'json',
  method: 'GET',
  path: '/api/check-lifetime-plan',
  access: 'user',
  response: z.boolean(),
  errors: [],
});

/** The page's form and the route check the same; the page asks for one of both by its mode. */
export const enhancementRequest = z
  .object({
    profileUrl: z.string().trim().max(500).refine(isProfileAddress, validationKey('enhancementUrlInvalid')).optional(),
    profileText: z
      .string()
      .trim()
      .min(minProfileCharacters, validationKey('profileTextTooShort'))
      .max(maxProfileCharacters, validationKey('linkedinTooLong'))
      .optional(),
    targetRole: z
      .string(validationKey('targetRoleRequired'))
      .trim()
      .min(1, validationKey('targetRoleRequired'))
      .max(maxTitleCharacters, validationKey('jobTitleTooLong')),
    industry: z.enum(industries).optional(),
    seniority: z.enum(seniorities).optional(),
    /** A resume to check the profile against, and to take evidence from: an optimization's source. */
    optimizationId: z.string().max(100).optional(),
    /** The same: an uploaded resume. */
    uploadId: z.string().max(100).optional(),
  })
  .refine((body) => body.profileUrl !== undefined || body.profileText !== undefined, {
    message: validationKey('profileRequired'),
    path: ['profileText'],
  });

export const enhanceLinkedin = route({
  kind: 'json',
  method: 'POST',
  path: '/api/enhance-linkedin',
  access: 'user',
  scope: 'linkedin:write',
  bodySize: 'texts',
  body: enhancementRequest,
  response: z.object({ enhancementId: z.string() }),
  errors: ['PLAN_REQUIRED', 'PROFILE_BLOCKED', 'PROFILE_UNREADABLE', 'OPTIMIZATION_NOT_FOUND', 'UPLOAD_NOT_FOUND'],
  limit: 'optimize',
  inTurn: 'engine',
});

const item = z.object({
  id: z.string(),
  status: z.enum(enhancementStatuses),
  targetRole: z.string(),
  industry: z.enum(industries).nullable(),
  seniority: z.enum(seniorities).nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type EnhancementItem = z.infer<typeof item>;

const scores = z.object({
  overall: z.number().int(),
  categories: z.record(z.enum(categoryKeys), z.number().int().nullable()),
});

const enhancementSchema = item.extend({
  /** Null until it is completed. */
  output: z
    .object({
      headline: z.string(),
      about: z.string(),
      skills: texts,
      experience: z.array(z.object({ heading: z.string(), text: z.string() })),
      accomplishments: texts,
    })
    .nullable(),
  details: z
    .object({
      language: z.enum(languages),
      changes: z.array(
        z.object({
          id: z.string(),
          section: z.enum(enhancedSections),
          entry: z.string().nullable(),
          original: z.string(),
          revised: z.string(),
          /** As sentences. */
          reasons: texts,
          evidence: z.array(z.object({ from: z.enum(['profile', 'resume']), lines: texts, text: z.string() })),
        }),
      ),
      refusals: z.array(z.object({ section: z.enum(enhancedSections), proposed: z.string(), claim: z.string() })),
      scores: z.object({
        before: scores,
        after: scores,
        gains: z.array(z.object({ what: z.string(), points: z.number() })),
      }),
      /** What to add, since nothing shows it, as sentences. */
      missing: texts,
      /** Null where no resume is linked. */
      contradictions: z
        .array(z.object({ kind: z.string(), what: z.string(), profile: z.string(), resume: z.string() }))
        .nullable(),
    })
    .nullable(),
  /** What it was made from, for trying again and for another target. */
  profileText: z.string(),
  /** Why it failed, as a sentence. */
  failure: z.string().nullable(),
});
export type EnhancementView = z.infer<typeof enhancementSchema>;

export const listEnhancements = route({
  kind: 'json',
  method: 'GET',
  path: '/api/enhancements',
  access: 'user',
  scope: 'linkedin:read',
  response: z.array(item),
  errors: ['PLAN_REQUIRED'],
});

const byId = z.object({ id: z.string().max(100) });

export const getEnhancement = route({
  kind: 'json',
  method: 'GET',
  path: '/api/enhancements/{id}',
  access: 'user',
  scope: 'linkedin:read',
  params: byId,
  response: enhancementSchema,
  errors: ['PLAN_REQUIRED', 'ENHANCEMENT_NOT_FOUND'],
});

/** Runs a failed one again. */
export const retryEnhancement = route({
  kind: 'json',
  method: 'POST',
  path: '/api/enhancements/{id}/retry',
  access: 'user',
  scope: 'linkedin:write',
  params: byId,
  response: z.object({ enhancementId: z.string() }),
  errors: ['PLAN_REQUIRED', 'ENHANCEMENT_NOT_FOUND', 'ENHANCEMENT_NOT_FAILED'],
  limit: 'optimize',
  inTurn: 'engine',
});

export const deleteEnhancement = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/enhancements/{id}',
  access: 'user',
  scope: 'linkedin:write',
  params: byId,
  response: z.object({ ok: z.literal(true) }),
  errors: ['ENHANCEMENT_NOT_FOUND'],
});
