import { z } from 'zod';
import { parsedResumeSchema } from '#domain/resume/parsed-resume.ts';
import { claimReportSchema } from '#domain/claims/claim.ts';
import { validationKey } from '#copy/validation-key.ts';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { maxAdCharacters } from './limits.ts';
import { route } from './route.ts';

const resumeText = z
  .string()
  .trim()
  .min(1, validationKey('resumeTextRequired'))
  .max(maxResumeCharacters, validationKey('resumeTooLong'));

/** Reads a resume's text as `uploadResume` reads a file. Nothing is stored. */
export const readText = route({
  kind: 'json',
  method: 'POST',
  path: '/api/read-text',
  evenWhenFull: true,
  access: 'visitor',
  owned: true,
  scope: 'resumes:read',
  bodySize: 'texts',
  body: z.object({ resumeText }),
  response: z.object({ parsed: parsedResumeSchema }),
  errors: [],
  limit: 'score',
  inTurn: 'engine',
});

/** Whether a text, such as a cover letter, says anything that a resume does not support. Nothing is stored. */
export const checkText = route({
  kind: 'json',
  method: 'POST',
  path: '/api/check-text',
  evenWhenFull: true,
  access: 'visitor',
  owned: true,
  scope: 'resumes:read',
  bodySize: 'texts',
  body: z.object({
    resumeText,
    /** The upload that the resume's text is from: its corrections and its layout count. */
    uploadId: z.string().max(100).optional(),
    text: z
      .string()
      .trim()
      .min(1, validationKey('checkedTextRequired'))
      .max(maxAdCharacters, validationKey('textTooLong')),
  }),
  response: claimReportSchema,
  errors: ['UPLOAD_NOT_FOUND'],
  limit: 'score',
  inTurn: 'engine',
});
