import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { registerSchema } from '#contract/accounts.ts';
import { validationKey } from '#copy/validation-key.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { personInHand } from '../in-hand/person-in-hand.ts';
import { AccountPage } from './account-page.tsx';
import { PasswordInput } from './password-input.tsx';
import { justRegisteredKey, useSignIn } from './use-sign-in.ts';

export const meta = () => pageMeta('register');

/** The form also asks for the sum of these two numbers, in addition to what the account needs. */
const sum = [5, 3] as const;
const formSchema = registerSchema.extend({
  verification: z
    .string()
    .refine((answer) => Number(answer.trim() || NaN) === sum[0] + sum[1], validationKey('verificationWrong')),
});

export default function RegisterPage() {
  const { registration: words } = useCopy();
  const said = useValidation();
  const client = useApi();
  const queries = useQueryClient();
  const { signIn, busy, error, search } = useSignIn(
    ({ name, email, password }: z.infer<typeof formSchema>) =>
      client.call(api.register, { body: { name, email, password } }),
    {
      failed: words.failed,
      event: 'sign_up',
      onSignedIn: () => queries.setQueryData(justRegisteredKey, true),
    },
  );
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: '', email: '', password: '', verification: '' },
  });
  const { errors } = formState;
  useEffect(() => {
    const person = personInHand(sessionStorage);
    // Not what was typed, or filled in by the browser, before this page's code was there.
    for (const field of ['name', 'email'] as const)
      if (getValues(field) === '' && person[field] !== undefined) setValue(field, person[field]);
  }, [getValues, setValue]);
  return (
    <AccountPage title={words.title} lead={words.lead} error={error}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit((input) => signIn(input))(event)}>
        <Field label={words.name} error={said(errors.name?.message)}>
          {(ties) => <Input {...ties} {...register('name')} autoComplete="name" required />}
        </Field>
        <Field label={words.email} error={said(errors.email?.message)}>
          {(ties) => <Input {...ties} {...register('email')} type="email" autoComplete="email" required />}
        </Field>
        <Field label={words.password} hint={words.passwordHint} error={said(errors.password?.message)}>
          {(ties) => <PasswordInput {...ties} {...register('password')} autoComplete="new-password" required />}
        </Field>
        <Field label={`${words.verification}: ${words.question(...sum)}`} error={said(errors.verification?.message)}>
          {(ties) => <Input {...ties} {...register('verification')} inputMode="numeric" autoComplete="off" required />}
        </Field>
        <Button type="submit" loading={busy}>
          {busy ? words.submitting : words.submit}
        </Button>
      </form>
      <p className="mt-6 border-t border-rule pt-5 text-sm text-ink-soft">
        {words.hasAccount}{' '}
        <Link to={paths.login(Object.fromEntries(search))} className="text-ink underline hover:text-accent">
          {words.toSignIn}
        </Link>
      </p>
    </AccountPage>
  );
}
