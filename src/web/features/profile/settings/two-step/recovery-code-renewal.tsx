import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../../api/http-error.ts';
import { useApi } from '../../../../api/services.tsx';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { ConfirmForm, type Confirmed } from './confirm-form.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useSecondFactorsRefresh } from './use-second-factors.ts';

/** Makes new recovery codes in place of the old ones, and shows them once. */
export function RecoveryCodeRenewal({ onClose }: { onClose: () => void }) {
  const { recoveryCodes: words, twoStepSetup } = useCopy();
  const client = useApi();
  const refresh = useSecondFactorsRefresh();
  const [codes, setCodes] = useState<string[]>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Confirmed) => client.call(api.renewRecoveryCodes, { body }),
    gcTime: 0,
    onSuccess: async ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      await refresh();
    },
  });
  return (
    <FactorDialog
      title={codes ? words.renewedTitle : words.renewTitle}
      close={codes ? words.done : twoStepSetup.cancel}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : (
        <ConfirmForm
          text={words.renewText}
          withCode
          password={twoStepSetup.password}
          submit={words.renewSubmit}
          submitting={words.renewSubmitting}
          cancel={twoStepSetup.cancel}
          pending={isPending}
          error={error}
          refused={error ? sentenceOf(error, words.renewFailed) : undefined}
          onConfirm={mutate}
          onCancel={onClose}
        />
      )}
    </FactorDialog>
  );
}
