import { useId, type ReactNode } from 'react';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { classNames } from './class-names.ts';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** `indeterminate`: some of what it represents. */
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Something to agree to or to choose, with its hint and its error. */
export function Checkbox({ label, hint, error, checked, onChange, disabled = false }: CheckboxProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  const Mark = checked === 'indeterminate' ? Minus : Check;
  return (
    <div className={classNames('grid grid-cols-[auto_1fr] gap-x-3 gap-y-1', disabled && 'opacity-60')}>
      <RadixCheckbox.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className={classNames(
          'relative mt-0.5 grid size-5 cursor-pointer place-items-center rounded-sm border border-edge bg-sheet text-on-accent',
          'transition-colors duration-150 enabled:hover:border-accent disabled:cursor-default aria-invalid:border-danger',
          'after:absolute after:-inset-0.5 pointer-coarse:after:-inset-3',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent',
          'data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        )}
      >
        <RadixCheckbox.Indicator>
          <Mark aria-hidden className="size-3.5" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={id} className={classNames('text-sm', !disabled && 'cursor-pointer')}>
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="col-start-2 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-1 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="col-start-2 text-xs text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
