import { useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { readOptions } from '../../api/queries.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { pendingPaymentOf } from '../checkout/pending-payment.ts';
import { keepConfirming } from '../checkout/use-confirming.ts';
import { useConversion } from '../checkout/use-conversion.ts';

/** The parameters in the address of a return from paying. */
interface PaymentReturn {
  paymentIntentId: string | null;
  /** Stripe's status of the payment, for display only: only its signed events open anything. */
  outcome: string | null;
}

/** Back from paying: looks up the purchase, or takes it from what was kept before paying, and opens what it was for. */
export function usePaymentReturn(open: (optimizationId: string) => void) {
  const { paymentReturn: words, packages } = useCopy();
  const client = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const track = useConversion();

  const lookUp = (paymentIntentId: string) =>
    client.call(api.getPaymentDetails, { params: { paymentIntentId } }).catch(() => undefined);
  const packagesToSpend = async () =>
    client.call(api.getMe, {}).then(
      ({ membership }) => membership.credits,
      () => 0,
    );

  return async ({ paymentIntentId, outcome }: PaymentReturn): Promise<void> => {
    const pending = pendingPaymentOf(sessionStorage);
    // What was stored is for one return: a payment that is being confirmed has had it, and is not another one's.
    const kept = pending?.returned ? undefined : pending;
    const found = paymentIntentId === null ? undefined : await lookUp(paymentIntentId);
    const payment = found ?? kept;
    // The provider knows which optimization a payment is for; only this page knows which one a plan was bought for.
    const optimizationId = found?.optimizationId ?? kept?.optimizationId;
    const failed = outcome === 'failed' || found?.status === 'failed';
    const confirming = !failed && payment !== undefined && found?.status !== 'succeeded';
    const intent = paymentIntentId ?? kept?.paymentIntentId;
    const { paymentType = 'complete', amount = 0, currency = '' } = payment ?? {};
    const begun = { paymentIntentId: intent ?? '', paymentType, amount, currency, optimizationId };
    if (payment) keepConfirming(queries, confirming && intent !== undefined ? begun : undefined);
    // Paying opens what was read as locked before.
    await queries.invalidateQueries();
    if (optimizationId !== undefined)
      await queries.fetchQuery(readOptions(api.getOptimization, { id: optimizationId })).catch(() => undefined);
    if (failed) {
      toast({ tone: 'destructive', title: words.failed, text: words.failedText });
    } else if (!payment || (found?.status === 'pending' && outcome !== 'succeeded')) {
      toast({ tone: 'notice', title: words.processed, text: words.processedText });
    } else {
      track({ ...payment, transactionId: intent ?? '' });
      const toSpend = optimizationId === undefined ? await packagesToSpend() : 0;
      const text = toSpend > 0 ? `${words.successfulText} ${packages.spendHere(toSpend)}` : words.successfulText;
      toast({ title: words.successful, text });
    }
    if (optimizationId) open(optimizationId);
  };
}
