import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  /** Beside a line that is not looked at just now. */
  rest: { rule: 'border-edge py-0.5', title: '' },
  active: { rule: '-my-1 rounded-r-md border-accent bg-accent-wash py-1.5 pr-3', title: '' },
  /** Of something that was left out or put back. */
  refused: { rule: 'border-dashed border-edge py-0.5', title: 'text-ink-faint line-through decoration-1' },
};

interface MarginNoteProps {
  title: ReactNode;
  /** Ties it to the number at its line. */
  number?: number | string;
  look?: keyof typeof looks;
  /** Why, in the editor's voice. */
  why?: ReactNode;
  /** What it is worth, or where it comes from. */
  remark?: ReactNode;
  /** Its accessible name, where it is found as a note among others. */
  label?: string;
  action?: ReactNode;
  /** Small actions next to the title, so that a note among many stays short. */
  aside?: ReactNode;
  /** What to do, or the words themselves. */
  children?: ReactNode;
}

/** An editor's note next to a line, joined to it by a thin rule. */
export function MarginNote({
  title,
  number,
  look = 'rest',
  why,
  remark,
  label,
  action,
  aside,
  children,
}: MarginNoteProps) {
  const { rule, title: titleLook } = looks[look];
  return (
    <div
      role={label === undefined ? undefined : 'note'}
      aria-label={label}
      data-look={look}
      className={classNames('grid gap-1 border-l pl-3 text-sm transition-colors duration-150', rule)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="font-medium break-words">
          {number !== undefined && (
            <span aria-hidden className="figures mr-1.5 inline-block font-serif text-ink-faint italic">
              {number}
            </span>
          )}
          <span className={titleLook}>{title}</span>
        </p>
        {aside !== undefined && <div className="-ml-2 flex flex-wrap">{aside}</div>}
      </div>
      {why !== undefined && <p className="font-serif text-ink-soft italic">{why}</p>}
      {children !== undefined && <div className="break-words">{children}</div>}
      {remark !== undefined && <p className="figures text-xs text-ink-faint">{remark}</p>}
      {action !== undefined && <div className="flex flex-wrap gap-2 pt-1">{action}</div>}
    </div>
  );
}
