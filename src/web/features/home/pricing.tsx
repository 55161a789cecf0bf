import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { prices } from '#domain/billing/prices.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { trackedPrice } from '../tracking/tracked-price.ts';
import { useTrack } from '../tracking/use-track.ts';
import { Section } from './section.tsx';

/** The plans as they are compared here, the free one first; the others by what they are paid as. */
const shown = ['free', 'complete', 'pro', 'unlimited'] as const;
type ShownPlan = (typeof shown)[number];

/** The button of a plan: scoring for nothing, or paying, which is reported. */
function PlanAction({ plan }: { plan: ShownPlan }) {
  const { plans } = useCopy().homeSections.pricing;
  const track = useTrack();
  if (plan === 'free')
    return (
      <ButtonLink look="secondary">
        <Link to={paths.score()}>{plans.free.action}</Link>
      </ButtonLink>
    );
  // The checkout itself reports that it was started.
  const choose = () => track('view_item', trackedPrice(plan));
  return (
    <ButtonLink look={plan === 'pro' ? 'primary' : 'secondary'}>
      <Link to={paths.checkout({ plan })} onClick={choose}>
        {plans[plan].action}
      </Link>
    </ButtonLink>
  );
}

export function Pricing() {
  const { homeSections, dollars } = useCopy();
  const { title, lead, plans, guarantee, monthly, lifetime, once } = homeSections.pricing;
  const billed = { 'one-time': once, monthly, lifetime };
  return (
    <Section id="pricing" title={title} lead={lead}>
      <ul className="grid overflow-hidden rounded-lg border border-rule bg-sheet sm:grid-cols-2">
        {shown.map((plan) => {
          const words = plans[plan];
          const badge = 'badge' in words ? words.badge : undefined;
          return (
            <li
              key={plan}
              className={classNames(
                'flex flex-col gap-4 border-rule p-5 sm:gap-5 not-first:border-t sm:p-7 sm:even:border-l sm:nth-2:border-t-0',
                plan === 'pro' && 'bg-accent-wash',
              )}
            >
              <div className="flex min-h-7 flex-wrap items-center gap-3">
                <h3 className="text-xl">{words.name}</h3>
                {badge !== undefined && <Badge tone={plan === 'pro' ? 'solid' : 'accent'}>{badge}</Badge>}
              </div>
              <p className="grid gap-0.5">
                <span className="flex items-baseline gap-2">
                  <span className="figures font-serif text-2xl font-medium">
                    {dollars(plan === 'free' ? 0 : prices[plan].cents)}
                  </span>
                  {plan !== 'free' && <span className="text-sm text-ink-soft">{billed[prices[plan].billing]}</span>}
                </span>
                <span className="text-sm text-ink-soft">{words.note}</span>
              </p>
              <ul className="grid flex-1 content-start gap-2 text-sm">
                {words.features.map((feature) => (
                  <li key={feature} className="flex items-start gap-2.5">
                    <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
                    {feature}
                  </li>
                ))}
              </ul>
              <PlanAction plan={plan} />
            </li>
          );
        })}
      </ul>
      <p className="pt-4 text-sm text-ink-soft">{guarantee}</p>
    </Section>
  );
}
