import type { ComponentProps } from 'react';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

const looks = {
  plain: 'border-transparent text-ink-soft hover:bg-well hover:text-ink',
  outlined: 'border-edge bg-sheet text-ink-soft hover:border-accent hover:text-accent',
  danger: 'border-transparent text-ink-soft hover:bg-danger-wash hover:text-danger',
};

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** What it does, as its accessible name and its tooltip. */
  label: string;
  /** What it acts on, for people who can't see its position. */
  named?: string;
  look?: keyof typeof looks;
  loading?: boolean;
}

/** A button that is just an icon. While `loading` it keeps the focus, and does nothing when pressed. */
export function IconButton({
  icon: Icon,
  label,
  named,
  look = 'plain',
  loading = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={named === undefined ? label : `${label} ${named}`}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
        className={classNames(
          'grid size-9 shrink-0 cursor-pointer place-items-center rounded-md border transition-colors duration-150 pointer-coarse:size-11',
          'disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60',
          looks[look],
          className,
        )}
      >
        {loading ? (
          <LoaderCircle aria-hidden className="size-4.5 animate-turn" />
        ) : (
          <Icon aria-hidden className="size-4.5" />
        )}
      </button>
    </Tooltip>
  );
}
