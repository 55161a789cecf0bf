import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import { readOptions } from '../../../api/queries.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { InlineDiff } from '../../../ui/inline-diff.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangeGrounds } from '../sheet/change-note.tsx';
import { changedText } from '../sheet/changed-text.ts';

/** What people see before paying: two whole changes, and the number of each kind. */
export function FreeChanges({ optimization }: { optimization: OptimizationView }) {
  const { freeChanges: words, sheet } = useCopy();
  const { data } = useQuery(readOptions(api.getSheet, { id: optimization.id }));
  const { refusalsCount } = optimization;
  if (data === undefined) return <Skeleton className="h-60 w-full" />;
  const { changes, counts, changesCount } = data;
  return (
    <section className="grid gap-6">
      <div className="grid content-start gap-4">
        {changesCount === 0 ? (
          <p className="text-lg">{sheet.noChanges}</p>
        ) : (
          <div className="grid gap-1">
            <h3 className="text-xl">{words.title(changes.length, changesCount)}</h3>
            <p className="text-ink-soft">{changes.length === 0 ? words.movesOnly : words.text}</p>
          </div>
        )}
        <ul className="grid gap-4">
          {changes.map((change) => (
            <li key={change.id} className="grid gap-3 rounded-lg border border-rule bg-sheet p-5 shadow-lifted sm:p-7">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm font-medium">
                {change.reasons.map((reason) => sheet.reason(reason).label).join(', ')}
                {change.gains && (
                  <span className="figures font-normal text-ink-faint">{sheet.gains(change.gains)}</span>
                )}
              </p>
              <p className="font-serif text-lg break-words whitespace-pre-line">
                <InlineDiff parts={changedText(change)} words={sheet.diff} />
              </p>
              <div className="grid gap-2 text-sm">
                {change.reasons.map((reason) => (
                  <p key={reason} className="font-serif text-ink-soft italic">
                    {sheet.reason(reason).why}
                  </p>
                ))}
                <ChangeGrounds change={change} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      {changesCount > 0 && (
        <div className="grid gap-2 text-sm">
          <h3 className="font-sans font-medium">{words.all(changesCount)}</h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
            {words.counts(counts).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {refusalsCount !== null && refusalsCount > 0 && <li>{words.refusals(refusalsCount)}</li>}
          </ul>
        </div>
      )}
    </section>
  );
}
