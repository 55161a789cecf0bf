import { useState, type FormEvent, type ReactNode } from 'react';
import { confirmation, secondStepConfirmation } from '#contract/second-factors.ts';
import { codeOf } from '../../../../api/http-error.ts';
import { useValidation } from '../../../../copy/use-copy.tsx';
import { Actions } from '../../../../ui/actions.tsx';
import { Button, type ButtonLook } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../account/password-input.tsx';
import { CodeField } from '../../../second-step/code-field.tsx';

export interface Confirmed {
  currentPassword: string;
  /** Empty if none is needed. */
  code: string;
}

interface ConfirmFormProps {
  text: string;
  /** Whether the account asks for a code. */
  withCode: boolean;
  look?: ButtonLook['look'];
  submit: string;
  submitting: string;
  cancel: string;
  password: string;
  pending: boolean;
  /** The error of the last try, and its wording. */
  error: unknown;
  refused: string | undefined;
  onConfirm: (confirmed: Confirmed) => void;
  onCancel: () => void;
  /** Further fields. */
  children?: ReactNode;
}

const codeErrors: readonly (string | undefined)[] = ['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG', 'TOO_MANY_CODES'];

/** The field that an error is about. */
const fieldOf = (code: string | undefined): keyof Confirmed | undefined =>
  code === 'WRONG_PASSWORD' ? 'currentPassword' : codeErrors.includes(code) ? 'code' : undefined;

/** Asks for the password, and for a code where the account has a second step, before how it is signed in to changes. */
export function ConfirmForm({ text, withCode, look = 'primary', children, ...rest }: ConfirmFormProps) {
  const { submit, submitting, cancel, password, pending, error, refused, onConfirm, onCancel } = rest;
  const said = useValidation();
  const at = fieldOf(codeOf(error));
  const [confirmed, setConfirmed] = useState<Confirmed>({ currentPassword: '', code: '' });
  const [wrong, setWrong] = useState<Partial<Record<keyof Confirmed, string | undefined>>>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const checked = (withCode ? secondStepConfirmation : confirmation).safeParse(confirmed);
    const issues = checked.success ? [] : checked.error.issues;
    setWrong(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), said(message)]).toReversed()));
    if (checked.success) onConfirm(confirmed);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <p className="text-ink-soft">{text}</p>
      {children}
      <Field label={password} error={wrong.currentPassword ?? (at === 'currentPassword' ? refused : undefined)}>
        {(ties) => (
          <PasswordInput
            {...ties}
            value={confirmed.currentPassword}
            autoComplete="current-password"
            onChange={({ target }) => setConfirmed({ ...confirmed, currentPassword: target.value })}
          />
        )}
      </Field>
      {withCode && (
        <CodeField
          value={confirmed.code}
          error={wrong.code ?? (at === 'code' ? refused : undefined)}
          onChange={({ target }) => setConfirmed({ ...confirmed, code: target.value })}
        />
      )}
      {at === undefined && refused !== undefined && (
        <Notice tone="danger" role="alert">
          {refused}
        </Notice>
      )}
      <Actions>
        <Button type="submit" look={look} loading={pending}>
          {pending ? submitting : submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      </Actions>
    </form>
  );
}
