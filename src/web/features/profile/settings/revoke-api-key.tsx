import { useMutation } from '@tanstack/react-query';
import type { ApiKey } from '#contract/api-keys.ts';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useApiKeysRefresh } from './use-api-keys.ts';

/** Asks before a key stops working. */
export function RevokeApiKey({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { apiKeys: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refresh = useApiKeysRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.revokeApiKey, { params: { id } }),
    onSuccess: async () => {
      onClose();
      toast({ title: words.revoked, text: name });
      await refresh();
      // The key's entry is gone, and the focus with it.
      document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.revokeFailed, text: sentenceOf(error, words.revokeFailedText) }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.revokeTitle}
      text={words.revokeText(name)}
      confirm={words.revokeConfirm}
      cancel={words.revokeCancel}
      pending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
