import type { ReactNode } from 'react';

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd
      className={
        'inline-block min-w-5 rounded-sm border border-edge border-b-2 ' +
        'bg-sheet px-1.5 text-center font-sans text-xs whitespace-nowrap text-ink-soft'
      }
    >
      {children}
    </kbd>
  );
}
