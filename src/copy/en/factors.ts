import { counted } from './counting.ts';

/** What an account is signed in with besides its password. */
export interface HeldFactors {
  passkeys: number;
  authenticator: boolean;
}

/** Nothing where there is neither. */
export function factorList({ passkeys, authenticator }: HeldFactors): string | undefined {
  const held = [
    ...(passkeys > 0 ? [counted(passkeys, 'passkey')] : []),
    ...(authenticator ? ['an authenticator app'] : []),
  ];
  return held.length > 0 ? held.join(' and ') : undefined;
}
