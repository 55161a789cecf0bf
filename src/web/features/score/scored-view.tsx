import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { keepScore, madeAt, scorePlace } from '../in-hand/kept-score.ts';
import type { MadeAssessment } from '../in-hand/made-assessment.ts';
import { keepPlace, storages } from '../in-hand/place-in-hand.ts';
import { scoreInHand } from '../in-hand/score-in-hand.ts';
import { HistoryCard } from './history-card.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ResultView, StoredResult } from './result-view.tsx';
import { useScoredResume } from './use-scored-resume.ts';
import { useSession } from '../account/use-session.ts';
import { useScoredAgain } from './use-score-again.ts';

interface ScoredViewProps {
  /** What was made last on this page; without it, what was made last in this tab. */
  made: MadeAssessment | undefined;
  setMade: (made: MadeAssessment | undefined) => void;
  /** Called with a new assessment of the same resume. */
  onMade: (made: MadeAssessment) => void;
  /** Shown where nothing is left of what the history's entry is of. */
  start: ReactNode;
}

/** The assessment that was made or opened, with the history and the ways on below it. */
export function ScoredView({ made: madeHere, setMade, onMade, start }: ScoredViewProps) {
  const navigate = useNavigate();
  const session = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [kept] = useState(() => scoreInHand(sessionStorage));
  const made = madeHere ?? kept;

  const resultId = search.get('result') ?? undefined;
  const isShown =
    made && (resultId === undefined ? madeAt(state) === made.assessment.createdAt : made.assessment.id === resultId);
  const shown = isShown ? made : undefined;
  const change = (changed: MadeAssessment) => {
    setMade(changed);
    keepScore(sessionStorage, changed);
  };
  const another = () => {
    setMade(undefined);
    keepScore(sessionStorage, undefined);
    void navigate(paths.score());
  };

  const { data: stored } = useScoredAgain(shown);
  useEffect(() => {
    if (!stored) return;
    void navigate(scorePlace(stored)[0], { replace: true, preventScrollReset: true });
  }, [stored, navigate]);

  const resume = useScoredResume(shown, resultId);
  const unstored = shown && shown.assessment.id === undefined ? shown.assessment.createdAt : undefined;
  useEffect(() => {
    const place = unstored === undefined ? undefined : { address: paths.score(), state: { made: unstored } };
    keepPlace(storages(), place, Date.now());
  }, [unstored]);

  if (!shown && resultId === undefined) return start;
  return (
    <div className="grid gap-14 pt-8">
      {shown ? (
        <ResultView
          key={shown.assessment.createdAt}
          made={shown}
          resume={resume}
          another={another}
          onMade={onMade}
          onChanged={change}
        />
      ) : (
        <StoredResult key={resultId} id={resultId ?? ''} resume={resume} another={another} onMade={onMade} />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {/* Who is asked to sign in may have many of them. */}
        {(shown !== undefined || session !== null) && <HistoryCard current={resultId} />}
        <QuickLinks resume={resume} />
      </div>
    </div>
  );
}
