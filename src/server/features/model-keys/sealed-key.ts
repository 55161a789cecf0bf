import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals texts for sessions: AES-256-GCM under a key derived from the server's secret, bound to the session's id. */
export interface Sealer {
  seal(text: string, sessionId: string): string;
  /** Nothing where it was sealed for another session or under another secret, or was changed. */
  open(sealed: string, sessionId: string): string | undefined;
}

export function createSealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'model keys of sessions', 32));
  return {
    seal(text, sessionId) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(sessionId));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, sessionId) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return undefined;
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(sessionId))
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
