import type { ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import { classNames } from './class-names.ts';

interface MenuProps {
  /** The button that opens it: its one element. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** On a phone: it extends to the right margin of the page, whatever is next to the button. */
  toMargin?: boolean;
  children: ReactNode;
}

/** What can be done with something: opened by a button, moved through by arrow keys and first letters, closed by Escape. */
export function Menu({ trigger, align = 'end', toMargin = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          alignOffset={toMargin ? -64 : 0}
          collisionPadding={toMargin ? 20 : 12}
          className={
            'z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-fade overflow-y-auto ' +
            'rounded-lg border border-rule bg-sheet p-1.5 shadow-lifted'
          }
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  onSelect?: () => void;
  disabled?: boolean;
  /** Takes something away for good. */
  danger?: boolean;
  /** Its one child is a link. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, disabled = false, danger = false, asChild = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={disabled}
      {...(onSelect && { onSelect })}
      className={classNames(
        'flex w-full cursor-pointer items-center gap-2.5 rounded-md px-3 py-2.5 text-left text-sm outline-none data-highlighted:bg-well',
        'data-disabled:cursor-default data-disabled:opacity-60 [&>svg]:size-4 [&>svg]:shrink-0',
        danger ? 'text-danger' : 'data-highlighted:text-accent',
      )}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-rule" />;
}

/** A heading for the items after it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs text-ink-faint">{children}</DropdownMenu.Label>;
}
