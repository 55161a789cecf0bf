import type { ReactNode } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { ContentsBar, ContentsList, type ContentsProps } from './contents-list.tsx';
import { useCurrentSection } from './use-current-section.ts';

interface LongReadFrameProps extends Pick<ContentsProps, 'sections'> {
  title: string;
  lead: ReactNode;
  updated?: string | undefined;
  /** The sections, in elements `section` that are labelled by a heading with the section's id. */
  children: ReactNode;
}

/** A page to be read: its title, and its sections with a way from each to any other. */
export function LongReadFrame({ title, lead, updated, sections, children }: LongReadFrameProps) {
  const { longReadPage: words } = useCopy();
  const current = useCurrentSection(sections);
  return (
    <main id="content" className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16 print:py-0">
      <header className="mb-9 grid gap-4 md:mb-12 lg:ml-[17rem]">
        <h1 className="max-w-[18ch] text-3xl">{title}</h1>
        <p className="max-w-[36rem] font-serif text-lg text-ink-soft">{lead}</p>
        {updated !== undefined && <p className="text-sm text-ink-faint">{words.updated(updated)}</p>}
      </header>
      <ContentsBar sections={sections} current={current} />
      <div className="grid gap-x-12 max-lg:pt-9 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <ContentsList sections={sections} current={current} />
        {children}
      </div>
    </main>
  );
}
