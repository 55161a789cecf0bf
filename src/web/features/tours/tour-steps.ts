import type { PageCopy } from '#copy/copy.ts';
import type { PageName } from '#contract/pages.ts';
import { tourTargets, type TourId } from './tour-ids.ts';
import type { TourStep } from './tour-state.ts';
import type { Side } from './tooltip-place.ts';

interface Stop {
  target: keyof typeof tourTargets;
  placement: Side;
  /** Where the step's button goes. */
  page?: PageName;
}

/** What each tour points at, in order; what it says there is in the copy. */
const stops: Record<TourId, readonly Stop[]> = {
  'home-first-visit': [
    { target: 'score', placement: 'bottom', page: 'score' },
    { target: 'optimize', placement: 'bottom', page: 'optimize' },
    { target: 'jobs', placement: 'bottom' },
  ],
  'new-user-registration': [
    { target: 'upload', placement: 'top' },
    { target: 'steps', placement: 'bottom' },
    { target: 'account', placement: 'bottom', page: 'profile' },
  ],
  'authenticated-user': [
    { target: 'optimize', placement: 'bottom', page: 'optimize' },
    { target: 'score', placement: 'bottom' },
    { target: 'account', placement: 'bottom', page: 'profile' },
  ],
};

/** The page that a tour is about. */
export const tourPage: Record<TourId, PageName> = {
  'home-first-visit': 'home',
  'new-user-registration': 'optimize',
  'authenticated-user': 'home',
};

export const stepsOf = (tourId: TourId, { tours }: PageCopy): TourStep[] =>
  stops[tourId].flatMap(({ target, placement, page }, index) => {
    const words = tours.steps[tourId][index];
    if (words === undefined) return [];
    const cta = page !== undefined && words.cta !== undefined ? { ctaText: words.cta, ctaAction: page } : {};
    const { title, content } = words;
    return [{ target: tourTargets[target], title, content, placement, spotlight: true, showSkip: true, ...cta }];
  });
