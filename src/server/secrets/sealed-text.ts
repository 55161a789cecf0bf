import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals texts for their owners: AES-256-GCM under a key derived from the server's secret for one purpose, bound to the owner's id. */
export interface Sealer {
  seal(text: string, ownerId: string): string;
  /** Nothing where it was sealed for another owner, another purpose or under another secret, or was changed. */
  open(sealed: string, ownerId: string): string | undefined;
}

export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(text, ownerId) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(ownerId));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, ownerId) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return undefined;
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(ownerId))
        .setAuthTag(tag);
      try {
        const body = opening.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([body, opening.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
