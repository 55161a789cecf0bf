import { useId } from 'react';
import { classNames } from './class-names.ts';

interface ChoiceProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side; wraps if there's no room. Radio buttons, so arrow keys move. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1.5 sm:gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative inline-flex min-h-9 cursor-pointer items-center rounded-full border px-2.5 text-xs font-medium sm:px-4 sm:text-sm',
            'transition-colors duration-150 pointer-coarse:min-h-11',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            option.value === value
              ? 'border-accent bg-accent-wash text-accent-strong'
              : 'border-edge bg-sheet text-ink-soft hover:border-accent hover:text-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
