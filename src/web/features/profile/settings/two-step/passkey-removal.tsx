import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { Passkey } from '#contract/second-factors.ts';
import { sentenceOf } from '../../../../api/http-error.ts';
import { useApi } from '../../../../api/services.tsx';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { ConfirmForm, type Confirmed } from './confirm-form.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { useSecondFactorsRefresh } from './use-second-factors.ts';

/** Asks for the password before a passkey stops signing in. */
export function PasskeyRemoval({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { passkeyDialogs: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refresh = useSecondFactorsRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ currentPassword }: Confirmed) =>
      client.call(api.removePasskey, { params: { id }, body: { currentPassword } }),
    onSuccess: async () => {
      onClose();
      toast({ title: words.removed, text: name });
      await refresh();
      // The passkey's entry is gone, and the focus with it.
      document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus();
    },
  });
  return (
    <FactorDialog title={words.removeTitle} close={words.keep} onClose={onClose}>
      <ConfirmForm
        text={words.removeText(name)}
        withCode={false}
        look="danger"
        password={words.password}
        submit={words.removeSubmit}
        submitting={words.removeSubmitting}
        cancel={words.keep}
        pending={isPending}
        error={error}
        refused={error ? sentenceOf(error, words.removeFailed) : undefined}
        onConfirm={mutate}
        onCancel={onClose}
      />
    </FactorDialog>
  );
}
