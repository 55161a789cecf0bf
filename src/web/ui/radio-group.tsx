import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { classNames } from './class-names.ts';

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; hint?: ReactNode; disabled?: boolean }[];
  /** Undefined until one is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** One of several, below each other, each with room to say what it means. `Choice` puts a few short ones side by side. */
export function RadioGroup<Value extends string>({ label, options, value, onChange, error }: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div className="grid content-start gap-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <RadixRadioGroup.Root
        value={value ?? null}
        onValueChange={(chosen) => onChange(chosen as Value)}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        className="grid gap-2"
      >
        {options.map((option, at) => (
          <div
            key={option.value}
            className={classNames(
              'relative flex min-h-11 gap-3 rounded-md border px-3.5 py-2.5 transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              option.value === value
                ? 'border-accent bg-accent-wash'
                : error
                  ? 'border-danger'
                  : 'border-edge bg-sheet',
              option.disabled ? 'border-dashed text-ink-faint' : 'hover:border-accent',
            )}
          >
            <RadixRadioGroup.Item
              id={`${id}-${at}`}
              value={option.value}
              disabled={option.disabled ?? false}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${at}-hint`}
              className={classNames(
                'mt-0.5 grid size-5 shrink-0 cursor-pointer place-items-center rounded-full border border-edge bg-sheet outline-none',
                // The whole box is pressed.
                'after:absolute after:inset-0 disabled:cursor-default disabled:opacity-60 data-[state=checked]:border-accent',
              )}
            >
              <RadixRadioGroup.Indicator className="size-2.5 rounded-full bg-accent" />
            </RadixRadioGroup.Item>
            <div className="grid min-w-0 content-start gap-0.5">
              <label htmlFor={`${id}-${at}`} className="text-sm font-medium">
                {option.label}
              </label>
              {option.hint !== undefined && (
                <p id={`${id}-${at}-hint`} className={option.disabled ? 'text-xs' : 'text-xs text-ink-soft'}>
                  {option.hint}
                </p>
              )}
            </div>
          </div>
        ))}
      </RadixRadioGroup.Root>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-1 size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
