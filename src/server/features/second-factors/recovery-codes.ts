import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#contract/second-factors.ts';
import { hashToken } from '../../secrets/secret-token.ts';

/** Letters and digits that are not taken for one another (Crockford's base 32). */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits: nobody guesses them, not even from their hashes, so a fast hash without the server's secret does. */
const length = 16;

const newCode = (): string => [...randomBytes(length)].map((byte) => letters.charAt(byte % letters.length)).join('');

/** `abcd-efgh-jkmn-pqrs`, as it is shown. */
const shown = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** A code as it was typed from paper, without what people put between and with what looks alike taken for what was meant. */
export const typedCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

export const isRecoveryCode = (typed: string): boolean => typed.length === length;

export const hashOf = (typed: string): string => hashToken(`recovery code ${typed}`);

/** New codes, as they are shown and as they are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const made = Array.from({ length: recoveryCodeCount }, newCode);
  return { codes: made.map(shown), hashes: made.map(hashOf) };
}
