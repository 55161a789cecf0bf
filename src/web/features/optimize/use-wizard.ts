import { useEffect, useReducer, type Dispatch } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { takeJobInHand } from '../in-hand/job-in-hand.ts';
import { takeResumeInHand } from '../in-hand/resume-in-hand.ts';
import { placeOf, wizardEntry } from './wizard-place.ts';
import {
  keepWizard,
  restoreWizard,
  wizardReducer,
  type NewResume,
  type WizardAction,
  type WizardPlace,
  type WizardState,
} from './wizard-state.ts';

export interface Wizard {
  state: WizardState;
  /** The step to show while there's no result. */
  place: WizardPlace;
  /** The optimization that the address or the entry in the history names: then the wizard is at step 4. */
  resultId: string | undefined;
  dispatch: Dispatch<WizardAction>;
  goTo: (place: WizardPlace) => void;
  /** Goes on with a resume that was uploaded. */
  takeResume: (resume: NewResume) => void;
  openResult: (optimizationId: string) => void;
  /** Leaves the result, keeping what the action keeps. */
  leaveResult: (action: WizardAction) => void;
}

/** What a reload brings back, with the resume that was scored elsewhere and the ad it was scored against, to be optimized now. */
const begin = (): WizardState => {
  const kept = restoreWizard(sessionStorage);
  const resume = takeResumeInHand(sessionStorage);
  const job = takeJobInHand(sessionStorage);
  const withResume = resume ? wizardReducer(kept, { type: 'uploaded', resume }) : kept;
  return job ? wizardReducer(withResume, { type: 'jobTaken', job }) : withResume;
};

/**
 * The wizard of this tab: its contents survive a reload, and its step is in the browser's history. Needs a
 * browser (not for prerendering).
 */
export function useWizard(): Wizard {
  const [state, dispatch] = useReducer(wizardReducer, undefined, begin);
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const entry = wizardEntry(location.state);
  const resultId = search.get('result') ?? entry.opened;
  const place = placeOf(entry, state);

  useEffect(() => keepWizard(sessionStorage, state), [state]);

  // Stores the step in the history entry of arrival, so that Back leads to it, and not to the step that was left last.
  const isUnmarked = location.search === '' && entry.place === undefined && entry.opened === undefined;
  useEffect(() => {
    if (isUnmarked) void navigate(paths.optimize(), { replace: true, state: { place }, preventScrollReset: true });
  }, [isUnmarked, place, navigate]);

  const show = (next: WizardPlace) => void navigate(paths.optimize(), { state: { place: next } });
  const leaveResult = (action: WizardAction) => {
    dispatch(action);
    show(wizardReducer(state, action).place);
  };
  return {
    state,
    place,
    resultId,
    dispatch,
    leaveResult,
    goTo: (next) => leaveResult({ type: 'went', place: next }),
    takeResume: (resume) => leaveResult({ type: 'uploaded', resume }),
    openResult: (id) => void navigate(paths.optimize({ result: id })),
  };
}
