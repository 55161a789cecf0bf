import { useEffect, useRef } from 'react';
import type { ListingView } from '#contract/job-listings.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';

/** Stands where a listing was hidden; takes the focus that the card had. */
export function HiddenLine({ listing: { title, company }, onUndo }: { listing: ListingView; onUndo: () => void }) {
  const { listingCard: words } = useCopy();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Only where the focus went with the card, not where a list is shown that one was hidden from before.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <output className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-edge px-5 py-3 text-sm text-ink-soft">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{words.hidden(title, company)}</span>
      <Button ref={undo} look="secondary" size="sm" onClick={onUndo}>
        {words.undo} <span className="sr-only">{words.of(title, company)}</span>
      </Button>
    </output>
  );
}
