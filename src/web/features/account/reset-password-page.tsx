import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { passwordSchema } from '#contract/accounts.ts';
import { codeOf, sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AccountPage } from './account-page.tsx';
import { PasswordInput } from './password-input.tsx';
import { useMailedToken } from './use-mailed-token.ts';

export const meta = () => pageMeta('resetPassword');

function ResetForm() {
  const { newPassword: words, signIn } = useCopy();
  const said = useValidation();
  const client = useApi();
  const token = useMailedToken(paths.resetPassword());
  const [removePasskeys, setRemovePasskeys] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      client.call(api.resetPassword, { body: { token: token ?? '', password, removePasskeys } }),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(z.object({ password: passwordSchema })),
    defaultValues: { password: '' },
  });
  if (isSuccess || token === undefined)
    return (
      <AccountPage
        title={isSuccess ? words.doneTitle : words.noTokenTitle}
        lead={isSuccess ? words.done : words.noToken}
        warning={!isSuccess}
        next={
          <ButtonLink>
            <Link to={isSuccess ? paths.login() : paths.forgotPassword()}>
              {isSuccess ? signIn.submit : words.again}
            </Link>
          </ButtonLink>
        }
      />
    );
  const again = (
    <ButtonLink look="secondary" size="sm">
      <Link to={paths.forgotPassword()}>{words.again}</Link>
    </ButtonLink>
  );
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      error={error ? sentenceOf(error, words.failed) : undefined}
      remedy={codeOf(error) === 'RESET_UNKNOWN' && again}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit((input) => mutate(input))(event)}>
        <Field label={words.password} error={said(formState.errors.password?.message)}>
          {(ties) => <PasswordInput {...ties} {...register('password')} autoComplete="new-password" required />}
        </Field>
        <Checkbox
          label={words.removePasskeys}
          hint={words.removePasskeysHint}
          checked={removePasskeys}
          onChange={setRemovePasskeys}
        />
        <Button type="submit" loading={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
      </form>
    </AccountPage>
  );
}

/** The token is in the address, which prerendering does not know. */
export default function ResetPasswordPage() {
  const { newPassword: words } = useCopy();
  return useHydrated() ? <ResetForm /> : <AccountPage title={words.title} lead={words.lead} />;
}
