import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { EnhanceSkeleton, EnhanceView } from './enhance-view.tsx';

export const meta = () => pageMeta('enhanceLinkedin');

/** The account and the address's query are known only in the browser, so a placeholder is shown until then. */
export default function EnhanceLinkedinPage() {
  const { enhancePage: words } = useCopy();
  const hydrated = useHydrated();
  return (
    <main id="content" className="group/page mx-auto max-w-page px-5 pt-8 pb-28 md:px-8 md:pt-12">
      <h1 className={pageTitle}>{words.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft group-has-data-result/page:hidden">{words.lead}</p>
      {hydrated ? <EnhanceView /> : <EnhanceSkeleton />}
    </main>
  );
}
