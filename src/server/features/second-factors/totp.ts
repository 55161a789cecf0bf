import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every authenticator app takes (RFC 6238 with its defaults): SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** 160 bits, as long as what SHA-1 makes (RFC 4226, 4, R6). */
const secretBytes = 20;
/** How many steps a clock may be fast or slow. */
const drift = 1;

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as authenticator apps take it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32.charAt(parseInt(five.padEnd(5, '0'), 2))).join('');
}

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** The half minute of a time. */
export const stepOf = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds);

/** The code of one step: the end of an HMAC of its number (RFC 4226, 5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code is of, about the time given; nothing where it is of none. */
export function stepOfCode(secret: Uint8Array, code: string, time: Date): number | undefined {
  const now = stepOf(time);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => now - drift + index);
  const sent = Buffer.from(code);
  return steps
    .filter((step) => sent.length === digits && timingSafeEqual(Buffer.from(codeAt(secret, step)), sent))
    .at(-1);
}

/** What apps read from a QR code (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function appUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
