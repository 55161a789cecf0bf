import { lazy, Suspense, useEffect } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { SkeletonField } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { MadeAssessment } from '../in-hand/made-assessment.ts';
import { keepPlace, storages } from '../in-hand/place-in-hand.ts';
import { HistoryCard } from './history-card.tsx';
import { ahead, loadLinkedinForm, loadScoredView } from './later-parts.ts';
import { QuickLinks } from './quick-links.tsx';
import { ResumeForm } from './resume-form.tsx';
import { useScoreDraft, type ScoreDraft } from './score-draft.ts';

/** Most people only score a resume. */
const LinkedinForm = lazy(loadLinkedinForm);

interface ScoreStartProps {
  onMade: (made: MadeAssessment) => void;
}

/** What to score, with the history next to or below it. Prerendered, so it shows nothing that only the browser knows until the page has hydrated. */
export function ScoreStart({ onMade }: ScoreStartProps) {
  const { score: words } = useCopy();
  const [{ what, resume, profile }, setDraft] = useScoreDraft();
  // Nobody is led back here who has begun nothing.
  useEffect(() => keepPlace(storages(), undefined, Date.now()), []);
  const change = (part: Partial<ScoreDraft>) => {
    ahead(loadScoredView);
    setDraft((before) => ({ ...before, ...part }));
  };
  const tabs = [
    {
      value: 'resume' as const,
      label: words.resumeTab,
      content: <ResumeForm draft={resume} onDraft={(resume) => change({ resume })} onMade={onMade} />,
    },
    {
      value: 'linkedin' as const,
      label: words.linkedinTab,
      content: (
        <Suspense
          fallback={
            <>
              <output className="sr-only">{words.loading}</output>
              <SkeletonField tall />
            </>
          }
        >
          <LinkedinForm draft={profile} onDraft={(profile) => change({ profile })} onMade={onMade} />
        </Suspense>
      ),
    },
  ];
  return (
    <div className="grid items-start gap-10 pt-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
      <Tabs
        label={words.tabs}
        tabs={tabs}
        value={what}
        onValueChange={(what) => change({ what })}
        onApproach={() => ahead(loadLinkedinForm)}
        className="min-w-0"
      />
      <aside className="grid gap-8">
        <HistoryCard current={undefined} />
        <QuickLinks />
      </aside>
    </div>
  );
}
