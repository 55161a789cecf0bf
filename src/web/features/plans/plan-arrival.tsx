import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The history state that "Upgrade Account" sets: its address, /checkout without a plan, redirects home, where the plans are to be visible. */
export const planWanted = { planWanted: true };

const isWanted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'planWanted' in state && state.planWanted === true;

/** Shows the plans to a person who came for one, until they close them. */
export function PlanArrival() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const close = () => void navigate(paths.home(), { replace: true, state: null, preventScrollReset: true });
  return <PlanDialog open={isWanted(state)} onOpenChange={(open) => open || close()} />;
}
