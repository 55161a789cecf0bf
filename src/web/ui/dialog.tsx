import { useRef, type ReactNode } from 'react';
import { Dialog as RadixDialog } from 'radix-ui';
import { X } from 'lucide-react';
import { classNames } from './class-names.ts';

const shapes = {
  /** Slides up from the lower edge of a small screen; on a larger one centred, like a question. */
  sheet:
    'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-lg border-t border-rule bg-sheet p-5 shadow-lifted animate-rise ' +
    'sm:inset-x-6 sm:inset-y-6 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:max-w-md sm:rounded-lg sm:border sm:p-6',
  /** Centred: a question. */
  box: 'inset-x-5 inset-y-6 m-auto h-fit max-h-[calc(100dvh-3rem)] max-w-md rounded-lg border border-rule bg-sheet p-5 shadow-lifted animate-rise sm:p-6',
  /** Covers the page. */
  full: 'inset-0 bg-paper animate-fade',
  /** As large as what is in it, at most as wide as the page; on a small screen it covers the page. */
  wide:
    'inset-0 bg-paper animate-fade ' +
    'lg:inset-x-8 lg:top-[12dvh] lg:bottom-auto lg:mx-auto lg:max-h-[80dvh] lg:w-fit lg:max-w-page lg:rounded-lg lg:border lg:border-rule lg:shadow-lifted',
};

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shape: keyof typeof shapes;
  title: ReactNode;
  close: string;
  children: ReactNode;
}

/** A modal dialog: keeps the focus inside, closes by Escape or its button, and restores the focus. */
export function Dialog({ open, onOpenChange, shape, title, close, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-30 animate-fade bg-veil" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classNames(
            'fixed z-30 overflow-x-hidden overflow-y-auto overscroll-contain wrap-anywhere',
            shapes[shape],
          )}
        >
          <RadixDialog.Title asChild>{title}</RadixDialog.Title>
          <RadixDialog.Close
            aria-label={close}
            className={
              'absolute top-4 right-4 z-20 grid size-9 cursor-pointer place-items-center rounded-md text-ink-soft ' +
              'hover:bg-well hover:text-ink pointer-coarse:size-11'
            }
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What a dialog ends with: its buttons, which stay in sight while what is above them scrolls. For a sheet or a box. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-rule bg-sheet px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
      {children}
    </div>
  );
}
