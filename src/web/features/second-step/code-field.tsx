import { useState, type ComponentProps } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Field, Input } from '../../ui/field.tsx';

interface CodeFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'autoComplete'> {
  error: string | undefined;
}

/** The code of the second step: of the app, which phones and password managers fill in, or one from paper. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  const { secondStep: words } = useCopy();
  const [fromPaper, setFromPaper] = useState(false);
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <Field
          label={fromPaper ? words.recoveryCode : words.code}
          hint={fromPaper ? words.recoveryCodeHint : words.codeHint}
          error={error}
        >
          {(ties) => (
            <Input
              {...ties}
              {...input}
              inputMode={fromPaper ? 'text' : 'numeric'}
              autoComplete={fromPaper ? 'off' : 'one-time-code'}
              autoCapitalize="none"
              spellCheck={false}
              required
              className="font-mono"
            />
          )}
        </Field>
      </div>
      <button
        type="button"
        onClick={() => setFromPaper(!fromPaper)}
        className="min-h-6 cursor-pointer text-left text-sm text-ink-soft underline hover:text-accent pointer-coarse:min-h-11"
      >
        {fromPaper ? words.useApp : words.useRecoveryCode}
      </button>
    </div>
  );
}
