import type { ReactNode } from 'react';
import { Actions } from '../../ui/actions.tsx';
import { classNames } from '../../ui/class-names.ts';

export const stepTitleId = 'step-title';

interface StepPanelProps {
  title: string;
  /** The margin next to the step, like an editor's notes; below it on small screens. */
  margin?: ReactNode;
  /** The margin is left out on small screens, where something else replaces it. */
  wideMargin?: boolean;
  /** The margin has something open in it, and takes more of the width. */
  marginOpen?: boolean;
  /** A result makes the title of the page step back. */
  isResult?: boolean;
  /** What to do next, at the top where the step is long. */
  next?: ReactNode;
  /** Back and forward. */
  actions?: ReactNode;
  /** They stay in view however long the step is. */
  stickyActions?: boolean;
  children: ReactNode;
}

/** The page of a step with its margin. Its heading gets the focus when the step is opened. */
export function StepPanel({
  title,
  margin,
  wideMargin = false,
  marginOpen = false,
  isResult = false,
  next,
  actions,
  stickyActions = false,
  children,
}: StepPanelProps) {
  return (
    <section
      aria-labelledby={stepTitleId}
      data-result={isResult || undefined}
      className={classNames('animate-rise', isResult ? 'pt-6' : 'pt-8 md:pt-10')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={stepTitleId} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {next && <Actions phone="paired">{next}</Actions>}
      </div>
      <div
        className={classNames(
          'grid gap-10 pt-6',
          margin !== undefined &&
            (marginOpen
              ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_28rem]'
              : isResult
                ? 'lg:grid-cols-[minmax(0,1fr)_22rem]'
                : 'lg:grid-cols-[minmax(0,1fr)_19rem]'),
        )}
      >
        <div className="min-w-0">
          {children}
          {actions &&
            (stickyActions ? (
              <div className="sticky bottom-(--cookie-banner) bar-across z-20 mt-8 flex items-center gap-3 py-3 max-sm:*:first:flex-1">
                {actions}
              </div>
            ) : (
              <Actions className="pt-8">{actions}</Actions>
            ))}
        </div>
        {margin && (
          <aside
            className={classNames(
              'border-t border-rule pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8',
              wideMargin && 'hidden lg:block',
            )}
          >
            {margin}
          </aside>
        )}
      </div>
    </section>
  );
}
