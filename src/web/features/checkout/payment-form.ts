/** The props of a form that takes a card, whichever provider's it is. */
export interface PaymentFormProps {
  clientSecret: string;
  /** The provider's publishable key, if it has one. */
  publishableKey: string | undefined;
  cents: number;
  /** Called before the card is sent. */
  onPaying: () => void;
  /** Called when nothing was paid, and why; `unsent`: the form lacked something. */
  onFailed: (reason: 'declined' | 'refused' | 'unsent') => void;
  /** Called when the answer got lost: it may have been paid. */
  onUnanswered: () => void;
  /** Called when the server no longer takes money for this, because the order has changed meanwhile. */
  onStale: () => void;
  onPaid: () => void;
}
