import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCopy } from '../../copy/use-copy.tsx';
import { completedTours, recordTour, resetTour } from './completed-tours.ts';
import type { TourId } from './tour-ids.ts';
import { backed, closed, completed, nexted, noTour, started, type TourState } from './tour-state.ts';
import { stepsOf } from './tour-steps.ts';

const tourKey = ['tour'];

/** The current tour and its actions. Kept with the session, so that every part of a page sees the same one. */
export function useTour() {
  const queries = useQueryClient();
  const copy = useCopy();
  const { data: state = noTour } = useQuery<TourState>({
    queryKey: tourKey,
    queryFn: () => noTour,
    enabled: false,
    gcTime: Infinity,
  });
  const change = (to: (state: TourState) => TourState) => {
    const before = queries.getQueryData<TourState>(tourKey) ?? noTour;
    const after = to(before);
    queries.setQueryData(tourKey, after);
    if (after.isCompleted && !before.isCompleted && after.tourId) recordTour(localStorage, after.tourId);
  };
  const start = (id: TourId) =>
    change((before) => started(before, id, stepsOf(id, copy), completedTours(localStorage)));
  return {
    state,
    start,
    /** Shows it although it was seen before: somebody asked for it. */
    restart: (id: TourId) => {
      resetTour(localStorage, id);
      start(id);
    },
    next: () => change(nexted),
    back: () => change(backed),
    skip: () => change(completed),
    close: () => change(closed),
  };
}
