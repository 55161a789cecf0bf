import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';

/** The ids that link a control to its label, hint and error. */
interface Ties {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Shown after the label: "optional". */
  remark?: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (ties: Ties) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ label, remark, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label} {remark && <span className="font-normal text-ink-faint">({remark})</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-1 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

const control =
  'w-full rounded-md border border-edge bg-sheet px-3.5 text-base text-ink placeholder:text-ink-faint ' +
  'transition-colors duration-150 enabled:hover:border-ink-soft aria-invalid:border-danger ' +
  'disabled:cursor-default disabled:bg-well disabled:opacity-60';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(control, 'h-11', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(control, 'h-11 cursor-pointer', className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(control, 'py-2.5 leading-relaxed', className)} />;
}
