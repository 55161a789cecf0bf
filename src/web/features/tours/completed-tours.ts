import { tourIds, type TourId } from './tour-ids.ts';

/** Of the browser, not of the account: who looks at a page they know already needs no tour of it. */
export const toursKey = 'foothold.tours';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const isTourId = (value: unknown): value is TourId => tourIds.some((id) => id === value);

/** The tours that were seen to their end or skipped. Whatever else is stored there, and a storage that refuses, counts as none. */
export function completedTours(storage: Kept): TourId[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(toursKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTourId) : [];
  } catch {
    return [];
  }
}

function keep(storage: Kept, ids: readonly TourId[]): void {
  try {
    storage.setItem(toursKey, JSON.stringify(ids));
  } catch {
    // Where nothing can be stored, the tour is offered again.
  }
}

export const recordTour = (storage: Kept, id: TourId): void =>
  keep(storage, [...new Set([...completedTours(storage), id])]);

export const resetTour = (storage: Kept, id: TourId): void =>
  keep(
    storage,
    completedTours(storage).filter((each) => each !== id),
  );
