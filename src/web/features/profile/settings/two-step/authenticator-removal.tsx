import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../../api/http-error.ts';
import { useApi } from '../../../../api/services.tsx';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { ConfirmForm, type Confirmed } from './confirm-form.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { useSecondFactorsRefresh } from './use-second-factors.ts';

/** Turns two-step sign-in off. */
export function AuthenticatorRemoval({ onClose }: { onClose: () => void }) {
  const { twoStepOff: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refresh = useSecondFactorsRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Confirmed) => client.call(api.removeAuthenticator, { body }),
    onSuccess: async () => {
      onClose();
      toast({ title: words.done });
      await refresh();
    },
  });
  return (
    <FactorDialog title={words.title} close={words.cancel} onClose={onClose}>
      <ConfirmForm
        text={words.text}
        withCode
        look="danger"
        password={words.password}
        submit={words.submit}
        submitting={words.submitting}
        cancel={words.cancel}
        pending={isPending}
        error={error}
        refused={error ? sentenceOf(error, words.failed) : undefined}
        onConfirm={mutate}
        onCancel={onClose}
      />
    </FactorDialog>
  );
}
