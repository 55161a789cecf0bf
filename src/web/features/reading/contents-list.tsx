import type { ReadSection } from '#copy/long-reads/long-read.ts';
import { useCurrentSection } from './use-current-section.ts';
import { useCopy } from '../../copy/use-copy.tsx';

const listClass =
  'border-y border-rule py-5 ' +
  'lg:sticky lg:top-8 lg:max-h-[calc(100vh-4rem)] lg:self-start lg:overflow-y-auto lg:border-y-0 lg:py-0 print:hidden';
const entryClass =
  'inline-flex min-h-8 items-center py-1 text-ink-soft underline-offset-4 hover:text-accent ' +
  'hover:underline aria-[current]:font-medium aria-[current]:text-accent pointer-coarse:min-h-11';

/** The sections of a long read: beside it where there is room, above it on phones. */
export function ContentsList({ sections }: { sections: readonly Pick<ReadSection, 'kind' | 'title'>[] }) {
  const { reading } = useCopy();
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={reading.contents} className={listClass}>
      <p className="pb-2 text-sm font-medium">{reading.contents}</p>
      <ol className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-1 lg:border-l lg:border-rule lg:pl-4">
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
