import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import { loginSchema } from '#contract/accounts.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { AccountPage } from './account-page.tsx';
import { PasswordInput } from './password-input.tsx';
import { useSignIn } from './use-sign-in.ts';

export const meta = () => pageMeta('login');

export default function LoginPage() {
  const { signIn: words } = useCopy();
  const said = useValidation();
  const client = useApi();
  const { signIn, busy, error, search } = useSignIn(
    (body: { email: string; password: string }) => client.call(api.login, { body }),
    { failed: words.failed, event: 'login' },
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  return (
    <AccountPage title={words.title} lead={words.lead} error={error}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit((body) => signIn(body))(event)}>
        <Field label={words.email} error={said(errors.email?.message)}>
          {(ties) => <Input {...ties} {...register('email')} type="email" autoComplete="username" required />}
        </Field>
        <Field label={words.password} error={said(errors.password?.message)}>
          {(ties) => <PasswordInput {...ties} {...register('password')} autoComplete="current-password" required />}
        </Field>
        <Button type="submit" loading={busy}>
          {busy ? words.submitting : words.submit}
        </Button>
        <Link
          to={paths.forgotPassword()}
          className="inline-flex items-center justify-self-start text-sm underline hover:text-accent pointer-coarse:min-h-11"
        >
          {words.forgot}
        </Link>
      </form>
      <p className="mt-6 border-t border-rule pt-5 text-sm text-ink-soft">
        {words.noAccount}{' '}
        <Link to={paths.register(Object.fromEntries(search))} className="text-ink underline hover:text-accent">
          {words.toRegister}
        </Link>
      </p>
      <p className="mt-3 text-sm">
        <Link to={paths.home()} className="text-ink-soft underline hover:text-accent">
          {words.home}
        </Link>
      </p>
    </AccountPage>
  );
}
