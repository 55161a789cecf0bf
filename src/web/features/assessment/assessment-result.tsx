import { useState, type ReactNode } from 'react';
import type { Assessment } from '#contract/scores.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import { AtsView, type ReadFile } from './ats-view.tsx';
import { FindingList, KeywordList } from './finding-list.tsx';
import { MarginNotes } from './margin-notes.tsx';
import { OverallScore, ScoreBreakdown } from './score-breakdown.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type View = 'lines' | 'list' | 'ats';

interface AssessmentResultProps {
  assessment: Assessment;
  /** The scored file, if there is one and its text was scored unchanged. */
  file?: ReadFile | undefined;
  /** What was read, to check and correct; under the scores, which come first. */
  review?: ReactNode;
}

/** What would raise the score: beside the lines it is about, as a list, or the file as software reads it. */
function Suggestions({ assessment: { detail, suggestions }, file }: Omit<AssessmentResultProps, 'review'>) {
  const { assessment: words } = useCopy();
  const [view, setView] = useState<View>('lines');
  if (!detail) return <FindingList title={words.suggestions} items={suggestions} kind="suggestion" />;
  const tabs: Tab<View>[] = [
    { value: 'lines', label: words.onLines, content: <MarginNotes detail={detail} /> },
    { value: 'list', label: words.asList, content: <SuggestionList findings={detail.findings} /> },
    ...(file ? [{ value: 'ats' as const, label: words.asAts, content: <AtsView file={file} /> }] : []),
  ];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{words.suggestions}</h3>
      {detail.findings.length === 0 && <p className="text-ink-soft">{words.nothingFound}</p>}
      <Tabs label={words.views} tabs={tabs} value={view} onValueChange={setView} className="min-w-0" />
    </section>
  );
}

/** An assessment: the scores, what is good, what is not, and what would raise it. */
export function AssessmentResult({ assessment, file, review }: AssessmentResultProps) {
  const { assessment: words } = useCopy();
  const { scores, parts, strengths, issues, missingKeywords, detail } = assessment;
  return (
    <div className="grid gap-10">
      <div className="grid gap-8 border-b border-rule pb-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <OverallScore score={scores.overall} parts={parts} />
        <ScoreBreakdown scores={scores} />
        {detail?.grammarPending && <p className="text-sm text-ink-soft lg:col-span-2">{words.grammarPending}</p>}
      </div>
      {review}
      <div className="grid gap-8 md:grid-cols-2">
        <FindingList title={words.strengths} items={strengths} kind="strength" />
        <FindingList title={words.issues} items={issues} kind="issue" />
      </div>
      {missingKeywords.length > 0 && <KeywordList title={words.missing} keywords={missingKeywords} />}
      <Suggestions assessment={assessment} file={file} />
    </div>
  );
}
