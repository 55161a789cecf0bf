import type { Membership } from '#contract/accounts.ts';

/** The profile shows LinkedIn to Pro and Unlimited; the enhancement itself is for Unlimited alone. */
export const hasLinkedin = ({ plan }: Membership): boolean => plan === 'pro' || plan === 'unlimited';
