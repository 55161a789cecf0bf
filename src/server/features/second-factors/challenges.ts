import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SharedLimits } from '../../http/shared-limits.ts';
import type { Clock } from '../../clock.ts';

/** How long a person may take to use a passkey. */
export const challengeSeconds = 300;

const nonceBytes = 16;
const timeBytes = 6;
const signedBytes = nonceBytes + timeBytes;

/** What passkeys sign: random, for one purpose, valid for minutes and once. None is stored until it comes back, so that asking for them fills no table. */
export interface Challenges {
  /** `of` says what it's for and who may use it: it's good for nothing else. In base64url. */
  make(of: string): string;
  /** Accepts a returned challenge once: false if it isn't ours, is for something else, too old, or was accepted by any process before. */
  take(challenge: string, of: string): Promise<boolean>;
}

interface Deps {
  clock: Clock;
  limits: Pick<SharedLimits, 'add'>;
  /** That they are signed with. */
  key: string;
}

export function createChallenges({ clock, limits, key }: Deps): Challenges {
  const sign = (signed: Buffer, of: string): Buffer => createHmac('sha256', key).update(signed).update(of).digest();
  return {
    make(of) {
      const until = Buffer.alloc(timeBytes);
      until.writeUIntBE(clock.now().getTime() + challengeSeconds * 1000, 0, timeBytes);
      const signed = Buffer.concat([randomBytes(nonceBytes), until]);
      return Buffer.concat([signed, sign(signed, of)]).toString('base64url');
    },
    async take(challenge, of) {
      const bytes = Buffer.from(challenge, 'base64url');
      const signed = bytes.subarray(0, signedBytes);
      const mac = bytes.subarray(signedBytes);
      const right = sign(signed, of);
      if (signed.length !== signedBytes || mac.length !== right.length || !timingSafeEqual(mac, right)) return false;
      if (signed.readUIntBE(nonceBytes, timeBytes) < clock.now().getTime()) return false;
      // By its bytes: one challenge can be written in several ways.
      const who = bytes.toString('hex');
      const used = { name: 'used challenges', who, max: 1, windowSeconds: 2 * challengeSeconds };
      return (await limits.add(used)).over === 0;
    },
  };
}
