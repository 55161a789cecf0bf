import type { PageName } from '#contract/pages.ts';
import type { TourId } from './tour-ids.ts';
import type { Side } from './tooltip-place.ts';

/** One stop of a tour. */
export interface TourStep {
  /** The `data-testid` of its target. */
  target: string;
  title: string;
  content: string;
  placement: Side;
  /** Whether the rest of the page is dimmed. */
  spotlight: boolean;
  showSkip: boolean;
  /** A button that goes to where the step is about. */
  ctaText?: string;
  ctaAction?: PageName;
}

export interface TourState {
  isActive: boolean;
  currentStep: number;
  steps: readonly TourStep[];
  tourId: TourId | null;
  isCompleted: boolean;
}

export const noTour: TourState = { isActive: false, currentStep: 0, steps: [], tourId: null, isCompleted: false };

/** A tour that has been seen to its end, or was skipped, does not start again, and none starts while another runs. */
export function started(
  state: TourState,
  tourId: TourId,
  steps: readonly TourStep[],
  completed: readonly TourId[],
): TourState {
  if (state.isActive || completed.includes(tourId) || steps.length === 0) return state;
  return { isActive: true, currentStep: 0, steps, tourId, isCompleted: false };
}

/** The next step; the last one completes the tour. */
export function nexted(state: TourState): TourState {
  if (!state.isActive) return state;
  if (state.currentStep + 1 >= state.steps.length) return completed(state);
  return { ...state, currentStep: state.currentStep + 1 };
}

export const backed = (state: TourState): TourState => ({ ...state, currentStep: Math.max(0, state.currentStep - 1) });

/** Ended, and not to be shown again: by its last step, or because it was skipped. */
export const completed = (state: TourState): TourState =>
  state.isActive ? { ...state, isActive: false, isCompleted: true } : state;

/** Ended for now: it may start again. */
export const closed = (state: TourState): TourState => (state.isActive ? { ...state, isActive: false } : state);
