import type { ReactNode } from 'react';

interface SectionProps {
  /** What links name it by. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the page: its heading in the margin, its content next to it. */
export function Section({ id, title, lead, children, ...claim }: SectionProps & { 'data-claim'?: true }) {
  return (
    <section
      {...claim}
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 border-t border-rule py-12 md:gap-8 md:py-20 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16"
    >
      <div className="grid content-start gap-3 self-start lg:sticky lg:top-10">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-measure text-ink-soft">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
