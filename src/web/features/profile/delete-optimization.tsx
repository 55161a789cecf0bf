import { api } from '#contract/api.ts';
import type { ProfileOptimization } from '#contract/profile.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { DeletionDialog } from '../deletion/deletion-dialog.tsx';
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
  const refresh = useProfileRefresh();
  const { id, bought } = optimization;
  return (
    <DeletionDialog
      words={words}
      named={named}
      open={open}
      onOpenChange={onOpenChange}
      onDelete={() => client.call(api.deleteOptimization, { params: { id } })}
      onDeleted={async () => {
        await refresh();
        // The card is gone, and the focus with it.
        document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus();
      }}
    >
      {bought.length > 0 && (
        <p className="rounded-md border border-danger bg-danger-wash p-3">{words.bought(bought)}</p>
      )}
    </DeletionDialog>
  );
}
