/** Billing and subscription, in the settings of an account. */
export const billing = {
  title: 'Billing and Subscription',
  text: 'You can manage your plan, cards and invoices with our payment provider.',
  manage: 'Manage Billing',
  opening: 'Opening...',
  failed: 'Portal access failed',
  failedText: 'We couldn’t open the billing page. Please try again.',
  /** What stands in for a provider's own page where nobody really pays. */
  sandbox: 'Sandbox: no real money',
  sandboxText: 'This stands in for the payment provider’s page. You have no subscription to cancel.',
  sandboxPro: 'This stands in for the payment provider’s page. Pro renews every month until you cancel.',
  cancel: 'Cancel Pro',
  canceling: 'Canceling...',
  canceled: 'Pro won’t renew',
  canceledText: (date: string) => `You can keep using it until ${date}.`,
  cancelFailed: 'We couldn’t cancel your subscription',
  cancelFailedText: 'Nothing has changed. Please try again.',
} as const;
