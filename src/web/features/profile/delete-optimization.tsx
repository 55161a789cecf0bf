import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { ProfileOptimization } from '#contract/profile.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useProfileRefresh } from './use-profile.ts';

interface DeleteOptimizationProps {
  optimization: ProfileOptimization;
  /** The job it is for, in words. */
  named: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an optimization is deleted, and says what was paid for it. */
export function DeleteOptimization({ optimization, named, open, onOpenChange }: DeleteOptimizationProps) {
  const { deletion: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refresh = useProfileRefresh();
  const { id, bought } = optimization;
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.deleteOptimization, { params: { id } }),
    onSuccess: async () => {
      onOpenChange(false);
      toast({ title: words.done, text: named });
      await refresh();
      // The card is gone, and the focus with it.
      document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus();
    },
    onError: (error) => toast({ tone: 'destructive', title: words.failed, text: sentenceOf(error, words.failedText) }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      text={words.text(named)}
      confirm={words.confirm}
      cancel={words.cancel}
      pending={isPending}
      onConfirm={() => mutate()}
    >
      {bought.length > 0 && (
        <p className="rounded-md border border-danger bg-danger-wash p-3">{words.bought(bought)}</p>
      )}
    </ConfirmDialog>
  );
}
