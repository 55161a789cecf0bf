import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { changePassword } from '#contract/accounts.ts';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PasswordInput } from './password-input.tsx';
import { tellOtherTabs } from './session-news.ts';
import { endingKey, forgetAccount } from './use-session.ts';

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

function SignOutEverywhere() {
  const { accountSecurity: words } = useCopy();
  const client = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationKey: endingKey,
    mutationFn: () => client.call(api.signOutEverywhere, {}),
    onSuccess: async () => {
      await navigate(paths.login());
      forgetAccount(queries);
      tellOtherTabs();
    },
    onError: (error) => toast({ tone: 'destructive', title: sentenceOf(error, words.everywhereFailed) }),
  });
  return (
    <div className="mt-7 grid justify-items-start gap-3 border-t border-rule pt-6">
      <p className="text-sm text-ink-soft">{words.everywhereText}</p>
      <Button look="secondary" loading={isPending} onClick={() => mutate()}>
        {words.everywhere}
      </Button>
    </div>
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
      title={<h2 className="mx-auto max-w-md pb-5 text-xl">{words.title}</h2>}
    >
      <div className="mx-auto max-w-md pb-4">
        <ChangePassword onDone={() => onOpenChange(false)} />
        <SignOutEverywhere />
      </div>
    </Dialog>
  );
}
