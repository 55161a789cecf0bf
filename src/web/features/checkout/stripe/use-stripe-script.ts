import { useQuery } from '@tanstack/react-query';
import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * Only the policy of /checkout allows Stripe's script, and a policy applies for the lifetime of a document: a document that was loaded as another page and
 * navigated here on the client is reloaded.
 */
const isLoadedAsThisPage = (): boolean => {
  const [loading] = performance.getEntriesByType('navigation');
  return loading === undefined || new URL(loading.name).pathname === location.pathname;
};

const untilReloaded = new Promise<never>(() => {});

/** Stripe with the operator's key. */
export function useStripeScript(publishableKey: string | undefined) {
  return useQuery({
    queryKey: ['stripe', publishableKey],
    structuralSharing: false,
    queryFn: async () => {
      if (!isLoadedAsThisPage()) {
        location.reload();
        return untilReloaded;
      }
      if (publishableKey === undefined) throw new Error('Stripe takes no card without a publishable key.');
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe.js is for browsers.');
      return stripe;
    },
  });
}
