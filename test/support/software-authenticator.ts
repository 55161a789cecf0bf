import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreatedCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedCredential,
} from '#contract/second-factors.ts';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR as an authenticator writes (RFC 8949): small numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

/** Deliberate mistakes of the authenticator. */
export interface Mischief {
  origin?: string;
  rpId?: string;
  /** Whether the person was verified, by fingerprint, face or PIN. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
}

const [present, verifiedFlag, withCredential] = [1, 4, 64];
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url');

/** An authenticator with one passkey (ES256), as a browser would answer for it. */
export function softwareAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  const known = { rpId: '', handle: '' };
  let signed = 0;

  const clientData = (type: string, challenge: string, wrong: Mischief): string =>
    JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false });
  const authenticatorData = (rpId: string, flags: number, wrong: Mischief): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? signed);
    const isVerified = wrong.verified ?? true;
    const allFlags = present | flags | (isVerified ? verifiedFlag : 0);
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([allFlags]), counter]);
  };

  return {
    id,
    create({ challenge, rp, user }: PasskeyCreationOptions, wrong: Mischief = {}): CreatedCredential {
      Object.assign(known, { rpId: rp.id, handle: user.id });
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]);
      const authData = Buffer.concat([authenticatorData(rp.id, withCredential, wrong), attested]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, wrong)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    use({ challenge, rpId }: PasskeyRequestOptions, wrong: Mischief = {}): UsedCredential {
      signed += 1;
      const clientDataJSON = clientData('webauthn.get', challenge, wrong);
      const data = authenticatorData(rpId, 0, wrong);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      const response = {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: wrong.userHandle ?? known.handle,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
