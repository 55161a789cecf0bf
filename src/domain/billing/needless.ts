import type { Access, Entitlements } from './entitlements.ts';
import { prices, type PaidPart, type PaymentType } from './prices.ts';

/** What is to be bought; `access` is of the optimization it is for, absent where it is for none. */
export interface Wish {
  paymentType: PaymentType;
  access: Record<PaidPart, Access> | undefined;
}

/** Why nobody should pay for something: it is held, or open, already. */
export type Needless = 'ALREADY_SUBSCRIBED' | 'PLAN_OPENS_ALL' | 'ALREADY_UNLOCKED';

const closedParts = ({ paymentType, access }: Wish): PaidPart[] =>
  prices[paymentType].opens.filter((part) => access?.[part] !== 'download');

/** Why paying for it would open nothing; nothing where it would. */
export function needless({ plan }: Pick<Entitlements, 'plan'>, wish: Wish): Needless | undefined {
  const { paymentType, access } = wish;
  if (plan === 'unlimited' || (paymentType === 'pro' && plan === 'pro')) return 'ALREADY_SUBSCRIBED';
  if (prices[paymentType].scope === 'account') return undefined;
  if (access === undefined) return plan === 'pro' ? 'PLAN_OPENS_ALL' : undefined;
  return closedParts(wish).length === 0 ? 'ALREADY_UNLOCKED' : undefined;
}

/** Whether something that was paid for and not spent would open all that is to be bought. */
export const isCovered = ({ credits }: Pick<Entitlements, 'credits'>, wish: Wish): boolean =>
  wish.access !== undefined &&
  credits.some(({ paymentType }) => closedParts(wish).every((part) => prices[paymentType].opens.includes(part)));
