import { useEffect } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { prices, type PaymentType, type Plan } from '#domain/billing/prices.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { trackedPrice } from '../tracking/tracked-price.ts';
import { useTrack } from '../tracking/use-track.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Each plan with the way to it; with an optimization in hand, which stays so, the way is each plan's own checkout. */
const offersFor = (optimizationId: string | undefined) =>
  [
    {
      type: 'basic',
      to:
        optimizationId === undefined
          ? paths.optimize({ plan: 'basic' })
          : paths.checkout({ plan: 'basic', optimizationId }),
    },
    { type: 'pro', to: paths.checkout({ plan: 'pro', optimizationId }) },
    { type: 'unlimited', to: paths.checkout({ plan: 'unlimited', optimizationId }) },
  ] as const;

const shownTo = <Offer extends { type: PaymentType }>(held: Plan, offers: readonly Offer[]): readonly Offer[] =>
  held === 'pro' ? offers.filter(({ type }) => type === 'unlimited') : offers;

interface PlanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The account's plan: what Pro includes anyway is not offered to it. */
  held?: Plan;
  /** The locked optimization that the dialog was opened from. */
  optimizationId?: string | undefined;
}

/** The plans side by side, each with the way to it. */
export function PlanDialog({ open, onOpenChange, held = 'free', optimizationId }: PlanDialogProps) {
  const { planDialog: words, checkout, planCopy, dollars } = useCopy();
  const track = useTrack();
  useEffect(() => {
    if (open) for (const { type } of shownTo(held, offersFor(undefined))) track('view_item', trackedPrice(type));
  }, [open, held, track]);
  const offers = offersFor(optimizationId);
  const offered = shownTo(held, offers);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="wide"
      close={words.close}
      title={<h2 className="px-5 pt-8 pr-14 text-2xl md:px-8">{words.title}</h2>}
    >
      <ul className={classNames('grid gap-5 px-5 pt-6 md:px-8', offered.length > 1 ? 'lg:grid-cols-3' : 'lg:w-md')}>
        {offered.map(({ type, to }) => {
          const plan = planCopy[type];
          return (
            <li key={type} className="flex flex-col gap-4 rounded-lg border border-rule bg-sheet p-6">
              <div className="flex flex-wrap items-center gap-3">
                <h3 className="text-lg">{plan.name}</h3>
                {plan.badge && <Badge tone={type === 'pro' ? 'solid' : 'accent'}>{plan.badge}</Badge>}
              </div>
              <p className="grid">
                <span className="figures font-serif text-2xl font-medium">{dollars(prices[type].cents)}</span>
                <span className="text-sm text-ink-soft">{plan.note}</span>
              </p>
              <ul className="grid flex-1 content-start gap-2 text-sm sm:grid-cols-2 lg:grid-cols-1">
                {plan.features.map((feature) => (
                  <li key={feature} className="flex items-start gap-2">
                    <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
                    {feature}
                  </li>
                ))}
              </ul>
              <ButtonLink look={type === 'pro' ? 'primary' : 'secondary'}>
                <Link to={to}>{words.choose(plan.name)}</Link>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p className="px-5 pt-5 pb-8 text-sm text-ink-soft md:px-8">{checkout.guarantee}</p>
    </Dialog>
  );
}
