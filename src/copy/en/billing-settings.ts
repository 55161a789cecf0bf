/** Billing and subscription, in the settings of an account. */
export const billing = {
  title: 'Billing and Subscription',
  text: 'Your plan, cards and invoices are kept by the payment provider.',
  manage: 'Manage Billing',
  opening: 'Opening...',
  failed: 'Portal access failed',
  failedText: 'The billing page could not be opened. Please try again.',
  /** What stands in for a provider's own page where nobody really pays. */
  sandbox: 'Sandbox: no money moves',
  sandboxText: 'This stands in for the payment provider’s page. There is no running subscription to end here.',
  sandboxPro: 'This stands in for the payment provider’s page. Pro renews each month until you end it.',
  cancel: 'End Pro with this month',
  canceling: 'Ending...',
  canceled: 'Pro will not renew',
  canceledText: (date: string) => `It stays open until ${date}.`,
  cancelFailed: 'Could not end the subscription',
  cancelFailedText: 'It goes on as before. Please try again.',
} as const;
