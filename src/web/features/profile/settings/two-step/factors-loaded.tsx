import type { ReactNode } from 'react';
import type { api } from '#contract/api.ts';
import type { RouteResponse } from '#contract/route.ts';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { Loaded } from '../../../loading/loaded.tsx';
import { useSecondFactors } from './use-second-factors.ts';

type Factors = RouteResponse<typeof api.getSecondFactors>;

/** Shows the account's ways to sign in, once they're loaded. */
export function FactorsLoaded({ children }: { children: (factors: Factors) => ReactNode }) {
  const { twoStep: words } = useCopy();
  return (
    <Loaded query={useSecondFactors()} words={words} lines={2}>
      {children}
    </Loaded>
  );
}
