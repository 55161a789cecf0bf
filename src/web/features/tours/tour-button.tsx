import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import type { TourId } from './tour-ids.ts';
import { useTour } from './use-tour.ts';

/** Shows a tour of the page to who asks for it, also once more. */
export function TourButton({ tour }: { tour: TourId }) {
  const { tours } = useCopy();
  const { restart } = useTour();
  return (
    <Button look="quiet" size="sm" onClick={() => restart(tour)}>
      {tours.take}
    </Button>
  );
}
