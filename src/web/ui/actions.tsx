import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ActionsProps {
  /** On a phone they are one below the other over its whole width, or two in a row. */
  phone?: 'stacked' | 'paired';
  className?: string;
  children: ReactNode;
}

/** The buttons of a page or a part of it, the most important first: in a row, or at full width on a phone, so that none is indented. */
export function Actions({ phone = 'stacked', className, children }: ActionsProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-3 max-sm:grid max-sm:w-full',
        phone === 'paired' ? 'max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:*:px-2' : 'max-sm:*:px-2',
        className,
      )}
    >
      {children}
    </div>
  );
}
