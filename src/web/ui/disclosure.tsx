import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';

interface DisclosureProps {
  summary: ReactNode;
  firstOpen?: boolean;
  children: ReactNode;
}

/** A detail that opens below its one line: works before the page's code has loaded, and is found by the browser's search. */
export function Disclosure({ summary, firstOpen = false, children }: DisclosureProps) {
  return (
    <details className="group" open={firstOpen}>
      <summary
        className={
          'inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 ' +
          'rounded-sm text-left text-sm font-medium text-ink-soft hover:text-accent pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden'
        }
      >
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pt-1 pb-2 pl-5.5 text-sm">{children}</div>
    </details>
  );
}
