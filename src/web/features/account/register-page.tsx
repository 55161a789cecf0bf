import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { registerSchema } from '#contract/accounts.ts';
import { validationKey } from '#copy/validation-key.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { pageCopy } from '../../copy/page-locale.ts';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { AccountPage } from './account-page.tsx';
import { PasswordInput } from './password-input.tsx';
import { useSignIn } from './use-sign-in.ts';

export const meta = () => [
  { title: pageCopy().metadata.register.title },
  { name: 'description', content: pageCopy().metadata.register.description },
];

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
  const { signIn, busy, error, search } = useSignIn(
    ({ name, email, password }: z.infer<typeof formSchema>) =>
      client.call(api.register, { body: { name, email, password } }),
    words.failed,
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: '', email: '', password: '', verification: '' },
  });
  const { errors } = formState;
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
