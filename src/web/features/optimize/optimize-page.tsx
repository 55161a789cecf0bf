import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { WizardView } from './wizard-view.tsx';

export const meta = () => pageMeta('optimize');

/** An unfinished wizard is stored only in the browser, so a placeholder is shown until it's loaded. */
function WizardSkeleton() {
  const { wizard } = useCopy();
  return (
    <div>
      <output className="sr-only">{wizard.loading}</output>
      <div className="mt-6 grid grid-cols-4 gap-4">
        {[1, 2, 3, 4].map((step) => (
          <div key={step} className="grid gap-3">
            <Skeleton className="h-0.5 w-full" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-10 h-7 w-52" />
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="h-70 rounded-lg border-2 border-dashed border-rule bg-sheet" />
        <div className="hidden content-start gap-5 border-l border-rule pl-8 lg:grid">
          <Skeleton className="h-5 w-40" />
          <SkeletonLines lines={6} />
        </div>
      </div>
    </div>
  );
}

export default function OptimizePage() {
  const { wizard } = useCopy();
  const hydrated = useHydrated();
  return (
    <main id="content" className="group/page mx-auto max-w-page px-5 pt-8 pb-28 md:px-8 md:pt-12">
      <h1 className={pageTitle}>{wizard.title}</h1>
      {hydrated ? <WizardView /> : <WizardSkeleton />}
    </main>
  );
}
