import type { CreatedCredential, UsedCredential } from '#contract/second-factors.ts';

/** A stored passkey. */
export interface KeptPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  synced: boolean;
}

/** Uses up a challenge. Returns whether it was made for this purpose and not used before. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Checks what an authenticator signed for this site, with the person verified. Never throws because of its input: anything wrong gives undefined. */
export interface PasskeyVerifier {
  created(credential: CreatedCredential, take: TakeChallenge): Promise<KeptPasskey | undefined>;
  used(
    credential: UsedCredential,
    passkey: KeptPasskey,
    take: TakeChallenge,
  ): Promise<Pick<KeptPasskey, 'counter' | 'synced'> | undefined>;
}
