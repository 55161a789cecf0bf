import { useState, type FormEvent } from 'react';
import { versionNameSchema } from '#contract/versions.ts';
import { useValidation } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';

interface NameFormProps {
  label: string;
  submit: string;
  placeholder?: string;
  initial?: string;
  pending: boolean;
  /** What ends it without a change, where it can be ended. */
  cancel?: { label: string; onCancel: () => void };
  onName: (name: string, clear: () => void) => void;
}

/** Asks for a version's name. */
export function NameForm({ label, submit, placeholder, initial = '', pending, cancel, onName }: NameFormProps) {
  const said = useValidation();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string | undefined>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const checked = versionNameSchema.safeParse({ name });
    setError(said(checked.error?.issues[0]?.message));
    if (checked.success) onName(checked.data.name, () => setName(''));
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={send}>
      <div className="min-w-0 flex-1 basis-60">
        <Field label={label} error={error}>
          {(ties) => (
            <Input
              {...ties}
              value={name}
              autoComplete="off"
              placeholder={placeholder}
              ref={(input) => {
                if (cancel) input?.focus();
              }}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && cancel?.onCancel()}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="secondary" loading={pending}>
        {submit}
      </Button>
      {cancel && (
        <Button look="quiet" onClick={cancel.onCancel}>
          {cancel.label}
        </Button>
      )}
    </form>
  );
}
