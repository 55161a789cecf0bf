import type { ComponentType, ReactNode } from 'react';

/** One file of `src/web/ui`, and how it looks in all its states. */
export interface Specimen {
  /** The name of the file, without its ending. */
  primitive: string;
  /** When to use it. */
  text: string;
  Example: ComponentType;
}

/** A state by its name. `hover` and `focus` are drawn as if everything inside were pointed at, or had the focus. */
export function State({ name, shown, children }: { name: string; shown?: 'hover' | 'focus'; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-xs text-ink-faint">{name}</p>
      <div data-shown={shown} className="min-w-0">
        {children}
      </div>
    </div>
  );
}

/** Small specimens in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-5 gap-y-4">{children}</div>;
}

/** Specimens that take the width, below each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="grid gap-6">{children}</div>;
}
