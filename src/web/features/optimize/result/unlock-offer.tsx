import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useSession, useSessionRefresh } from '../../account/use-session.ts';
import { planWanted } from '../../plans/plan-arrival.tsx';

/** A package bought for no optimization can be spent on this one. */
function SpendCredit({ id }: { id: string }) {
  const { unlocking: words } = useCopy();
  const client = useApi();
  const queries = useQueryClient();
  const refresh = useSessionRefresh();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.spendCredit, { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: readOptions(api.getOptimization, { id }).queryKey });
      await refresh();
    },
    onError: (error) => toast({ tone: 'destructive', title: sentenceOf(error, words.creditFailed) }),
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {words.spendCredit}
    </Button>
  );
}

/** What a signed-in person sees of a locked optimization: that it is locked, and the ways to open it. */
export function UnlockOffer({ optimization }: { optimization: OptimizationView }) {
  const { unlocking: words } = useCopy();
  const { id } = optimization;
  const session = useSession();
  const hasCredit = (session?.membership.credits ?? 0) > 0;
  return (
    <section className="grid justify-items-start gap-4 rounded-lg border border-accent bg-accent-wash p-5 sm:p-7">
      <Badge tone="accent">
        <Lock aria-hidden className="size-3" />
        {words.badge}
      </Badge>
      <p className="text-lg">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        {hasCredit && <SpendCredit id={id} />}
        <ButtonLink look={hasCredit ? 'secondary' : 'primary'}>
          <Link to={paths.checkout({ plan: 'complete', optimizationId: id })}>{words.pay}</Link>
        </ButtonLink>
        <ButtonLink look="quiet">
          <Link to={paths.checkout()} state={planWanted}>
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
