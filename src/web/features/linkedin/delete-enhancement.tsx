import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { readOptions } from '../../api/queries.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useListRefresh } from './use-enhancements.ts';

interface DeleteEnhancementProps {
  id: string;
  role: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an enhancement is deleted; then the form is shown. */
export function DeleteEnhancement({ id, role, open, onOpenChange }: DeleteEnhancementProps) {
  const { enhancementDeletion: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useListRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.deleteEnhancement, { params: { id } }),
    onSuccess: async () => {
      onOpenChange(false);
      toast({ title: words.done, text: role });
      await navigate(paths.enhanceLinkedin(), { replace: true });
      queries.removeQueries({ queryKey: readOptions(api.getEnhancement, { id }).queryKey });
      await refresh();
    },
    onError: (error) => toast({ tone: 'destructive', title: words.failed, text: sentenceOf(error, words.failedText) }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      text={words.text(role)}
      confirm={words.confirm}
      cancel={words.cancel}
      pending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
