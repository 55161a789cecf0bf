import { ArrowUp, ChevronDown, TableOfContents } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { closeDetails, useFloatingDetails } from '../../ui/use-floating-details.ts';

export interface ContentsProps {
  sections: readonly { kind: string; title: string }[];
  /** The section that is being read. */
  current: string | undefined;
}

const listClass =
  'max-lg:hidden lg:sticky lg:top-8 lg:max-h-[calc(100vh-4rem)] lg:self-start lg:overflow-y-auto print:hidden';
const entryClass =
  'inline-flex min-h-8 items-center py-1 text-ink-soft underline-offset-4 hover:text-accent ' +
  'hover:underline aria-[current]:font-medium aria-[current]:text-accent pointer-coarse:min-h-11';

/** The sections of a long read, next to it if there's room. */
export function ContentsList({ sections, current }: ContentsProps) {
  const { longReadPage: words } = useCopy();
  return (
    <nav aria-label={words.contents} className={listClass}>
      <p className="pb-2 text-sm font-medium">{words.contents}</p>
      <ol className="grid border-l border-rule pl-4 text-sm">
        {sections.map(({ kind, title }) => (
          <li key={kind}>
            <a href={`#${kind}`} aria-current={kind === current ? 'location' : undefined} className={entryClass}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const barClass = 'sticky top-0 z-10 -mx-5 border-y border-rule bg-paper md:-mx-8 lg:hidden print:hidden';
const summaryClass =
  'flex min-h-12 cursor-pointer list-none items-center gap-3 px-5 text-sm hover:text-accent focus-visible:-outline-offset-2 ' +
  'md:px-8 [&::-webkit-details-marker]:hidden';
const panelClass =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-5rem-var(--cookie-banner))] overflow-y-auto overscroll-contain ' +
  'border-y border-rule bg-sheet px-2 py-2 shadow-lifted md:px-5';
const panelEntryClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-sm hover:bg-well hover:text-accent ' +
  'focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-accent';

/**
 * The same on phones: a bar that goes along and says where one is, over a list that it opens. It is the browser's own disclosure, which opens before
 * the page's code is there.
 */
export function ContentsBar({ sections, current }: ContentsProps) {
  const { longReadPage: words } = useCopy();
  const at = sections.findIndex(({ kind }) => kind === current);
  return (
    <nav aria-label={words.contents} className={barClass}>
      <details {...useFloatingDetails()} className="group">
        <summary className={summaryClass}>
          <TableOfContents aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
          <span className="min-w-0 flex-1 truncate font-medium">{sections[at]?.title ?? words.contents}</span>
          {at >= 0 && <span className="figures shrink-0 text-ink-faint">{words.place(at + 1, sections.length)}</span>}
          <ChevronDown
            aria-hidden
            className="size-4.5 shrink-0 text-ink-faint transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className={panelClass}>
          <ol className="grid sm:grid-cols-2">
            {sections.map(({ kind, title }, index) => (
              <li key={kind}>
                <a
                  href={`#${kind}`}
                  aria-current={kind === current ? 'location' : undefined}
                  className={panelEntryClass}
                  onClick={closeDetails}
                >
                  <span aria-hidden className="figures w-5 shrink-0 text-ink-faint">
                    {index + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <div className="mt-1 border-t border-rule pt-1">
            <a href="#content" className={`${panelEntryClass} text-ink-soft`} onClick={closeDetails}>
              <ArrowUp aria-hidden className="h-4 w-5 shrink-0 text-ink-faint" />
              {words.toTop}
            </a>
          </div>
        </div>
      </details>
    </nav>
  );
}
