import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ScoreView } from './score-view.tsx';

export const meta = () => pageMeta('score');

/** Which assessment is requested is known in the browser alone, so a placeholder is shown until then. */
function ScoreSkeleton() {
  const { score: words } = useCopy();
  return (
    <div className="grid gap-8 pt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <output className="sr-only">{words.loading}</output>
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

export default function ScorePage() {
  const { score: words } = useCopy();
  const hydrated = useHydrated();
  return (
    <main id="content" className="group/page mx-auto max-w-page px-5 pt-8 pb-28 md:px-8 md:pt-12">
      <h1 className={pageTitle}>{words.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft group-has-data-result/page:hidden">{words.lead}</p>
      {hydrated ? <ScoreView /> : <ScoreSkeleton />}
    </main>
  );
}
