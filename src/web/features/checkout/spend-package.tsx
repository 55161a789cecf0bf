import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { codeOf, sentenceOf } from '../../api/http-error.ts';
import { readOptions } from '../../api/queries.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSessionRefresh } from '../account/use-session.ts';

/** A package that was bought for no optimization is spent on this one. */
export function SpendPackage({ id, onSpent }: { id: string; onSpent?: () => unknown }) {
  const { packages: words } = useCopy();
  const client = useApi();
  const queries = useQueryClient();
  const refresh = useSessionRefresh();
  const toast = useToast();
  const refreshAll = async () => {
    await queries.invalidateQueries({ queryKey: readOptions(api.getOptimization, { id }).queryKey });
    await refresh();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.spendCredit, { params: { id } }),
    onSuccess: async () => {
      await refreshAll();
      toast({ title: words.spent, text: words.spentText });
      await onSpent?.();
    },
    onError: async (error) => {
      // It was opened, or the package spent, in another tab.
      if (codeOf(error) === 'ALREADY_UNLOCKED' || codeOf(error) === 'NO_CREDIT') await refreshAll();
      toast({ tone: 'destructive', title: sentenceOf(error, words.failed) });
    },
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {words.spend}
    </Button>
  );
}
