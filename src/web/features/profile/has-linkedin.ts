import type { Membership } from '#contract/accounts.ts';

/** The profile shows LinkedIn to Pro and Unlimited; the enhancement itself is only for Unlimited. */
export const hasLinkedin = ({ plan }: Membership): boolean => plan === 'pro' || plan === 'unlimited';
