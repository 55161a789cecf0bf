import { z } from 'zod';
import { defaultTemplate, templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import { correctionsSchema } from '#domain/resume/corrections/correction-schema.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { parsedResumeSchema } from '#domain/resume/parsed-resume.ts';
import { isSameText } from '#domain/resume/corrections/same-text.ts';
import { grammarFactsSchema, layoutFactsSchema } from '#contract/uploads.ts';

/** Where a person is in the wizard before an optimization exists; from then on its id in the address says so. A step is an entry in the history. */
export const places = ['upload', 'template', 'choice', 'score', 'job'] as const;
export type WizardPlace = (typeof places)[number];

const uploadedResume = z.object({
  fileName: z.string(),
  /** Absent, as all that was read from a file is, where a text was pasted. */
  uploadId: z.string().optional(),
  /** The text as the person wants it. */
  content: z.string(),
  /** The text as it was read; the facts below say nothing about another. */
  read: z.string(),
  parsed: parsedResumeSchema.optional(),
  corrections: correctionsSchema.optional(),
  layout: layoutFactsSchema.optional(),
  /** How many of its pages there are pictures of. */
  pictures: z.number().int().optional(),
  /** Mistakes of language, where they are known. */
  grammar: grammarFactsSchema.optional(),
});
export type UploadedResume = z.infer<typeof uploadedResume>;

/** A resume as it comes into the wizard. */
export type NewResume = Omit<UploadedResume, 'read'>;

/** Whether the text is as it was read, unedited or with its edits undone. */
export const isAsRead = ({ content, read }: UploadedResume): boolean => isSameText(content, read);

const job = z.object({ jobTitle: z.string(), companyName: z.string(), jobDescription: z.string() });
export type JobDraft = z.infer<typeof job>;

/** The listing that the job was taken from. */
const broughtJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  description: z.string(),
  isExcerpt: z.boolean(),
  applicationUrl: z.string(),
});
export type BroughtJob = z.infer<typeof broughtJob>;

/** The fields of the job, filled in from a listing. */
export const jobOf = ({ title, company, description }: BroughtJob): JobDraft => ({
  jobTitle: title,
  companyName: company,
  jobDescription: description,
});

/** Whether a job may be replaced without asking: nothing is entered, or the same. */
export const isReplaceable = (entered: JobDraft, next: JobDraft): boolean =>
  (['jobTitle', 'companyName', 'jobDescription'] as const).every(
    (name) => isSameText(entered[name], '') || isSameText(entered[name], next[name]),
  );

const wizardState = z.object({
  place: z.enum(places),
  resume: uploadedResume.optional(),
  template: z.enum(templateIds),
  job,
  brought: broughtJob.optional(),
});
/** Everything a person has entered so far: what a reload restores. */
export type WizardState = z.infer<typeof wizardState>;

export const emptyWizard: WizardState = {
  place: 'upload',
  template: defaultTemplate,
  job: { jobTitle: '', companyName: '', jobDescription: '' },
};

export type WizardAction =
  | { type: 'uploaded'; resume: NewResume }
  | { type: 'corrected'; content: string }
  | { type: 'reviewed'; corrections: Correction[] }
  | { type: 'went'; place: WizardPlace }
  | { type: 'templateChosen'; template: TemplateId }
  | { type: 'jobDrafted'; job: JobDraft }
  | { type: 'jobBrought'; listing: BroughtJob }
  /** The job that was scored against on another page: no field is asked for again. */
  | { type: 'jobTaken'; job: Omit<JobDraft, 'companyName'> }
  | { type: 'otherJob' }
  | { type: 'restarted' };

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'uploaded':
      return { ...state, resume: { ...action.resume, read: action.resume.content }, place: 'template' };
    case 'corrected':
      return state.resume ? { ...state, resume: { ...state.resume, content: action.content } } : state;
    case 'reviewed':
      return state.resume ? { ...state, resume: { ...state.resume, corrections: action.corrections } } : state;
    case 'went':
      return { ...state, place: action.place };
    case 'templateChosen':
      return { ...state, template: action.template };
    case 'jobDrafted':
      return { ...state, job: action.job };
    case 'jobBrought':
      return { ...state, job: jobOf(action.listing), brought: action.listing };
    case 'jobTaken':
      return {
        ...state,
        place: state.resume ? 'job' : 'upload',
        job: { companyName: '', ...action.job },
        brought: undefined,
      };
    case 'otherJob':
      return { ...state, place: state.resume ? 'job' : 'upload', job: emptyWizard.job, brought: undefined };
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
