import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PlanDialog } from './plan-dialog.tsx';

const wantedSchema = z.object({ plansWanted: z.object({ optimizationId: z.string().optional() }) });

/**
 * What "Upgrade Account" leaves in the history: its address, /checkout without a plan, leads home, where the plans are to be in view.
 * The optimization that it was pressed at stays in hand.
 */
export const plansWanted = (optimizationId?: string): z.infer<typeof wantedSchema> => ({
  plansWanted: { optimizationId },
});

/** Shows the plans to who came for one, until they close them, which leads back to the optimization that they came from. */
export function PlanArrival() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const wanted = wantedSchema.safeParse(state).data?.plansWanted;
  const close = () =>
    wanted?.optimizationId === undefined
      ? void navigate(paths.home(), { replace: true, state: null, preventScrollReset: true })
      : void navigate(paths.optimize({ result: wanted.optimizationId }), { replace: true });
  return (
    <PlanDialog
      open={wanted !== undefined}
      optimizationId={wanted?.optimizationId}
      onOpenChange={(open) => open || close()}
    />
  );
}
