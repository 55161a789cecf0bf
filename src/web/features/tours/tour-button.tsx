import { useCopy } from '../../copy/use-copy.tsx';
import { inlineAction } from '../../ui/inline-action.ts';
import type { TourId } from './tour-ids.ts';
import { useTour } from './use-tour.ts';

/** Shows a tour of the page to who asks for it, also once more. */
export function TourButton({ tour }: { tour: TourId }) {
  const { tours } = useCopy();
  const { restart } = useTour();
  return (
    <button type="button" onClick={() => restart(tour)} className={inlineAction}>
      {tours.take}
    </button>
  );
}
