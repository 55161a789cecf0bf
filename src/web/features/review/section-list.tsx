import { ChevronRight } from 'lucide-react';
import { targetOf } from '#domain/resume/corrections/correction.ts';
import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { swapOf } from '#domain/resume/corrections/offered-answers.ts';
import { CorrectionNote } from './correction-note.tsx';
import type { ReadEntry, ReadSection } from './read-values.ts';
import { SourceLines } from './source-lines.tsx';
import type { Review } from './use-corrections.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { ValueRow } from './value-row.tsx';

/** Everything that was read, one section at a time. */
export function SectionList({ review, sections }: { review: Review; sections: readonly ReadSection[] }) {
  const { review: words, sectionNames } = useCopy();
  return (
    <div className="grid border-t border-rule">
      {sections.map((section) => (
        <details key={section.kind} className="group border-b border-rule">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-1 hover:text-accent [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
            <h5 className="font-medium">{sectionNames[section.kind]}</h5>
            <span className="figures text-sm text-ink-faint">{counts(section, words)}</span>
          </summary>
          <div className="grid gap-6 pt-1 pb-6">
            {section.entries.map((entry) => (
              <Entry key={entry.pointer ?? section.kind} review={review} entry={entry} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function counts({ entries }: ReadSection, words: PageCopy['review']): string {
  const values = entries.flatMap(({ groups }) => groups.flatMap((group) => group.values));
  const corrected =
    values.filter(({ correction }) => correction).length + entries.filter((entry) => entry.removed).length;
  return words.sectionCount(values.filter(({ value }) => value !== undefined).length, corrected);
}

function Entry({ review, entry }: { review: Review; entry: ReadEntry }) {
  const { review: words } = useCopy();
  const { row, keepFocus } = useKeptFocus<HTMLDivElement>();
  const { pointer, groups, removed } = entry;
  const title = entry.title === '' ? words.unnamed : entry.title;
  const offered = pointer === undefined ? undefined : swapOf(review.parsed, pointer);
  const swap = offered?.corrections.some((each) => review.corrections.has(targetOf(each))) ? undefined : offered;
  return (
    <div ref={row} tabIndex={-1} className="grid gap-3">
      {pointer !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {removed ? (
            <CorrectionNote
              read={title}
              correction={removed}
              onUndo={() => {
                review.undo(removed);
                keepFocus();
              }}
            />
          ) : (
            <>
              <p className="font-medium">{title}</p>
              <span className="flex flex-wrap gap-1">
                {swap && (
                  <Button
                    size="sm"
                    look="quiet"
                    aria-label={words.swapOf(title)}
                    onClick={() => {
                      review.correct(...swap.corrections);
                      keepFocus();
                    }}
                  >
                    {words.swap}
                  </Button>
                )}
                <Button
                  size="sm"
                  look="quiet"
                  aria-label={words.leaveOutEntry(title)}
                  onClick={() => {
                    review.correct({ kind: 'removed', pointer });
                    keepFocus();
                  }}
                >
                  {words.leaveOutAll}
                </Button>
              </span>
            </>
          )}
        </div>
      )}
      {!removed &&
        groups.map(({ lines, values }) => (
          <div key={values[0]?.pointer} className="grid gap-x-6 gap-y-2 @min-[36rem]/review:grid-cols-2">
            <div className="grid min-w-0 content-start gap-1">
              {values.map((value) => (
                <ValueRow key={value.pointer} review={review} read={value} entry={title} />
              ))}
            </div>
            <SourceLines lines={lines} values={values.flatMap(({ value }) => value ?? [])} />
          </div>
        ))}
    </div>
  );
}
