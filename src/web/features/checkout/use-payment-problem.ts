import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { PaymentFormProps } from './payment-form.ts';
import type { PaymentProblem } from './payment-problem.ts';

/** Why the last try to pay failed, whichever provider's form it was made in; it is said at once, and stays until the next try. */
export function usePaymentProblem({ onFailed, onUnanswered }: Pick<PaymentFormProps, 'onFailed' | 'onUnanswered'>) {
  const { checkout: words } = useCopy();
  const toast = useToast();
  const [problem, setProblem] = useState<PaymentProblem | undefined>();
  const fail = (kind: PaymentProblem['kind'], text: string): void => {
    if (kind === 'unanswered') onUnanswered();
    else onFailed(kind);
    setProblem({ kind, text });
    toast({ tone: 'destructive', title: kind === 'unanswered' ? words.unansweredTitle : words.failed, text });
  };
  return { problem, fail, forget: () => setProblem(undefined) };
}
