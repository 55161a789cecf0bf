import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { ProfileOptimization } from '#contract/profile.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="box"
      close={words.cancel}
      title={<h2 className="pr-10 text-xl">{words.title}</h2>}
    >
      <div className="grid gap-4 pt-4">
        <p className="wrap-anywhere text-ink-soft">{words.text(named)}</p>
        {bought.length > 0 && (
          <p className="rounded-md border border-danger bg-danger-wash p-3">{words.bought(bought)}</p>
        )}
        <div className="flex flex-wrap gap-3 pt-2">
          <Button look="danger" loading={isPending} onClick={() => mutate()}>
            {words.confirm}
          </Button>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
