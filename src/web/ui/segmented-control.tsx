import { useId } from 'react';
import { classNames } from './class-names.ts';

interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** As wide as there is room, its parts equally so. */
  wide?: boolean;
}

/** One of two to four views of the same thing, as one control. Radio buttons, so arrow keys move. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0', wide ? 'w-full' : 'w-fit max-w-full')}>
      <legend className="sr-only">{label}</legend>
      <div className={classNames('flex rounded-md border border-edge bg-well p-0.5', wide && 'w-full')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative inline-flex min-h-8 items-center justify-center rounded-sm px-3 text-center text-sm font-medium pointer-coarse:min-h-10',
              'transition-colors duration-150 sm:px-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              wide && 'flex-1',
              option.value === value ? 'bg-sheet text-ink ring-1 ring-edge' : 'text-ink-soft',
              option.disabled ? 'opacity-60' : 'cursor-pointer hover:text-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-default"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
