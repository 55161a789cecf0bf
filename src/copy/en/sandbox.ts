const declined = 'Your card was declined.';

/** Why the sandbox declines a card, as a provider would word it. */
export const sandboxDeclines = {
  declined,
  unknownCard: `${declined} This is a sandbox: only its test cards work here.`,
} as const;
