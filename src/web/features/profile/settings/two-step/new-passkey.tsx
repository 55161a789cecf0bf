import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { passkeyRequest } from '#contract/second-factors.ts';
import { sentenceOf } from '../../../../api/http-error.ts';
import { useApi } from '../../../../api/services.tsx';
import { useCopy, useValidation } from '../../../../copy/use-copy.tsx';
import { Field, Input } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { ConfirmForm, type Confirmed } from './confirm-form.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { createPasskey, PasskeyRefused } from '../../../second-step/passkey-ceremony.ts';
import { useSecondFactorsRefresh } from './use-second-factors.ts';

/** Adds a passkey: its name and the password, then what the device asks for. */
export function NewPasskey({ withCode, onClose }: { withCode: boolean; onClose: () => void }) {
  const { passkeyDialogs: words, passkeyList } = useCopy();
  const said = useValidation();
  const client = useApi();
  const toast = useToast();
  const refresh = useSecondFactorsRefresh();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ currentPassword, code }: Confirmed) =>
      createPasskey(client, { name: name.trim(), currentPassword, ...(withCode ? { code } : {}) }),
    onSuccess: async (passkey) => {
      onClose();
      toast({ title: words.added, text: passkey.name });
      await refresh();
    },
  });
  const refused = error instanceof PasskeyRefused ? words[error.refusal] : error && sentenceOf(error, words.failed);
  const confirm = (confirmed: Confirmed) => {
    const checked = passkeyRequest.shape.name.safeParse(name);
    setWrong(checked.success ? undefined : said(checked.error.issues[0]?.message));
    if (checked.success) mutate(confirmed);
  };
  return (
    <FactorDialog title={words.addTitle} close={words.cancel} onClose={onClose}>
      <ConfirmForm
        text={passkeyList.text}
        withCode={withCode}
        password={words.password}
        submit={words.submit}
        submitting={words.submitting}
        cancel={words.cancel}
        pending={isPending}
        error={error}
        refused={refused ?? undefined}
        onConfirm={confirm}
        onCancel={onClose}
      >
        <Field label={words.name} hint={words.nameHint} error={wrong}>
          {(ties) => (
            <Input {...ties} value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
      </ConfirmForm>
    </FactorDialog>
  );
}
