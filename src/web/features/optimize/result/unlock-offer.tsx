import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { OptimizationView } from '#contract/optimizations.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useSession } from '../../account/use-session.ts';
import { SpendPackage } from '../../checkout/spend-package.tsx';
import { plansWanted } from '../../plans/plan-arrival.tsx';

/** What a signed-in person sees of a locked optimization: that it is locked, and the ways to open it. */
export function UnlockOffer({ optimization }: { optimization: OptimizationView }) {
  const { unlocking: words, packages } = useCopy();
  const { id, credit } = optimization;
  const session = useSession();
  // Only one that opens more of this optimization is of use here.
  const held = credit === null ? 0 : (session?.membership.credits ?? 1);
  return (
    <section className="grid justify-items-start gap-4 rounded-lg border border-accent bg-accent-wash p-5 sm:p-7">
      <Badge tone="accent">
        <Lock aria-hidden className="size-3" />
        {words.badge}
      </Badge>
      <p className="text-lg">{words.text}</p>
      {held > 0 && (
        <div className="grid justify-items-start gap-3 border-b border-accent pb-5">
          <p className="font-medium">{packages.toSpend(held)}</p>
          <SpendPackage id={id} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink look={held > 0 ? 'secondary' : 'primary'}>
          <Link to={paths.checkout({ plan: 'complete', optimizationId: id })}>{words.pay}</Link>
        </ButtonLink>
        <ButtonLink look="quiet">
          <Link to={paths.checkout()} state={plansWanted(id)}>
            {words.plans}
          </Link>
        </ButtonLink>
      </div>
      <Link to={paths.checkout({ plan: 'basic', optimizationId: id })} className="text-sm underline hover:text-accent">
        {words.payBasic}
      </Link>
    </section>
  );
}
