import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { HistoryCard } from './history-card.tsx';
import { emptyProfile, LinkedinForm } from './linkedin-form.tsx';
import { QuickLinks } from './quick-links.tsx';
import { emptyResume, ResumeForm } from './resume-form.tsx';
import { ResultView, StoredResult } from './result-view.tsx';
import type { MadeAssessment } from './use-scoring.ts';

type What = 'resume' | 'linkedin';

/** The dashboard: what to score, or the assessment that was made or opened, with the history next to or below it. */
export function ScoreView() {
  const { score: words } = useCopy();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [what, setWhat] = useState<What>('resume');
  const [resume, setResume] = useState(emptyResume);
  const [profile, setProfile] = useState(emptyProfile);
  const [made, setMade] = useState<MadeAssessment | undefined>();

  const resultId = search.get('result') ?? undefined;
  const shown = made && made.assessment.id === resultId ? made : undefined;
  const onMade = (assessment: MadeAssessment) => {
    setMade(assessment);
    void navigate(paths.score({ result: assessment.assessment.id }));
  };
  const another = () => {
    setMade(undefined);
    void navigate(paths.score());
  };

  if (shown || resultId !== undefined)
    return (
      <div className="grid gap-14 pt-8">
        {shown ? (
          <ResultView key={shown.assessment.createdAt} made={shown} another={another} onMade={onMade} />
        ) : (
          <StoredResult key={resultId} id={resultId ?? ''} another={another} onMade={onMade} />
        )}
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <HistoryCard current={resultId} />
          <QuickLinks />
        </div>
      </div>
    );

  const tabs = [
    {
      value: 'resume' as const,
      label: words.resumeTab,
      content: <ResumeForm draft={resume} onDraft={setResume} onMade={onMade} />,
    },
    {
      value: 'linkedin' as const,
      label: words.linkedinTab,
      content: <LinkedinForm draft={profile} onDraft={setProfile} onMade={onMade} />,
    },
  ];
  return (
    <div className="grid items-start gap-10 pt-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
      <Tabs label={words.tabs} tabs={tabs} value={what} onValueChange={setWhat} className="min-w-0" />
      <aside className="grid gap-8">
        <HistoryCard current={undefined} />
        <QuickLinks />
      </aside>
    </div>
  );
}
