import type { ReactNode } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TrustLabels } from './trust-labels.tsx';

interface PaymentSheetProps {
  /** Nothing can be paid: it is an outline. */
  quiet?: boolean;
  children: ReactNode;
}

/** Beside what is bought: where it is paid. */
export function PaymentSheet({ quiet = false, children }: PaymentSheetProps) {
  const { checkout: words } = useCopy();
  return (
    <section
      className={classNames(
        'grid min-w-0 content-start gap-5 rounded-lg border border-rule p-5 sm:p-7',
        quiet ? 'text-ink-soft' : 'bg-sheet',
      )}
    >
      <h2 className="text-xl">{words.payment}</h2>
      {children}
      {!quiet && <TrustLabels />}
    </section>
  );
}
