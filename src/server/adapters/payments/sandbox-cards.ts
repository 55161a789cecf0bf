import type { Copy } from '#copy/copy.ts';

/** Why a card is declined. */
export type Decline = keyof Copy['sandboxDeclines'];

/** What the sandbox does with a card, by its number: the numbers of Stripe's test mode. */
export type CardOutcome =
  /** `renews`: whether it pays for the months after the first. */
  { kind: 'pays'; renews: boolean } | { kind: 'asks' } | { kind: 'declines'; why: Decline } | { kind: 'invalid' };

/** The outcome for a card number as typed, with or without spaces. */
export function cardOutcome(typed: string): CardOutcome {
  const number = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return { kind: 'invalid' };
  switch (number) {
    case '4242424242424242':
      return { kind: 'pays', renews: true };
    // Stripe's card that is accepted once and refused when charged later.
    case '4000000000000341':
      return { kind: 'pays', renews: false };
    case '4000002500003155':
      return { kind: 'asks' };
    case '4000000000000002':
      return { kind: 'declines', why: 'declined' };
    default:
      return { kind: 'declines', why: 'unknownCard' };
  }
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
