import { useEffect, useRef, type ComponentType } from 'react';
import { keepPlace, storages } from '../in-hand/place-in-hand.ts';
import { EnhanceOpenNotice } from '../in-hand/enhance-open-notice.tsx';
import { useTrack } from '../tracking/use-track.ts';
import { BroughtJobNotice } from './brought-job.tsx';
import { AssessmentStep } from './assessment/assessment-step.tsx';
import { ConfirmingPayment } from './result/confirming-payment.tsx';
import { OptimizationStep } from './result/optimization-step.tsx';
import { useOptimization } from './result/use-optimization.ts';
import { StartedNotice } from './started-notice.tsx';
import { stepTitleId } from './step-panel.tsx';
import { Stepper } from './stepper.tsx';
import { ChoiceStep } from './steps/choice-step.tsx';
import { JobStep } from './steps/job-step.tsx';
import { TemplateStep } from './steps/template-step.tsx';
import { UploadStep } from './steps/upload-step.tsx';
import { useArrival } from './use-arrival.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import type { WizardPlace } from './wizard-state.ts';

/** After a step change, but not on arrival, the focus moves to the heading of the new step. */
function useFocusOnMove(place: string) {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    scrollTo({ top: 0 });
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  }, [place]);
}

/** Reports each step that is come to. Whoever is back from paying, or opens a result, has come to none, though the wizard still holds one. */
function useTrackedSteps(place: WizardPlace, isShown: boolean) {
  const track = useTrack();
  const last = useRef(isShown ? undefined : place);
  useEffect(() => {
    if (!isShown || last.current === place) return;
    last.current = place;
    track('conversion_step', { step: place });
  }, [place, isShown, track]);
}

const steps: Record<WizardPlace, ComponentType<{ wizard: Wizard }>> = {
  upload: UploadStep,
  template: TemplateStep,
  choice: ChoiceStep,
  score: AssessmentStep,
  job: JobStep,
};

/** The steps that led to a result; if there's no such result, none of them has been done. */
function ResultStepper({ id, goTo }: { id: string; goTo: Wizard['goTo'] }) {
  const { optimization, notFound } = useOptimization(id);
  return <Stepper place="result" goTo={goTo} undone={notFound && optimization === undefined} />;
}

/** The wizard: the stepper and the current step. */
export function WizardView() {
  const wizard = useWizard();
  const place = wizard.resultId === undefined ? wizard.place : 'result';
  useFocusOnMove(place);
  const { returning } = useArrival();
  useTrackedSteps(wizard.place, wizard.resultId === undefined && !returning);
  useEffect(() => {
    // Signing in leads to the wizard anyway, which is kept.
    if (place !== 'result') keepPlace(storages(), undefined, Date.now());
  }, [place]);
  const Step = steps[wizard.place];
  return (
    <>
      {wizard.resultId === undefined ? (
        <Stepper place={place} goTo={wizard.goTo} />
      ) : (
        <ResultStepper id={wizard.resultId} goTo={wizard.goTo} />
      )}
      <StartedNotice wizard={wizard} />
      {wizard.resultId === undefined && <BroughtJobNotice wizard={wizard} />}
      <EnhanceOpenNotice />
      {returning && wizard.resultId === undefined ? (
        <div className="pt-8">
          <ConfirmingPayment />
        </div>
      ) : wizard.resultId === undefined ? (
        <Step wizard={wizard} />
      ) : (
        <OptimizationStep key={wizard.resultId} id={wizard.resultId} wizard={wizard} />
      )}
    </>
  );
}
