import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { forgotPassword } from '#contract/accounts.ts';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { AccountPage } from './account-page.tsx';

export const meta = () => pageMeta('forgotPassword');

export default function ForgotPasswordPage() {
  const { forgottenPassword: words } = useCopy();
  const said = useValidation();
  const client = useApi();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: { email: string }) => client.call(api.forgotPassword, { body }),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email: '' },
  });
  if (isSuccess)
    return (
      <AccountPage
        title={words.sentTitle}
        lead={words.sent}
        next={
          <>
            <ButtonLink>
              <Link to={paths.login()}>{words.toSignIn}</Link>
            </ButtonLink>
            <Button look="secondary" onClick={() => reset()}>
              {words.again}
            </Button>
          </>
        }
      />
    );
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      error={error ? sentenceOf(error, words.failed) : undefined}
      back={{ to: paths.login(), text: words.toSignIn }}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit((body) => mutate(body))(event)}>
        <Field label={words.email} error={said(formState.errors.email?.message)}>
          {(ties) => <Input {...ties} {...register('email')} type="email" autoComplete="username" required />}
        </Field>
        <Button type="submit" loading={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
