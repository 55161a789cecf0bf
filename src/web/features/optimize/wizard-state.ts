import { z } from 'zod';
import { defaultTemplate, templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import { correctionsSchema, type Correction } from '#domain/resume/corrections/correction.ts';
import { parsedResumeSchema } from '#domain/resume/parsed-resume.ts';
import { grammarFactsSchema, layoutFactsSchema } from '#contract/uploads.ts';

/** Where a person is in the wizard before an optimization exists; after that its id in the address says so. */
export const places = ['upload', 'template', 'choice', 'score', 'job'] as const;
export type WizardPlace = (typeof places)[number];

const uploadedResume = z.object({
  fileName: z.string(),
  uploadId: z.string(),
  /** The text as it was read, with the person's own corrections. */
  content: z.string(),
  /** Whether `content` differs from what was read; the facts below say nothing about other text. */
  corrected: z.boolean(),
  /** As it was read, whatever was corrected. */
  parsed: parsedResumeSchema,
  corrections: correctionsSchema.optional(),
  layout: layoutFactsSchema,
  /** For how many of its pages there are pictures. */
  pictures: z.number().int().default(0),
  /** Mistakes of language, where they are known. */
  grammar: grammarFactsSchema.optional(),
});
export type UploadedResume = z.infer<typeof uploadedResume>;

const job = z.object({ jobTitle: z.string(), companyName: z.string(), jobDescription: z.string() });
export type JobDraft = z.infer<typeof job>;

const wizardState = z.object({
  place: z.enum(places),
  resume: uploadedResume.optional(),
  template: z.enum(templateIds),
  job,
  /** The optimization that a payment or a claim opened, when the address does not contain it. */
  opened: z.string().optional(),
});
/** Everything a person has entered so far: what a reload restores. */
export type WizardState = z.infer<typeof wizardState>;

export const emptyWizard: WizardState = {
  place: 'upload',
  template: defaultTemplate,
  job: { jobTitle: '', companyName: '', jobDescription: '' },
};

export type WizardAction =
  | { type: 'uploaded'; resume: Omit<UploadedResume, 'corrected'> }
  | { type: 'corrected'; content: string }
  | { type: 'reviewed'; corrections: Correction[] }
  | { type: 'went'; place: WizardPlace }
  | { type: 'templateChosen'; template: TemplateId }
  | { type: 'jobDrafted'; job: JobDraft }
  | { type: 'resultOpened'; optimizationId: string }
  | { type: 'otherJob' }
  | { type: 'restarted' };

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'uploaded':
      return { ...state, resume: { ...action.resume, corrected: false }, place: 'template' };
    case 'corrected':
      return state.resume ? { ...state, resume: { ...state.resume, content: action.content, corrected: true } } : state;
    case 'reviewed':
      return state.resume ? { ...state, resume: { ...state.resume, corrections: action.corrections } } : state;
    case 'went':
      return { ...state, place: action.place, opened: undefined };
    case 'resultOpened':
      return { ...state, opened: action.optimizationId };
    case 'templateChosen':
      return { ...state, template: action.template };
    case 'jobDrafted':
      return { ...state, job: action.job };
    case 'otherJob':
      return { ...state, place: state.resume ? 'job' : 'upload', job: emptyWizard.job, opened: undefined };
    case 'restarted':
      return emptyWizard;
    default:
      return action satisfies never;
  }
}

/** The step, 1 to 4, that a place belongs to. */
export const stepOf = (place: WizardPlace | 'result'): 1 | 2 | 3 | 4 => {
  if (place === 'upload') return 1;
  if (place === 'template') return 2;
  return place === 'result' ? 4 : 3;
};

const storageKey = 'foothold.optimize';
type WizardStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What a reload restores; an empty wizard where nothing was stored, or nothing readable. */
export function restoreWizard(storage: WizardStorage): WizardState {
  try {
    return wizardState.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data ?? emptyWizard;
  } catch {
    return emptyWizard;
  }
}

/** Stores the wizard for a reload. A browser that refuses storage only loses that. */
export function keepWizard(storage: WizardStorage, state: WizardState): void {
  try {
    storage.setItem(storageKey, JSON.stringify(state));
  } catch {
    // Storage is full or unavailable: the wizard continues in memory.
  }
}
