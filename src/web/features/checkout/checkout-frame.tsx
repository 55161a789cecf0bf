import type { ReactNode } from 'react';

interface CheckoutFrameProps {
  /** The order, which stays in view while the payment form is filled in. */
  summary: ReactNode;
  children: ReactNode;
}

/** The order and its payment; the payment gets the larger part. */
export function CheckoutFrame({ summary, children }: CheckoutFrameProps) {
  return (
    <div className="grid items-start gap-6 pt-6 md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
      <div className="min-w-0 md:sticky md:top-8">{summary}</div>
      {children}
    </div>
  );
}
