import { CircleAlert } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import type { PaymentProblem } from './payment-problem.ts';

/** Stays in the form after a payment that failed: why, and what to do. */
export function PaymentProblemNote({ problem }: { problem: PaymentProblem | undefined }) {
  const { checkout: words } = useCopy();
  const help = { declined: words.declinedHelp, unanswered: words.unansweredHelp, refused: undefined };
  return (
    <div role="alert" className="empty:hidden">
      {problem !== undefined && (
        <div className="flex items-start gap-2.5 rounded-md border border-danger bg-danger-wash p-4">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-danger" />
          <div className="grid gap-1">
            <p className="font-medium">{problem.text}</p>
            {help[problem.kind] !== undefined && <p>{help[problem.kind]}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
