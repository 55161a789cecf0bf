/** The props of a form that takes a card, whichever provider's it is. */
export interface PaymentFormProps {
  clientSecret: string;
  /** The provider's publishable key, if it has one. */
  publishableKey: string | undefined;
  cents: number;
  /** Called before the card is sent. */
  onPaying: () => void;
  /** Called when nothing was paid. */
  onFailed: () => void;
  onPaid: () => void;
}
