import type { ReactNode } from 'react';

interface CheckoutFrameProps {
  /** What is bought, which stays in view while the payment is filled in beside it. */
  summary: ReactNode;
  children: ReactNode;
}

/** What is bought, and where it is paid; the payment has the larger part. */
export function CheckoutFrame({ summary, children }: CheckoutFrameProps) {
  return (
    <div className="grid items-start gap-6 pt-6 md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
      <div className="min-w-0 md:sticky md:top-8">{summary}</div>
      {children}
    </div>
  );
}
