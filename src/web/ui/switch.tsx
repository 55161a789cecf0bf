import { useId, type ReactNode } from 'react';
import { Switch as RadixSwitch } from 'radix-ui';
import { classNames } from './class-names.ts';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Something that is on or off, and changes at once. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className={classNames('text-sm font-medium', !disabled && 'cursor-pointer')}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-xs text-ink-faint">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={classNames(
          'relative h-6 w-11 shrink-0 cursor-pointer rounded-full border transition-colors duration-150 disabled:cursor-default disabled:opacity-60',
          // For touch, it's 44 px high, though it looks smaller.
          'pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5',
          'border-edge bg-well enabled:hover:border-accent data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        )}
      >
        <RadixSwitch.Thumb
          className={classNames(
            'block size-4 translate-x-1 rounded-full bg-ink-soft transition-transform duration-150 ease-out',
            'data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent',
          )}
        />
      </RadixSwitch.Root>
    </div>
  );
}
