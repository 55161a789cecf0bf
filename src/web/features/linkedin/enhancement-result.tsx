import { useState } from 'react';
import type { EnhancementView } from '#contract/enhancements.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { EnhancementDetails } from './enhancement-details.ts';
import { EnhancedSection } from './enhanced-section.tsx';
import { enhancedParts } from './enhanced-sections.ts';
import { Contradictions, Missing, Refusals } from './further-findings.tsx';
import { ScoreChange } from './score-change.tsx';

const views = ['marked', 'clean'] as const;

interface EnhancementResultProps {
  output: NonNullable<EnhancementView['output']>;
  details: EnhancementDetails;
}

/** A completed enhancement: its texts to copy, with every change and its reason, and what else was found. */
export function EnhancementResult({ output, details }: EnhancementResultProps) {
  const { enhancementResult: words } = useCopy();
  const [view, setView] = useState<(typeof views)[number]>('marked');
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 md:grid-cols-2">
        <ScoreChange scores={details.scores} />
        <Missing missing={details.missing} />
      </div>
      <SegmentedControl
        label={words.views}
        options={views.map((value) => ({ value, label: words[value] }))}
        value={view}
        onChange={setView}
      />
      {enhancedParts(output, details.changes).map((part) => (
        <EnhancedSection key={part.section} part={part} marked={view === 'marked'} />
      ))}
      <Contradictions contradictions={details.contradictions} />
      <Refusals refusals={details.refusals} />
    </div>
  );
}
