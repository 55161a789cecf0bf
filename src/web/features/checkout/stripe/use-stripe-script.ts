import { useQuery } from '@tanstack/react-query';
import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * Stripe's script is let in by the policy of /checkout alone, and a policy holds from a document's loading to its end: a
 * document that was loaded as another page, and led here without loading, is loaded anew.
 */
const isLoadedAsThisPage = (): boolean => {
  const [loading] = performance.getEntriesByType('navigation');
  return loading === undefined || new URL(loading.name).pathname === location.pathname;
};

const untilLoadedAnew = new Promise<never>(() => {});

/** Stripe with the operator's key. */
export function useStripeScript(publishableKey: string | undefined) {
  return useQuery({
    queryKey: ['stripe', publishableKey],
    structuralSharing: false,
    queryFn: async () => {
      if (!isLoadedAsThisPage()) {
        location.reload();
        return untilLoadedAnew;
      }
      if (publishableKey === undefined) throw new Error('Stripe takes no card without a publishable key.');
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe.js is for browsers.');
      return stripe;
    },
  });
}
