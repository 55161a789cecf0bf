import { useState, type ReactNode } from 'react';
import type { Assessment } from '#contract/scores.ts';
import { mostShownFirst } from '#copy/describe-evaluation.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
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

/** How many of the suggestions are shown; placed before them, so that those it opens come next. */
function ShownSuggestions({ count, all, onAll }: { count: number; all: boolean; onAll: (all: boolean) => void }) {
  const { assessment: words } = useCopy();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-measure text-sm text-ink-soft" aria-live="polite">
        {all ? words.allShown(count) : words.shown(mostShownFirst, count)}
      </p>
      <Button look="secondary" size="sm" aria-expanded={all} onClick={() => onAll(!all)}>
        {all ? words.showFirst(mostShownFirst) : words.showAll(count)}
      </Button>
    </div>
  );
}

/** Suggestions that raise the score: next to their lines, as a list, or as software reads the file. */
function Suggestions({ assessment: { detail, suggestions }, file }: Omit<AssessmentResultProps, 'review'>) {
  const { assessment: words } = useCopy();
  const [view, setView] = useState<View>('lines');
  const [all, setAll] = useState(false);
  if (!detail) return <FindingList title={words.suggestions} items={suggestions} kind="suggestion" />;
  const findings = all ? detail.findings : detail.findings.slice(0, mostShownFirst);
  const tabs: Tab<View>[] = [
    { value: 'lines', label: words.onLines, content: <MarginNotes detail={{ ...detail, findings }} /> },
    { value: 'list', label: words.asList, content: <SuggestionList findings={findings} /> },
    ...(file ? [{ value: 'ats' as const, label: words.asAts, content: <AtsView file={file} /> }] : []),
  ];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{words.suggestions}</h3>
      {detail.findings.length === 0 && <p className="text-ink-soft">{words.nothingFound}</p>}
      {detail.findings.length > 1 && <p className="max-w-measure text-sm text-ink-soft">{words.overlap}</p>}
      {detail.findings.length > mostShownFirst && (
        <ShownSuggestions count={detail.findings.length} all={all} onAll={setAll} />
      )}
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
      {detail?.doubtful && (
        <Notice tone="warn" title={words.doubtful}>
          {words.doubtfulText}
        </Notice>
      )}
      <div className="grid gap-8 border-b border-rule pb-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <OverallScore score={scores.overall} parts={parts} />
        <ScoreBreakdown scores={scores} />
        {detail?.grammarPending && <p className="text-sm text-ink-soft lg:col-span-2">{words.grammarPending}</p>}
      </div>
      {review}
      <div className="grid gap-8 md:grid-cols-2">
        <div className="grid content-start gap-8">
          <FindingList title={words.strengths} items={strengths} kind="strength" />
          {missingKeywords.length > 0 && <KeywordList title={words.missing} keywords={missingKeywords} />}
        </div>
        <FindingList title={words.issues} items={issues} kind="issue" />
      </div>
      <Suggestions assessment={assessment} file={file} />
    </div>
  );
}
