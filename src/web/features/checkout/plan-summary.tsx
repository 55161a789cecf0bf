import { Check } from 'lucide-react';
import { prices, type PaymentType } from '#domain/billing/prices.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

interface PlanSummaryProps {
  type: PaymentType;
  cents: number;
  /** Nothing of it can be bought: it is an outline. */
  quiet?: boolean;
}

/** The order and its price. */
export function PlanSummary({ type, cents, quiet = false }: PlanSummaryProps) {
  const { planCopy, dollars, checkout: words } = useCopy();
  const plan = planCopy[type];
  return (
    <section
      className={classNames(
        'grid content-start gap-4 rounded-lg border border-rule p-5 sm:gap-5 sm:p-7',
        quiet ? 'text-ink-soft' : 'bg-sheet',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{plan.name}</h2>
        {plan.badge && <Badge tone="accent">{plan.badge}</Badge>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={classNames('figures font-serif', quiet ? 'text-xl' : 'text-2xl font-medium')}>
          {dollars(cents)}
        </span>
        <span className="text-sm text-ink-soft">{plan.note}</span>
      </p>
      <div>
        <h3 className="font-sans text-sm font-medium">{words.summary}</h3>
        <ul className="mt-2.5 grid gap-2 max-sm:text-sm sm:gap-2.5">
          {plan.features.map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check
                aria-hidden
                className={classNames('mt-1 size-4 shrink-0', quiet ? 'text-ink-faint' : 'text-accent')}
              />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-rule pt-4 font-medium">
        <span>{words.total[prices[type].billing]}</span>
        <span className="figures text-lg">{dollars(cents)}</span>
      </p>
      {!quiet && <p className="text-sm text-ink-soft">{words.guarantee}</p>}
    </section>
  );
}
