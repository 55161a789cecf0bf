import { CircleAlert } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';

/** Stays in the form after a payment that failed: why, that nothing was charged, and what to do. */
export function DeclinedNote({ text }: { text: string | undefined }) {
  const { checkout: words } = useCopy();
  return (
    <div role="alert" className="empty:hidden">
      {text !== undefined && (
        <div className="flex items-start gap-2.5 rounded-md border border-danger bg-danger-wash p-4">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-danger" />
          <div className="grid gap-1">
            <p className="font-medium">{text}</p>
            <p>{words.declinedHelp}</p>
          </div>
        </div>
      )}
    </div>
  );
}
