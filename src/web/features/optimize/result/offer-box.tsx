import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { prices } from '#domain/billing/prices.ts';
import { useCopy } from '../../../copy/use-copy.tsx';

/** What the price opens, and the buttons that lead there: what is sold is seen before anybody signs up. */
export function OfferBox({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { freeChanges: words, dollars } = useCopy();
  return (
    <section className="grid gap-6 rounded-lg border border-accent bg-accent-wash p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
      <div className="grid content-start gap-3">
        {lead}
        <ul aria-label={words.opens} className="grid gap-1.5">
          {words.includes.map((text) => (
            <li key={text} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-center justify-items-start gap-4">
        <p className="flex items-baseline gap-2">
          <span className="figures font-serif text-2xl">{dollars(prices.complete.cents)}</span>
          <span className="text-sm text-ink-soft">{words.once}</span>
        </p>
        {children}
      </div>
    </section>
  );
}
