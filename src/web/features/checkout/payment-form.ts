/** What a form that takes a card is given, whoever's it is. */
export interface PaymentFormProps {
  clientSecret: string;
  /** The provider's key for browsers, where it has one. */
  publishableKey: string | undefined;
  cents: number;
  /** Called before the card is sent. */
  onPaying: () => void;
  /** Called when nothing was paid. */
  onFailed: () => void;
  onPaid: () => void;
}
