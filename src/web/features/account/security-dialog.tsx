import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changePassword } from '#contract/accounts.ts';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PasswordInput } from './password-input.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

function ChangePassword({ onDone }: { onDone: () => void }) {
  const { accountSecurity: words } = useCopy();
  const said = useValidation();
  const client = useApi();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => client.call(api.changePassword, { body }),
    onSuccess: () => {
      toast({ title: words.changed, text: words.changedText });
      onDone();
    },
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changePassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const refused = error ? sentenceOf(error, words.failed) : undefined;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit((body) => mutate(body))(event)}>
      <Field label={words.current} error={said(formState.errors.currentPassword?.message) ?? refused}>
        {(ties) => <PasswordInput {...ties} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Field label={words.next} error={said(formState.errors.newPassword?.message)}>
        {(ties) => <PasswordInput {...ties} {...register('newPassword')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" loading={isPending} className="justify-self-start">
        {isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

/** Changing the password, and signing out of all browsers. */
export function SecurityDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { accountSecurity: words } = useCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="sheet"
      close={words.close}
      title={<h2 className="pr-10 pb-5 text-xl">{words.title}</h2>}
    >
      <div>
        <ChangePassword onDone={() => onOpenChange(false)} />
        <SignOutEverywhere />
      </div>
    </Dialog>
  );
}
