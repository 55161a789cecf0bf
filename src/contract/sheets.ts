import { z } from 'zod';
import { paperSizes, templateIds } from '#domain/resume/document/templates.ts';
import { orderedSections } from '#domain/resume/document/section-order.ts';
import { unplacedTextsSchema } from '#domain/resume/document/unplaced-texts-schema.ts';
import { jsonResumeSchema } from '#domain/resume/json-resume-schema.ts';
import { languages } from '#domain/language/languages.ts';
import { changeReasons } from '#domain/tailoring/tailoring.ts';
import { validationKey } from '#copy/validation-key.ts';
import { optimizationById, optimizationStatuses } from './optimizations.ts';
import { route } from './route.ts';

/** The longest text that is written by hand, in characters: a line, a paragraph of a letter, all skills. */
export const maxEditCharacters = 4000;
/** Of the one sentence on why this employer. */
export const maxOwnSentenceCharacters = 400;

const claims = z.array(z.object({ kind: z.string(), claim: z.string() }));

const changeSchema = z.object({
  id: z.string(),
  /** JSON Pointer into the source; null for what was added. */
  pointer: z.string().nullable(),
  original: z.string(),
  revised: z.string(),
  reasons: z.array(z.enum(changeReasons)),
  /** The source's lines that support it. */
  evidence: z.array(z.string()),
  /** The requirements that it serves, in the ad's words. */
  requirements: z.array(z.string()),
  /** What it brings to the scores, in points; null where that is not known. */
  gains: z.object({ overall: z.number(), match: z.number() }).nullable(),
  /** What a person's own text says that their resume does not show. */
  vouched: claims,
});
export type SheetChange = z.infer<typeof changeSchema>;

/** The optimization as a proofread page. Locked parts are null, with only the free changes. */
const sheetSchema = z.object({
  /** Of the optimization: until it is completed, the sheet is that of before. */
  status: z.enum(optimizationStatuses),
  /** Rises with each decision and answer. */
  revision: z.number().int(),
  resume: z
    .object({
      resume: jsonResumeSchema,
      sectionOrder: z.array(z.enum(orderedSections)),
      unplaced: unplacedTextsSchema,
      language: z.enum(languages),
      /** The edit key of each line that has another pointer than in the source. */
      keys: z.record(z.string(), z.string()),
    })
    .nullable(),
  letter: z
    .object({
      salutation: z.string(),
      paragraphs: z.array(
        z.object({
          text: z.string(),
          /** The source's lines that support it. */
          evidence: z.array(z.string()),
          requirements: z.array(z.string()),
        }),
      ),
      closing: z.string(),
      signature: z.string(),
      /** Whether it is the person's own text. */
      edited: z.boolean(),
      /** Why this employer, in the person's own words. */
      ownSentence: z.string().nullable(),
    })
    .nullable(),
  /** While the resume is locked the free ones. */
  changes: z.array(changeSchema),
  /** Refused by the person: each can be taken again. */
  refused: z.array(changeSchema),
  /** Wordings that the check turned down, and the line that stayed. */
  refusals: z.array(z.object({ proposed: z.string(), kept: z.string(), claims })),
  /** Of all changes, also while they are locked: how many there are for each reason. */
  counts: z.partialRecord(z.enum(changeReasons), z.number().int()),
  changesCount: z.number().int(),
});
export type SheetView = z.infer<typeof sheetSchema>;

export const getSheet = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimization/{id}/sheet',
  access: 'visitor',
  scope: 'optimizations:read',
  params: optimizationById,
  response: sheetSchema,
  errors: ['OPTIMIZATION_NOT_FOUND'],
});

const change = z.string().min(1).max(300);
const text = z.string().trim().max(maxEditCharacters, validationKey('editTooLong'));
const line = z.string().trim().max(300, validationKey('editTooLong'));

const actSchema = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['refuse', 'take']), change }),
  z.object({ act: z.enum(['refuse-all', 'take-all']) }),
  /** `text` null gives the text back to the engine; an empty one leaves the line out. */
  z.object({ act: z.literal('edit'), key: z.string().min(1).max(300), text: text.nullable() }),
  z.object({
    act: z.literal('letter'),
    letter: z.object({ salutation: line, paragraphs: z.array(text.min(1)).min(1).max(20), closing: line }).nullable(),
  }),
  z.object({
    act: z.literal('own-sentence'),
    text: z.string().trim().max(maxOwnSentenceCharacters, validationKey('editTooLong')).nullable(),
  }),
]);
export type SheetAct = z.infer<typeof actSchema>;

export const decideSheet = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/optimization/{id}/sheet',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: optimizationById,
  bodySize: 'corrections',
  /** Decisions in the order in which they were made. */
  body: z.object({ acts: z.array(actSchema).min(1).max(100) }),
  response: sheetSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'CHANGE_NOT_FOUND', 'NOT_READY'],
  limit: 'review',
  inTurn: 'engine',
});

/** What a document looks like on paper. */
export const printSheet = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimization/{id}/print',
  access: 'visitor',
  scope: 'optimizations:read',
  params: optimizationById,
  query: z.object({
    part: z.enum(['resume', 'coverLetter']).default('resume'),
    paper: z.enum(paperSizes).optional(),
    template: z.enum(templateIds).optional(),
  }),
  /** Its pages as PNGs in base64. */
  response: z.object({ revision: z.number().int(), pages: z.array(z.string()) }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY'],
  limit: 'print',
  inTurn: 'reading',
});
