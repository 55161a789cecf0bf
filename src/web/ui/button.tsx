import type { ComponentProps } from 'react';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import { classNames } from './class-names.ts';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border border-transparent',
  secondary: 'bg-sheet text-ink border border-edge hover:border-accent hover:text-accent',
  danger: 'bg-danger text-on-accent hover:opacity-90 border border-transparent',
  /** Leads to a danger, which is asked about before anything happens. */
  risky: 'bg-sheet text-danger border border-edge hover:border-danger hover:bg-danger-wash',
  quiet: 'text-ink-soft border border-transparent hover:text-accent hover:bg-well',
};
const sizes = {
  md: 'min-h-11 px-5 text-base',
  /** In a note, where there are many: a finger gets its room all the same. */
  xs: 'min-h-7 pointer-coarse:min-h-11 px-2 text-xs whitespace-nowrap',
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 text-sm whitespace-nowrap',
};

export interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

const classOf = ({ look = 'primary', size = 'md' }: ButtonLook, className?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-medium transition-colors duration-150 select-none [&>svg]:shrink-0',
    'aria-disabled:not-aria-busy:opacity-60 aria-disabled:cursor-default disabled:opacity-60 cursor-pointer disabled:cursor-default',
    sizes[size],
    looks[look],
    className,
  );

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/** While `loading` it shows a spinner, keeps the focus, and does nothing when pressed. */
export function Button({ look, size, loading = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={classOf({ ...(look && { look }), ...(size && { size }) }, className)}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {loading && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn" />}
      {children}
    </button>
  );
}

/** A link that looks like a button: its one child is the link. */
export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof Slot.Root> & ButtonLook) {
  return <Slot.Root {...rest} className={classOf({ ...(look && { look }), ...(size && { size }) }, className)} />;
}
