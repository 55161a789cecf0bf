import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import { isStatus } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';

const pollMs = 2000;

const isOver = (optimization: OptimizationView | undefined): boolean =>
  optimization?.status === 'completed' || optimization?.status === 'failed';

/** A locked one may have been paid for since it was loaded: in another tab, or by a payment that lost its answer. */
const mayOpen = ({ state }: { state: { data: OptimizationView | undefined } }) =>
  state.data?.locked === true && 'always';

export interface PolledOptimization {
  optimization: OptimizationView | undefined;
  notFound: boolean;
  /** The last poll failed; the next one follows automatically. */
  disconnected: boolean;
}

/** An optimization, polled every 2 s until it is completed or failed, and read again wherever a locked one comes into view. */
export function useOptimization(id: string): PolledOptimization {
  const { data, error } = useQuery({
    ...readOptions(api.getOptimization, { id }),
    refetchOnMount: mayOpen,
    refetchOnWindowFocus: mayOpen,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (isOver(state.data) || isStatus(state.error, 404) ? false : pollMs),
  });
  const notFound = isStatus(error, 404);
  return {
    optimization: data,
    notFound,
    disconnected: !isOver(data) && !notFound && error !== null,
  };
}
