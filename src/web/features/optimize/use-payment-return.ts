import type { Dispatch } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { takePendingPayment } from '../checkout/pending-payment.ts';
import { useConversion } from '../checkout/use-conversion.ts';
import type { WizardAction } from './wizard-state.ts';

/** The parameters in the address of a return from paying. */
interface PaymentReturn {
  paymentIntentId: string | null;
  /** Stripe's status of the payment, for display only: what is open is decided by its signed events alone. */
  outcome: string | null;
}

/** A person can be back before the provider's event has arrived; the page polls every two seconds, for two minutes. */
const patience = { times: 60, milliseconds: 2000 };
const pause = () => new Promise((resolve) => setTimeout(resolve, patience.milliseconds));

/** Back from paying: the purchase is looked up, or taken from what was stored before paying, and opened. */
export function usePaymentReturn(dispatch: Dispatch<WizardAction>) {
  const { paymentReturn: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const track = useConversion();

  const lookUp = (paymentIntentId: string) =>
    client.call(api.getPaymentDetails, { params: { paymentIntentId } }).catch(() => undefined);

  const openWhenSettled = async (paymentIntentId: string): Promise<void> => {
    for (let asked = 0; asked < patience.times; asked++) {
      await pause();
      const found = await lookUp(paymentIntentId);
      if (found && found.status !== 'pending') return queries.invalidateQueries();
    }
  };

  return async ({ paymentIntentId, outcome }: PaymentReturn): Promise<void> => {
    const kept = takePendingPayment(sessionStorage);
    const found = paymentIntentId === null ? undefined : await lookUp(paymentIntentId);
    // Paying opens what was loaded as locked before.
    await queries.invalidateQueries();
    const payment = found ?? kept;
    if (outcome === 'failed' || found?.status === 'failed') {
      toast({ tone: 'destructive', title: words.failed, text: words.failedText });
    } else if (!payment || (found?.status === 'pending' && outcome !== 'succeeded')) {
      toast({ title: words.processed, text: words.processedText });
    } else {
      track({ ...payment, transactionId: paymentIntentId ?? kept?.paymentIntentId ?? '' });
      toast({ title: words.successful, text: words.successfulText });
    }
    if (paymentIntentId !== null && found?.status === 'pending') void openWhenSettled(paymentIntentId);
    if (payment?.optimizationId) dispatch({ type: 'resultOpened', optimizationId: payment.optimizationId });
  };
}
