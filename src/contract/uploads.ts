import { z } from 'zod';
import { correctionsSchema } from '#domain/resume/corrections/correction-schema.ts';
import { parsedResumeSchema } from '#domain/resume/parsed-resume.ts';
import { fileErrors } from './errors.ts';
import { pageQuery } from './page-query.ts';
import { route } from './route.ts';

/** The layout facts as `domain/document/source-document.ts` describes them. */
export const layoutFactsSchema = z.object({
  kind: z.enum(['pdf', 'docx', 'doc', 'text', 'json']),
  pages: z.number().int(),
  columns: z.number().int(),
  tables: z.number().int(),
  images: z.number().int(),
  textBoxes: z.number().int(),
  headerFooterText: z.boolean(),
  fonts: z.array(z.object({ name: z.string(), share: z.number() })),
  bodySize: z.number(),
  smallestSize: z.number(),
  links: z.number().int(),
  hidden: z.array(
    z.object({
      reason: z.enum(['white', 'tiny', 'off-page', 'invisible', 'vanish']),
      characters: z.number().int(),
      sample: z.string(),
    }),
  ),
  unmappedCharacters: z.number().int(),
  characters: z.number().int(),
  recognizedPages: z.array(z.number().int()).optional(),
});

/** Mistakes of language as `domain/scoring/grammar-fact.ts` describes them. */
export const grammarFactsSchema = z.array(
  z.object({
    line: z.string(),
    quote: z.string(),
    kind: z.enum(['spelling', 'grammar', 'punctuation', 'capitalization', 'repetition']),
    suggestion: z.string().optional(),
  }),
);

/** What was read from a file, before any correction. */
const readUpload = z.object({
  /** The resume's text, as read. */
  content: z.string(),
  /** The id of what was stored of this file for the session or account that uploaded it (30 days). */
  uploadId: z.string(),
  fileName: z.string(),
  parsed: parsedResumeSchema,
  layout: layoutFactsSchema,
  /** How many of its pages have pictures: none for a Word file. */
  pictures: z.number().int(),
  /** Absent while the grammar checker is at work, and where it does not know the language; `getUpload` has it later. */
  grammar: grammarFactsSchema.optional(),
});

/** A name that a page gives to the reading of a file, to ask how far it is. */
const readingName = z.uuid();

export const uploadResume = route({
  kind: 'upload',
  method: 'POST',
  path: '/api/upload-resume',
  query: z.object({ reading: readingName.optional() }),
  access: 'visitor',
  scope: 'resumes:write',
  owned: true,
  fileField: 'resume',
  response: readUpload,
  errors: [...fileErrors, 'FILE_NO_JSON_RESUME', 'FILE_JSON_FIELD', 'TOO_MANY_BYTES', 'UPLOADS_FULL'],
  limit: 'upload',
  inTurn: 'reading',
});

/** How far the reading of a scan is, which takes seconds a page; null before it, after it, and of a file that is none. Nobody else knows its name. */
export const scanProgress = route({
  kind: 'json',
  method: 'GET',
  path: '/api/uploads/readings',
  access: 'anyone',
  query: z.object({ reading: readingName }),
  response: z.object({ scan: z.object({ done: z.number().int(), pages: z.number().int() }).nullable() }),
  errors: [],
});

const byId = z.object({ id: z.string().max(100) });

export const getUpload = route({
  kind: 'json',
  method: 'GET',
  path: '/api/uploads/{id}',
  access: 'visitor',
  scope: 'resumes:read',
  params: byId,
  response: readUpload.extend({ corrections: correctionsSchema }),
  errors: ['UPLOAD_NOT_FOUND'],
});

export const uploadPage = route({
  kind: 'file',
  method: 'GET',
  path: '/api/uploads/{id}/pages/{page}',
  access: 'visitor',
  scope: 'resumes:read',
  params: byId.extend({ page: z.coerce.number().int().min(1).max(100) }),
  response: ['image/png'],
  errors: ['UPLOAD_NOT_FOUND'],
  inTurn: 'reading',
});

export const correctUpload = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/uploads/{id}',
  access: 'visitor',
  scope: 'resumes:write',
  owned: true,
  params: byId,
  bodySize: 'corrections',
  /** All corrections, in place of those kept before. */
  body: z.object({ corrections: correctionsSchema }),
  response: z.object({ corrections: correctionsSchema }),
  errors: ['UPLOAD_NOT_FOUND', 'CORRECTION_UNFIT'],
  limit: 'review',
  inTurn: 'engine',
});

export const listUploads = route({
  kind: 'json',
  method: 'GET',
  path: '/api/uploads',
  access: 'user',
  scope: 'resumes:read',
  query: pageQuery.extend({ limit: pageQuery.shape.limit.default(20) }),
  response: z.array(z.object({ uploadId: z.string(), fileName: z.string(), createdAt: z.string() })),
  errors: [],
});
