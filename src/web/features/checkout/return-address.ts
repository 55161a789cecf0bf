/** Where a payment returns to, with what Stripe adds to the address it was given. */
export const returnAddress = (paid?: { paymentIntentId: string; clientSecret: string }): string => {
  const query = new URLSearchParams({ success: 'true' });
  if (paid) {
    query.set('payment_intent', paid.paymentIntentId);
    query.set('payment_intent_client_secret', paid.clientSecret);
  }
  return `/optimize?${query.toString()}`;
};
