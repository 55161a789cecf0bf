import { Link } from 'react-router';
import type { OptimizationView } from '#contract/optimizations.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useSession } from '../../account/use-session.ts';
import { SpendPackage } from '../../checkout/spend-package.tsx';
import { plansWanted } from '../../plans/plan-arrival.tsx';

/** How a signed-in person opens everything of an optimization: by a package that is paid for, by paying, by a plan. */
export function UnlockWays({ optimization: { id, credit } }: { optimization: OptimizationView }) {
  const { unlocking: words, packages } = useCopy();
  const session = useSession();
  // Only a credit that opens more of this optimization is useful here.
  const held = credit === null ? 0 : (session?.membership.credits ?? 1);
  return (
    <>
      {held > 0 && (
        <div className="grid justify-items-start gap-3 border-b border-accent pb-5">
          <p className="font-medium">{packages.toSpend(held)}</p>
          <SpendPackage id={id} />
        </div>
      )}
      <Actions>
        <ButtonLink look={held > 0 ? 'secondary' : 'primary'}>
          <Link to={paths.checkout({ plan: 'complete', optimizationId: id })}>{words.pay}</Link>
        </ButtonLink>
        <ButtonLink look="quiet">
          <Link to={paths.checkout()} state={plansWanted(id)}>
            {words.plans}
          </Link>
        </ButtonLink>
      </Actions>
    </>
  );
}
