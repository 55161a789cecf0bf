import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';

/** The ids that link a control to its label, hint and error. */
interface Ties {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const besides = {
  phone: 'max-md:grid-cols-[4.75rem_minmax(0,1fr)] max-md:items-center max-md:*:col-start-2 max-md:*:first:col-start-1',
  always: 'grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 *:col-start-2 *:first:col-start-1',
};

interface FieldProps {
  label: ReactNode;
  /** The label is before the control, not above it: only on a phone, where height is scarce, or always. */
  beside?: keyof typeof besides;
  /** Shown after the label: "optional". */
  remark?: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (ties: Ties) => ReactNode;
}

/** A labelled control with its hint and, separately, its error. */
export function Field({ label, beside, remark, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid content-start gap-1.5', beside && besides[beside])}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}{' '}
        {remark && (
          <span className={classNames('font-normal text-ink-faint', beside === 'phone' && 'max-md:sr-only')}>
            ({remark})
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-1 size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

const control =
  'w-full rounded-md border border-edge bg-sheet px-3.5 text-base text-ink placeholder:text-ink-faint ' +
  'transition-colors duration-150 enabled:not-aria-invalid:not-[[readonly]]:hover:border-ink-soft aria-invalid:border-danger ' +
  'aria-invalid:focus-visible:outline-danger ' +
  'disabled:cursor-default disabled:bg-well disabled:opacity-60';

/** A value that cannot be changed here does not look as if it could. */
const fixed = 'read-only:border-rule read-only:bg-well read-only:text-ink-soft';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(control, rest.readOnly && fixed, 'h-11', className)} />;
}

/** The browser's own list, under an arrow like all others; `className` says how wide it is. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative grid', className)}>
      <select {...rest} className={classNames(control, 'h-11 cursor-pointer appearance-none pr-10 text-ellipsis')} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
      />
    </span>
  );
}

/** On a phone no higher than what the keyboard leaves of the screen: longer texts scroll in it. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(control, 'py-2.5 leading-relaxed max-sm:max-h-72', className)} />;
}
