import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { prices } from '#domain/billing/prices.ts';
import { useCopy } from '../../../copy/use-copy.tsx';

/** Below what it opens, or next to it if there's room. */
const offerClass =
  'flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t border-accent/30 pt-5 ' +
  '@min-[52rem]:grid @min-[52rem]:content-center @min-[52rem]:justify-items-start @min-[52rem]:border-t-0 ' +
  '@min-[52rem]:border-l @min-[52rem]:pt-0 @min-[52rem]:pl-12';

/** What the price opens, and the buttons that lead there: people see what's sold before they sign up. */
export function OfferBox({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { freeChanges: words, dollars } = useCopy();
  return (
    <section className="@container rounded-lg border border-accent bg-accent-wash p-5 sm:p-7">
      <div className="grid gap-5 @min-[52rem]:grid-cols-[minmax(0,1fr)_auto] @min-[52rem]:gap-10">
        <div className="grid content-start gap-3">
          {lead}
          <ul
            aria-label={words.opens}
            className="grid gap-x-6 gap-y-1.5 @min-[34rem]:grid-cols-2 @min-[52rem]:grid-cols-1"
          >
            {words.includes.map((text) => (
              <li key={text} className="flex gap-2.5">
                {/* As wide with what is around it as the lock above. */}
                <Check aria-hidden className="mx-0.5 mt-1 size-4 shrink-0 text-accent" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={offerClass}>
          <p className="flex items-baseline gap-2 whitespace-nowrap">
            <span className="figures font-serif text-2xl">{dollars(prices.complete.cents)}</span>
            <span className="text-sm text-ink-soft">{words.once}</span>
          </p>
          <div className="grid justify-items-start gap-3 max-sm:w-full">{children}</div>
        </div>
      </div>
    </section>
  );
}
