/** Why a payment is not known to be paid. */
export interface PaymentProblem {
  /**
   * `declined`: the card was; `refused`: it was not sent on, for another reason; `unanswered`: what became of it is not known, and it may be paid.
   */
  kind: 'declined' | 'refused' | 'unanswered';
  text: string;
}
