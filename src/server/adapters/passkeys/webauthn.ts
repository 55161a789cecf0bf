import type { PasskeyVerifier } from './port.ts';

interface Settings {
  /** Of the pages that passkeys are for. */
  origin: string;
  rpId: string;
  /** The numbers of the signatures that are taken (COSE). */
  algorithms: number[];
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * Checks what authenticators sign, by SimpleWebAuthn: origin, site, challenge, that the person was there and was verified, the signature, and a counter that
 * goes up. The library is loaded when the first passkey is used: it takes 28 MB of memory that most servers never need.
 */
export function webauthnVerifier({ origin, rpId, algorithms }: Settings): PasskeyVerifier {
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
  return {
    async created({ response, ...credential }, takeChallenge) {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      try {
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: {
            ...credential,
            response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
            clientExtensionResults: {},
          },
          expectedChallenge: takeChallenge,
          expectedType: 'webauthn.create',
          supportedAlgorithmIDs: algorithms,
        });
        if (!registrationInfo) return undefined;
        const { credential: made, credentialBackedUp: synced } = registrationInfo;
        return {
          credentialId: made.id,
          publicKey: text(made.publicKey),
          counter: made.counter,
          transports: response.transports ?? [],
          synced,
        };
      } catch {
        // Whatever is wrong with it, it is thrown: what was sent is no passkey of ours.
        return undefined;
      }
    },

    async used(credential, { credentialId, publicKey, counter }, takeChallenge) {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { ...credential, clientExtensionResults: {} },
          credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          expectedChallenge: takeChallenge,
          expectedType: 'webauthn.get',
        });
        return verified
          ? { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
