import type { FactorChangeName } from '../factor-changes.ts';
import { counted } from './counting.ts';
import type { MailWords } from './mails.ts';

export interface FactorFacts {
  /** Of the passkey or API key. */
  name: string;
  /** How many recovery codes are left. */
  left: number;
  /** How many API keys were revoked. */
  count: number;
}

const changes: Record<FactorChangeName, (facts: FactorFacts) => { subject: string; what: string; next?: string }> = {
  authenticatorAdded: () => ({
    subject: 'Two-step sign-in is on for your Foothold account',
    what:
      'Two-step sign-in was just turned on for your Foothold account, and you’ve been signed out everywhere else. From now on, your ' +
      'password alone isn’t enough: we also ask for a code from your authenticator app.',
  }),
  authenticatorRemoved: () => ({
    subject: 'Two-step sign-in is off for your Foothold account',
    what: 'Two-step sign-in was just turned off for your Foothold account. Your password alone is enough to sign in again.',
  }),
  recoveryCodesRenewed: () => ({
    subject: 'You have new Foothold recovery codes',
    what: 'New recovery codes were just created for your Foothold account. The old ones no longer work.',
  }),
  recoveryCodeUsed: ({ left }) => ({
    subject: 'A recovery code was used for your Foothold account',
    what:
      `One of your recovery codes was just used for your Foothold account. You have ${counted(left, 'code')} left, and can get new ones in ` +
      'your profile’s settings.',
  }),
  codesGuessed: () => ({
    subject: 'Someone may know your Foothold password',
    what:
      'Someone entered the right password for your Foothold account, and then several wrong codes. So far, that hasn’t let them in. If it ' +
      'wasn’t you, they know your password: please set a new one.',
  }),
  passkeyAdded: ({ name }) => ({
    subject: 'A passkey was added to your Foothold account',
    what:
      `The passkey “${name}” was just added to your Foothold account. It signs you in without a password or a code. If you didn’t add it, ` +
      'choose “Remove my passkeys, too” when you reset your password.',
  }),
  passkeyRemoved: ({ name }) => ({
    subject: 'A passkey was removed from your Foothold account',
    what: `The passkey “${name}” was just removed from your Foothold account. It no longer signs you in.`,
  }),
  apiKeyCreated: ({ name }) => ({
    subject: 'An API key was created for your Foothold account',
    what: `The API key “${name}” was just created for your Foothold account. A program that has it can use your account without your password or a code.`,
  }),
  signedOutByOperator: ({ count }) => ({
    subject: 'You were signed out of Foothold',
    what:
      `The people who run this site just signed you out everywhere${count > 0 ? `, and revoked your ${counted(count, 'API key')}` : ''}. ` +
      'Your password still works, and so do any passkeys.',
    next: 'They do this when someone else may be in your account. Reset your password on the sign-in page. If you don’t know why it was done, write to',
  }),
};

/** Tells a person what has changed about how their account is signed in to. */
export function factorMail(
  change: FactorChangeName,
  { support, ...facts }: FactorFacts & { support: string },
): MailWords {
  const fallback = 'If it wasn’t you, go to the sign-in page, reset your password right away, and write to';
  const { subject, what, next = fallback } = changes[change](facts);
  return { subject, text: [what, `${next} ${support}.`, 'Foothold'].join('\n\n') };
}
