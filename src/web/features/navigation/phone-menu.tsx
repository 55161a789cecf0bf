import type { ReactNode } from 'react';
import { Menu as MenuIcon } from 'lucide-react';
import { useFloatingDetails } from '../../ui/use-floating-details.ts';

interface PhoneMenuProps {
  label: string;
  /** Items of a list. */
  children: ReactNode;
}

/**
 * What does not fit into the bar of a small screen, its sign at the margin of the page: the browser's own disclosure, which opens before the page's code is
 * there.
 */
export function PhoneMenu({ label, children }: PhoneMenuProps) {
  return (
    <details {...useFloatingDetails()} className="relative -mr-3 lg:hidden">
      <summary
        aria-label={label}
        className={
          'grid size-11 cursor-pointer list-none place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink ' +
          '[&::-webkit-details-marker]:hidden'
        }
      >
        <MenuIcon aria-hidden className="size-5" />
      </summary>
      <ul className="absolute right-3 z-40 mt-1.5 grid min-w-56 rounded-lg border border-rule bg-sheet p-1.5 shadow-lifted">
        {children}
      </ul>
    </details>
  );
}
