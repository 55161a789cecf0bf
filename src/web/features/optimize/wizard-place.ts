import { z } from 'zod';
import { places, type WizardPlace, type WizardState } from './wizard-state.ts';

/** What an entry of the browser's history says of the wizard: each step is one, so that Back and Forward go from step to step. */
const entrySchema = z.object({
  place: z.enum(places).optional().catch(undefined),
  /** The optimization that a payment or a claim opened without having it in the address. */
  opened: z.string().optional().catch(undefined),
});
export type WizardEntry = z.infer<typeof entrySchema>;

/** The state of a history entry; empty if another page made it. */
export const wizardEntry = (state: unknown): WizardEntry => entrySchema.safeParse(state).data ?? {};

/** The step of an entry, if the wizard has what it needs: a score needs a resume. */
export const placeOf = ({ place }: WizardEntry, state: WizardState): WizardPlace => {
  const meant = place ?? state.place;
  return meant === 'score' && !state.resume ? 'upload' : meant;
};
