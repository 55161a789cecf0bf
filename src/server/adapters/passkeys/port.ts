import type { CreatedCredential, UsedCredential } from '#contract/second-factors.ts';

/** A passkey as it is kept. */
export interface KeptPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  synced: boolean;
}

/** Whether a challenge is one that was made for this and not used yet; from then on it is used. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Checks what an authenticator signed for this site, with the person verified. Never throws because of what was sent: what is not right is nothing. */
export interface PasskeyVerifier {
  created(credential: CreatedCredential, take: TakeChallenge): Promise<KeptPasskey | undefined>;
  used(
    credential: UsedCredential,
    passkey: KeptPasskey,
    take: TakeChallenge,
  ): Promise<Pick<KeptPasskey, 'counter' | 'synced'> | undefined>;
}
