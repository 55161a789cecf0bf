import { lazy, Suspense } from 'react';
import { useTour } from './use-tour.ts';
import { useTourStarts } from './use-tour-starts.ts';

/** Loaded when a tour starts: most visits see none. */
const GuidedStep = lazy(() => import('./guided-step.tsx'));

/** The guided tour that is running. */
export function TourOverlay() {
  useTourStarts();
  const { state } = useTour();
  const step = state.isActive ? state.steps[state.currentStep] : undefined;
  return (
    step && (
      <Suspense>
        <GuidedStep step={step} number={state.currentStep + 1} of={state.steps.length} />
      </Suspense>
    )
  );
}
