import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Companies } from '../companies/companies.tsx';
import { HiddenJobs } from '../hidden/hidden-jobs.tsx';
import { CompareTable } from '../tables/compare-table.tsx';
import { SavedJobsBoard } from './saved-jobs-board.tsx';

const parts = ['board', 'compare', 'companies', 'hidden'] as const;

/** What a person tracks: their saved jobs, how these compare, companies with boards read for them, and hidden jobs. */
export function SavedTab() {
  const { savedTab: words } = useCopy();
  const [part, setPart] = useState<(typeof parts)[number]>('board');
  return (
    <div className="grid min-w-0 gap-6">
      <Choice
        label={words.label}
        options={parts.map((value) => ({ value, label: words.parts[value] }))}
        value={part}
        onChange={setPart}
      />
      {part === 'board' && <SavedJobsBoard />}
      {part === 'compare' && <CompareTable />}
      {part === 'companies' && <Companies />}
      {part === 'hidden' && <HiddenJobs />}
    </div>
  );
}
