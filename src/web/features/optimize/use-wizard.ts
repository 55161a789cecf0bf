import { useEffect, useReducer, type Dispatch } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import {
  keepWizard,
  restoreWizard,
  wizardReducer,
  type WizardAction,
  type WizardPlace,
  type WizardState,
} from './wizard-state.ts';

export interface Wizard {
  state: WizardState;
  /** The optimization in the address: then the wizard is at step 4. */
  resultId: string | undefined;
  dispatch: Dispatch<WizardAction>;
  goTo: (place: WizardPlace) => void;
  openResult: (optimizationId: string) => void;
  /** Leaves the result, keeping what the action keeps. */
  leaveResult: (action: WizardAction) => void;
}

/** The wizard of this tab: kept over a reload, with the result's id in the address. Needs a browser (not for prerendering). */
export function useWizard(): Wizard {
  const [state, dispatch] = useReducer(wizardReducer, undefined, () => restoreWizard(sessionStorage));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('result') ?? undefined;
  const resultId = named ?? state.opened;

  useEffect(() => keepWizard(sessionStorage, state), [state]);

  const leaveResult = (action: WizardAction) => {
    dispatch(action);
    if (named !== undefined) void navigate(paths.optimize());
  };
  return {
    state,
    resultId,
    dispatch,
    leaveResult,
    goTo: (place) => leaveResult({ type: 'went', place }),
    openResult: (id) => void navigate(paths.optimize({ result: id })),
  };
}
