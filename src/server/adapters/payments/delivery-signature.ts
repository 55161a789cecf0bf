import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum age of a delivery: a copy that is sent again later is rejected. */
const toleranceSeconds = 300;

const mac = (body: string, seconds: number, key: string): string =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');

/** Signs as Stripe does (`t=<seconds>,v1=<HMAC-SHA256 of "t.body">`; https://docs.stripe.com/webhooks#verify-manually). */
export const signDelivery = (body: string, now: Date, key: string): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(body, seconds, key)}`;
};

/** Whether a body was signed with the key at most five minutes ago. */
export function isSigned(body: string, signature: string | undefined, now: Date, key: string): boolean {
  const [, stamp = '', sent = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  const seconds = Number(stamp);
  const right = Buffer.from(mac(body, seconds, key));
  if (sent.length !== right.length || !timingSafeEqual(Buffer.from(sent), right)) return false;
  return Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds;
}
