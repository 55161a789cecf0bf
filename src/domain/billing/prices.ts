/** What can be bought. `basic` and `complete` are one package under two values. */
export const paymentTypes = ['cover_letter', 'resume', 'basic', 'complete', 'pro', 'unlimited'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The plans an account can have, from least to most. */
export const plans = ['free', 'basic', 'pro', 'unlimited'] as const;
export type Plan = (typeof plans)[number];

/** The parts of the product that are sold. */
export const paidParts = ['resume', 'coverLetter', 'interviewPrep'] as const;
export type PaidPart = (typeof paidParts)[number];

export interface Price {
  /** US cents. */
  cents: number;
  billing: 'one-time' | 'monthly' | 'lifetime';
  /** Whether it opens one optimization or all of the account's. */
  scope: 'optimization' | 'account';
  opens: readonly PaidPart[];
  linkedin: boolean;
}

const everything = ['resume', 'coverLetter', 'interviewPrep'] as const;
const completePackage: Price = {
  cents: 699,
  billing: 'one-time',
  scope: 'optimization',
  opens: everything,
  linkedin: false,
};

/** The one price table: what is shown, charged and stored comes from here. */
export const prices: Readonly<Record<PaymentType, Price>> = {
  cover_letter: { cents: 199, billing: 'one-time', scope: 'optimization', opens: ['coverLetter'], linkedin: false },
  resume: { cents: 499, billing: 'one-time', scope: 'optimization', opens: ['resume'], linkedin: false },
  basic: completePackage,
  complete: completePackage,
  pro: { cents: 1199, billing: 'monthly', scope: 'account', opens: everything, linkedin: false },
  unlimited: { cents: 9900, billing: 'lifetime', scope: 'account', opens: everything, linkedin: true },
};

export const currency = 'usd';

/** The decimal text of an amount in cents, as the payments table stores it: 699 is `6.99`. */
export const decimalAmount = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** The cents of a stored decimal(10,2). */
export const centsOf = (decimal: string): number => {
  const [whole = '0', part = ''] = decimal.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
};
