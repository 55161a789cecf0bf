import { LoaderCircle } from 'lucide-react';
import { useCopy } from '../../../copy/use-copy.tsx';

/** Paid, and the provider's confirmation is on its way: the purchase opens automatically. */
export function ConfirmingPayment() {
  const { paymentReturn: words } = useCopy();
  return (
    <section className="flex items-start gap-3 rounded-lg border border-accent bg-accent-wash p-5 sm:p-7">
      <LoaderCircle aria-hidden className="mt-1 size-5 shrink-0 animate-turn text-accent" />
      <output className="grid gap-1">
        <span className="text-lg font-medium">{words.confirming}</span>
        <span className="text-ink-soft">{words.confirmingText}</span>
      </output>
    </section>
  );
}
