import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { WizardView } from './wizard-view.tsx';

export const meta = () => pageMeta('optimize');

/** An unfinished wizard is stored in the browser alone, so a placeholder is shown until it is loaded. */
function WizardSkeleton() {
  const { wizard } = useCopy();
  return (
    <div>
      <output className="sr-only">{wizard.loading}</output>
      <Skeleton className="mt-6 h-12 w-full" />
      <Skeleton className="mt-10 h-8 w-64" />
      <Skeleton className="mt-6 h-80 w-full" />
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
