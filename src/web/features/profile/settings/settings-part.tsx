import type { ReactNode } from 'react';

/** A part of the settings under its heading. */
export function SettingsPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <h3 id={`${id}-title`} className="pb-5 text-lg">
        {title}
      </h3>
      <div>{children}</div>
    </section>
  );
}

/** An option with an explanation next to it. */
export function SettingsRow({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:gap-x-6 border-rule py-4 not-last:border-b first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-36 sm:basis-56">
        {title && <p className="font-medium">{title}</p>}
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
