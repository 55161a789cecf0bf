import type { ReactNode } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { TrustLabels } from './trust-labels.tsx';

/** Beside what is bought: where it is paid. */
export function PaymentSheet({ children }: { children: ReactNode }) {
  const { checkout: words } = useCopy();
  return (
    <section className="grid min-w-0 content-start gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <h2 className="text-xl">{words.payment}</h2>
      {children}
      <TrustLabels />
    </section>
  );
}
