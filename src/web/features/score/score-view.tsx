import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { keepPlace, storages } from '../in-hand/place-in-hand.ts';
import { keepScore, scoreInHand, scorePlace, type MadeAssessment } from '../in-hand/score-in-hand.ts';
import { HistoryCard } from './history-card.tsx';
import { LinkedinForm } from './linkedin-form.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ResumeForm } from './resume-form.tsx';
import { useScoreDraft } from './score-draft.ts';
import { useScoredResume } from './use-scored-resume.ts';
import { ResultView, StoredResult } from './result-view.tsx';
import { useScoredAgain } from './use-score-again.ts';

const isShownBy = (state: unknown, { assessment }: MadeAssessment): boolean =>
  typeof state === 'object' && state !== null && 'made' in state && state.made === assessment.createdAt;

/** The dashboard: what to score, or the assessment that was made or opened, with the history next to or below it. */
export function ScoreView() {
  const { score: words } = useCopy();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [{ what, resume: draft, profile }, setDraft] = useScoreDraft();
  const { state } = useLocation() as { state: unknown };
  const isMounted = useMounted();
  const [made, setMade] = useState(() => scoreInHand(sessionStorage));

  const resultId = search.get('result') ?? undefined;
  const shown =
    made && (resultId === undefined ? isShownBy(state, made) : made.assessment.id === resultId) ? made : undefined;
  const onMade = (assessment: MadeAssessment) => {
    // Who has left the page is not pulled back to it; the assessment is kept.
    if (!isMounted()) return;
    setMade(assessment);
    void navigate(...scorePlace(assessment));
  };
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

  if (shown || resultId !== undefined)
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
          <HistoryCard current={resultId} />
          <QuickLinks resume={resume} />
        </div>
      </div>
    );

  const tabs = [
    {
      value: 'resume' as const,
      label: words.resumeTab,
      content: (
        <ResumeForm draft={draft} onDraft={(resume) => setDraft((before) => ({ ...before, resume }))} onMade={onMade} />
      ),
    },
    {
      value: 'linkedin' as const,
      label: words.linkedinTab,
      content: (
        <LinkedinForm
          draft={profile}
          onDraft={(profile) => setDraft((before) => ({ ...before, profile }))}
          onMade={onMade}
        />
      ),
    },
  ];
  return (
    <div className="grid items-start gap-10 pt-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
      <Tabs
        label={words.tabs}
        tabs={tabs}
        value={what}
        onValueChange={(what) => setDraft((before) => ({ ...before, what }))}
        className="min-w-0"
      />
      <aside className="grid gap-8">
        <HistoryCard current={undefined} />
        <QuickLinks />
      </aside>
    </div>
  );
}
