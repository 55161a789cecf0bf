import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Menu as MenuIcon } from 'lucide-react';

/** Closes the menu that a pressed link is in. */
export const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('details')?.removeAttribute('open');

interface PhoneMenuProps {
  label: string;
  /** Items of a list. */
  children: ReactNode;
}

/** What does not fit into the bar of a small screen: the browser's own disclosure, which opens before the page's code is there. */
export function PhoneMenu({ label, children }: PhoneMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever in it the focus is.
    <details
      ref={details}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
      className="relative lg:hidden"
    >
      <summary
        aria-label={label}
        className={
          'grid size-11 cursor-pointer list-none place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink ' +
          '[&::-webkit-details-marker]:hidden'
        }
      >
        <MenuIcon aria-hidden className="size-5" />
      </summary>
      <ul className="absolute right-0 z-40 mt-1.5 grid min-w-56 rounded-lg border border-rule bg-sheet p-1.5 shadow-lifted">
        {children}
      </ul>
    </details>
  );
}
