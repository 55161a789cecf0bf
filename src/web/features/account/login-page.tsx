import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import { loginSchema } from '#contract/accounts.ts';
import type { RouteBodySent } from '#contract/route.ts';
import { validationKey } from '#copy/validation-key.ts';
import { codeOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { CodeField } from '../second-step/code-field.tsx';
import { PasskeyButton } from '../second-step/passkey-button.tsx';
import { PasskeyRefused, signInByPasskey } from '../second-step/passkey-ceremony.ts';
import { AccountPage } from './account-page.tsx';
import { PasswordInput } from './password-input.tsx';
import { useSignIn } from './use-sign-in.ts';

export const meta = () => pageMeta('login');

type Login = RouteBodySent<typeof api.login>;

export default function LoginPage() {
  const { signIn: words, passkeySignIn } = useCopy();
  const said = useValidation();
  const client = useApi();
  /** How the person signs in: with the form, or a passkey. */
  const [by, setBy] = useState<'password' | 'passkey'>('password');
  /** Whether the account asks for a second step: only the server knows, once the password was right. */
  const [asksCode, setAsksCode] = useState(false);
  const { signIn, busy, error, code, search } = useSignIn(
    async (body: Login | undefined) => {
      try {
        return await (body ? client.call(api.login, { body }) : signInByPasskey(client));
      } catch (refused) {
        if (codeOf(refused) === 'SECOND_FACTOR_REQUIRED') setAsksCode(true);
        throw refused;
      }
    },
    {
      failed: words.failed,
      event: 'login',
      wordsOf: (refused) =>
        refused instanceof PasskeyRefused
          ? passkeySignIn[refused.refusal === 'wrongAddress' ? 'wrongAddress' : 'canceled']
          : undefined,
    },
  );
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '', code: '' },
  });
  const { errors } = formState;
  const submit = ({ code: typed = '', ...body }: Login) => {
    if (asksCode && typed === '')
      return setError('code', { message: validationKey('codeRequired') }, { shouldFocus: true });
    setBy('password');
    signIn({ ...body, ...(asksCode ? { code: typed } : {}) });
  };
  // A screen reader says the field and its hint; who sees the page goes on typing.
  useEffect(() => {
    if (asksCode && !busy) setFocus('code', { shouldSelect: true });
  }, [asksCode, busy, setFocus]);
  const asked = code === 'SECOND_FACTOR_REQUIRED';
  const wrongCode = code === 'SECOND_FACTOR_WRONG';
  /** Both are marked, so as not to reveal which is wrong. */
  const wrong = by === 'password' && code === 'WRONG_CREDENTIALS' ? { 'aria-invalid': true as const } : {};
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      error={asked || wrongCode ? undefined : error}
      back={{ to: paths.home(), text: words.home }}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Field label={words.email} error={said(errors.email?.message)}>
          {(ties) => (
            <Input {...ties} {...wrong} {...register('email')} type="email" autoComplete="username" required />
          )}
        </Field>
        <Field label={words.password} error={said(errors.password?.message)}>
          {(ties) => (
            <PasswordInput {...ties} {...wrong} {...register('password')} autoComplete="current-password" required />
          )}
        </Field>
        {asksCode && (
          <CodeField {...register('code')} error={said(errors.code?.message) ?? (wrongCode ? error : undefined)} />
        )}
        <Button type="submit" loading={busy && by === 'password'}>
          {busy && by === 'password' ? words.submitting : words.submit}
        </Button>
        <Link
          to={paths.forgotPassword()}
          className="inline-flex items-center justify-self-start text-sm underline hover:text-accent pointer-coarse:min-h-11"
        >
          {words.forgot}
        </Link>
      </form>
      <PasskeyButton
        pending={busy && by === 'passkey'}
        onUse={() => {
          setBy('passkey');
          signIn(undefined);
        }}
      />
      <p className="mt-6 border-t border-rule pt-5 text-sm text-ink-soft">
        {words.noAccount}{' '}
        <Link to={paths.register(Object.fromEntries(search))} className="text-ink underline hover:text-accent">
          {words.toRegister}
        </Link>
      </p>
    </AccountPage>
  );
}
