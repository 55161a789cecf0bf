import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useMounted } from '../../ui/use-mounted.ts';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { madeAt, scorePlace } from '../in-hand/kept-score.ts';
import type { MadeAssessment } from '../in-hand/made-assessment.ts';
import { loadScoredView } from './later-parts.ts';
import { ScoreStart } from './score-start.tsx';

export const meta = () => pageMeta('score');

/** With the schemas of what it shows. */
const ScoredView = lazy(loadScoredView);

function ResultSkeleton() {
  const { score: words } = useCopy();
  return (
    <div className="pt-8">
      <output className="sr-only">{words.loading}</output>
      <AssessmentSkeleton />
    </div>
  );
}

/** What to score, or the assessment that was made or opened, which the address and the history say. */
function Dashboard() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const hydrated = useHydrated();
  const isMounted = useMounted();
  const [made, setMade] = useState<MadeAssessment | undefined>();
  const onMade = (assessment: MadeAssessment) => {
    // People who have left the page aren't pulled back to it; the assessment is kept.
    if (!isMounted()) return;
    setMade(assessment);
    void navigate(...scorePlace(assessment));
  };
  const isResult = hydrated && (search.get('result') !== null || madeAt(state) !== undefined);
  const start = <ScoreStart onMade={onMade} />;
  return (
    <>
      {/* Prerendered for who comes to score something; `start.js` knows who comes to see a result. */}
      <div className={hydrated ? undefined : 'in-data-result-asked:hidden'}>
        {isResult ? (
          <Suspense fallback={<ResultSkeleton />}>
            <ScoredView made={made} setMade={setMade} onMade={onMade} start={start} />
          </Suspense>
        ) : (
          start
        )}
      </div>
      {!hydrated && (
        <div className="not-in-data-result-asked:hidden">
          <ResultSkeleton />
        </div>
      )}
    </>
  );
}

export default function ScorePage() {
  const { score: words } = useCopy();
  return (
    <main id="content" className="group/page mx-auto max-w-page px-5 pt-8 pb-28 md:px-8 md:pt-12">
      <h1 className={pageTitle}>{words.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft group-has-data-result/page:hidden">{words.lead}</p>
      <Dashboard />
    </main>
  );
}
