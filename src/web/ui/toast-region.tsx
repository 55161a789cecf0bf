import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface ToastMessage {
  title: string;
  text?: string;
  /** A notice is neither a success nor the person's failure. */
  tone?: 'neutral' | 'notice' | 'destructive';
  /** A way on from it, which is also there without the toast. */
  action?: { text: string; onPress: () => void };
}

export interface ToastWords {
  /** Name of the region that holds the toasts, with `{hotkey}` in it. */
  region: string;
  /** What each toast is announced as. */
  label: string;
  close: string;
}

interface ToastRegionProps extends ToastWords {
  shown: { message: ToastMessage; id: number } | undefined;
}

/** Where toasts are: one at a time, for 5 s; a swipe of 50 px to the right removes it, F8 moves the focus to it. */
export default function ToastRegion({ shown, region, label, close }: ToastRegionProps) {
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={label}>
      {shown && <Toast key={shown.id} message={shown.message} close={close} />}
      <RadixToast.Viewport
        label={region}
        hotkey={['F8']}
        // Without a margin, the buttons are at the lower edge, and must not be covered.
        className="fixed inset-x-4 top-4 z-50 grid sm:left-auto sm:w-96 lg:top-auto lg:bottom-[calc(1rem+var(--cookie-banner))]"
      />
    </RadixToast.Provider>
  );
}

const icons = { neutral: CircleCheck, notice: Info, destructive: CircleAlert };

function Toast({ message, close }: { message: ToastMessage; close: string }) {
  const destructive = message.tone === 'destructive';
  const Icon = icons[message.tone ?? 'neutral'];
  return (
    <RadixToast.Root
      type={destructive ? 'foreground' : 'background'}
      className={classNames(
        'grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-lg border bg-sheet p-4 shadow-lifted',
        'data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out data-[swipe=end]:animate-slide-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive ? 'border-danger' : 'border-rule',
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5', destructive ? 'text-danger' : 'text-accent')} />
      <div className="grid min-w-0 gap-0.5">
        <RadixToast.Title className="font-medium break-words">{message.title}</RadixToast.Title>
        {message.text && (
          <RadixToast.Description className="text-sm break-words text-ink-soft">{message.text}</RadixToast.Description>
        )}
        {message.action && (
          <RadixToast.Action asChild altText={message.action.text} onClick={message.action.onPress}>
            <Button look="secondary" size="sm" className="mt-2 justify-self-start">
              {message.action.text}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={close}
        className="grid size-7 cursor-pointer place-items-center text-ink-faint pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
