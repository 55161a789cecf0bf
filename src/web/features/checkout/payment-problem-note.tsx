import { useCopy } from '../../copy/use-copy.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PaymentProblem } from './payment-problem.ts';

/** Stays in the form after a payment that failed: why, and what to do. */
export function PaymentProblemNote({ problem }: { problem: PaymentProblem | undefined }) {
  const { checkout: words } = useCopy();
  const help = { declined: words.declinedHelp, unanswered: words.unansweredHelp, refused: undefined };
  return (
    <div role="alert" className="empty:hidden">
      {problem !== undefined && (
        <Notice tone="danger" title={problem.text}>
          {help[problem.kind]}
        </Notice>
      )}
    </div>
  );
}
