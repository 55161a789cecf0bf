import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** With its dialog, which few who come home need. */
const PlanDialog = lazy(() => import('./plan-dialog.tsx').then(({ PlanDialog: opened }) => ({ default: opened })));

interface PlansWanted {
  plansWanted: { optimizationId?: string | undefined };
}

/** The history is the browser's: what an older version of this page left there may be anything. */
export const isPlansWanted = (state: unknown): state is PlansWanted =>
  typeof state === 'object' &&
  state !== null &&
  'plansWanted' in state &&
  typeof state.plansWanted === 'object' &&
  state.plansWanted !== null &&
  (!('optimizationId' in state.plansWanted) ||
    ['string', 'undefined'].includes(typeof state.plansWanted.optimizationId));

/**
 * What "Upgrade Account" leaves in the history: its address, /checkout without a plan, leads home, where the plans should be in view.
 * The optimization that it was pressed on stays in hand.
 */
export const plansWanted = (optimizationId?: string): PlansWanted => ({
  plansWanted: { optimizationId },
});

/** Shows the plans to who came for one, until they close them, which leads back to the optimization that they came from. */
export function PlanArrival() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (!hydrated) return null;
  if (!isPlansWanted(state)) return null;
  const { optimizationId } = state.plansWanted;
  const close = () =>
    optimizationId === undefined
      ? void navigate(paths.home(), { replace: true, state: null, preventScrollReset: true })
      : void navigate(paths.optimize({ result: optimizationId }), { replace: true });
  return (
    <Suspense>
      <PlanDialog open optimizationId={optimizationId} onOpenChange={(open) => open || close()} />
    </Suspense>
  );
}
