import { z } from 'zod';
import type { Copy } from '#copy/copy.ts';
import { claimReportSchema } from '#domain/claims/claim.ts';
import { evaluationSchema } from '#domain/scoring/evaluation.ts';
import { parsedResumeSchema } from '#domain/resume/parsed-resume.ts';
import { checkText, readText } from './text-checks.ts';
import { listingSchema } from './job-listings.ts';
import { searchJobs } from './job-search.ts';
import { maxUploadBytes } from './limits.ts';
import { getOptimization, optimizationSchema, optimizeResume } from './optimizations.ts';
import type { RouteShape } from './route.ts';
import { scoreResume } from './scores.ts';
import { uploadResume } from './uploads.ts';

/** A tool that assistants can call by the Model Context Protocol. Its fields are those of the routes that do its work. */
export interface ToolShape {
  /** The routes that do its work: a key needs the scope of each. */
  routes: readonly RouteShape[];
  input: z.ZodObject;
  output: z.ZodObject;
  /** Whether its routes store anything: an upload, an assessment, an optimization, an entry of a history. */
  stores: boolean;
  /** Whether its routes may ask somebody other than the server: a job source, a model. */
  asksOthers: boolean;
}

/** Where a tool does its work: by its routes, or by the engine on the person's machine, which stores nothing and asks nobody. */
export type ToolPlace = 'routes' | 'engine';

/** What a client learns about a tool's effects before calling it, in the Model Context Protocol's terms. */
export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

export function toolHints(
  { stores, asksOthers }: Pick<ToolShape, 'stores' | 'asksOthers'>,
  place: ToolPlace,
): ToolHints {
  const leavesSomething = place === 'routes' && stores;
  return {
    readOnlyHint: !leavesSomething,
    // Tools add and never replace; only a history of searches drops its oldest.
    destructiveHint: false,
    // Each call makes another one.
    idempotentHint: !leavesSomething,
    openWorldHint: place === 'routes' && asksOthers,
  };
}

/** The longest file in Base64. */
const maxBase64 = Math.ceil(maxUploadBytes / 3) * 4;
/** The most listings in one answer, and how much of each ad: a model reads all of it. */
const maxListings = 20;
export const listedCharacters = 600;

const resume = checkText.body.pick({ resumeText: true, uploadId: true }).shape;
const { jobTitle, companyName, jobDescription, selectedTemplate } = optimizeResume.body.shape;
const { layout } = uploadResume.response.shape;

const evaluated = evaluationSchema
  .pick({
    overallScore: true,
    craftScore: true,
    matchScore: true,
    categories: true,
    missingKeywords: true,
    recommendedKeywords: true,
  })
  .extend({
    strengths: z.array(z.string()),
    /** What to change, the largest gain first. */
    findings: z.array(
      scoreResume.response.shape.detail.shape.findings.element.pick({
        issue: true,
        why: true,
        fix: true,
        potential: true,
      }),
    ),
    /** How many more there are. */
    moreFindings: z.number().int(),
  });

const tailored = optimizationSchema
  .pick({
    status: true,
    matchScore: true,
    matchScoreBefore: true,
    locked: true,
    changesCount: true,
    questions: true,
    advice: true,
    failure: true,
  })
  .extend({
    /** Absent where nothing is stored. */
    optimizationId: z.string().optional(),
    /** The tailored resume and the letter as text; of a locked one the beginning. Null until they are made. */
    resume: z.string().nullable(),
    coverLetter: z.string().nullable(),
    /** What to do, where they are not made yet. */
    note: z.string().optional(),
  });

/** Every tool, by name. */
export const mcpTools = {
  read_resume: {
    routes: [uploadResume, readText],
    input: z.object({
      resumeText: resume.resumeText.optional(),
      fileName: z.string().trim().min(1).max(255).optional(),
      fileBase64: z.string().min(1).max(maxBase64).optional(),
    }),
    output: z.object({
      uploadId: z.string().optional(),
      resumeText: z.string(),
      resume: parsedResumeSchema.shape.resume,
      language: parsedResumeSchema.shape.language,
      /** Lines with content that no field was read from. */
      unread: z.array(z.string()),
      layout: layout
        .pick({
          kind: true,
          pages: true,
          columns: true,
          tables: true,
          images: true,
          textBoxes: true,
          headerFooterText: true,
        })
        .optional(),
    }),
    stores: true,
    asksOthers: false,
  },
  score_resume: {
    routes: [scoreResume],
    input: z.object(resume),
    output: evaluated,
    stores: true,
    asksOthers: false,
  },
  compare_with_ad: {
    routes: [scoreResume],
    input: z.object({ ...resume, jobTitle: jobTitle.optional(), jobDescription }),
    output: evaluated,
    stores: true,
    asksOthers: false,
  },
  tailor_resume: {
    routes: [optimizeResume, getOptimization],
    input: z.object({ ...resume, jobTitle, companyName, jobDescription, selectedTemplate }),
    output: tailored,
    stores: true,
    asksOthers: true,
  },
  get_tailored_resume: {
    routes: [getOptimization],
    input: z.object({ optimizationId: getOptimization.params.shape.id }),
    output: tailored,
    stores: false,
    asksOthers: false,
  },
  check_text: {
    routes: [checkText],
    input: checkText.body,
    output: claimReportSchema.omit({ sentences: true }),
    stores: false,
    asksOthers: false,
  },
  search_jobs: {
    routes: [searchJobs],
    input: searchJobs.body
      .pick({ query: true, location: true, filters: true, page: true, sort: true })
      .extend({ limit: z.number().int().min(1).max(maxListings).default(10) }),
    output: searchJobs.response.pick({ total: true, totalIsExact: true, place: true }).extend({
      jobs: z.array(
        listingSchema.pick({
          id: true,
          title: true,
          company: true,
          location: true,
          salaryMin: true,
          salaryMax: true,
          currency: true,
          postedDate: true,
          workplace: true,
          jobType: true,
          source: true,
          applicationUrl: true,
          description: true,
        }),
      ),
    }),
    stores: true,
    asksOthers: true,
  },
} as const satisfies Record<keyof Copy['mcpTools'], ToolShape>;

export type ToolName = keyof typeof mcpTools;
export type ToolInput<Name extends ToolName> = z.output<(typeof mcpTools)[Name]['input']>;
export type ToolOutput<Name extends ToolName> = z.input<(typeof mcpTools)[Name]['output']>;
export const toolNames = Object.keys(mcpTools) as ToolName[];
