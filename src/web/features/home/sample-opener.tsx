import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { inlineAction } from '../../ui/inline-action.ts';

/** Loaded when somebody wants to see it. */
const SampleDialog = lazy(() => import('./sample/sample-dialog.tsx'));

export function SampleOpener() {
  const { home, sampleResult } = useCopy();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={inlineAction}
      >
        {home.facts.result.open}
      </button>
      {wanted && (
        <Suspense fallback={<output className="sr-only">{sampleResult.loading}</output>}>
          <SampleDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
