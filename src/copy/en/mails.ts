import type { PasswordChange } from '../password-change.ts';
import { counted, plural } from './counting.ts';

/** A mail, worded: plain text, one thought a paragraph. */
export interface MailWords {
  subject: string;
  text: string;
}

/** What a payment opened, and the address where it is seen. */
type ReceiptOpens =
  { kind: 'optimization'; job: string; link: string } | { kind: 'plan' | 'package' | 'keptPackage'; link: string };

export interface Receipt extends Record<'product' | 'amount' | 'date' | 'payment' | 'support', string> {
  opens: ReceiptOpens;
}

const opened: Record<ReceiptOpens['kind'], string> = {
  optimization: 'It’s ready in your account:',
  plan: 'Your plan is active, and everything it includes is unlocked in your account:',
  package: 'Your package is waiting in your account. You can use it on any optimization:',
  keptPackage:
    'By the time your payment arrived, the optimization it was for had been deleted or was already unlocked. ' +
    'Nothing is lost: your package is waiting in your account, and you can use it on any other optimization. ' +
    'If you’d rather have your money back, just reply.',
};

const signed = (...paragraphs: string[]): string => [...paragraphs, 'Foothold'].join('\n\n');

const list = (lead: string, items: readonly string[]): string => [lead, ...items.map((item) => `- ${item}`)].join('\n');

const endedBy = ({ byLink, confirmed, apiKeys, removedPasskeys }: PasswordChange): string =>
  list('What changed with it:', [
    byLink ? 'You’ve been signed out everywhere.' : 'You’ve been signed out everywhere else.',
    ...(apiKeys > 0 ? [`${counted(apiKeys, 'API key')} ${plural(apiKeys, 'was', 'were')} revoked.`] : []),
    ...removedPasskeys.map((name) => `The passkey “${name}” was removed. It no longer signs you in.`),
    ...(confirmed ? ['Your email address is now confirmed.'] : []),
  ]);

function keptBy(change: PasswordChange & { link: string; support: string }): string[] {
  const { confirmed, keptAuthenticator, keptPasskeys, link, support } = change;
  if (!keptAuthenticator && keptPasskeys.length === 0) return [];
  const kept = [
    ...(keptAuthenticator
      ? [
          'Two-step sign-in is still on: signing in with your password also asks for a code from your authenticator app.',
        ]
      : []),
    ...keptPasskeys.map((name) => `The passkey “${name}” still signs you in.`),
  ];
  return [
    list('What hasn’t changed:', kept),
    `If you don’t recognize everything there, remove it in your profile’s settings:\n${link}`,
    // Whoever never had the app can't get to those settings.
    ...(confirmed && keptAuthenticator
      ? [
          `If you never set up an authenticator app here, someone else signed up with your address. Write to ${support}: once we’re sure that ` +
            'the account is yours, we’ll turn two-step sign-in off.',
        ]
      : []),
  ];
}

/** Every mail that is sent, by occasion. Links are made by the caller from PUBLIC_URL. */
export const mails = {
  resetPassword: ({ link, minutes }: { link: string; minutes: number }): MailWords => ({
    subject: 'Reset your Foothold password',
    text: signed(
      'Someone (most likely you) asked to reset the password for the Foothold account with this email address.',
      `To set a new one, open this link within ${minutes} minutes:\n${link}`,
      'If it wasn’t you, you don’t need to do anything. Your password stays the same.',
    ),
  }),
  verifyEmail: ({ link, days, waits }: { link: string; days: number; waits: boolean }): MailWords => ({
    subject: 'Confirm your email address for Foothold',
    text: signed(
      'Someone (most likely you) has a Foothold account with this email address.',
      `To confirm that it’s yours, open this link within ${days} days, and sign in if you’re asked to:\n${link}`,
      ...(waits
        ? [
            'Until then we won’t email you job alerts, reminders, or when something’s ready, and two-step sign-in and passkeys stay off. ' +
              'Everything else works without it.',
          ]
        : []),
      'If it wasn’t you, you don’t need to do anything. If you’d like us to delete the account, just reply.',
    ),
  }),
  passwordChanged: (change: PasswordChange & { link: string; support: string }): MailWords => ({
    subject: change.byLink ? 'Your Foothold password was reset' : 'Your Foothold password was changed',
    text: signed(
      change.byLink
        ? 'Your Foothold password was just reset, with a link that we emailed to this address.'
        : 'Your Foothold password was just changed.',
      endedBy(change),
      ...keptBy(change),
      change.byLink
        ? 'If it wasn’t you, someone else can read your email: secure your mailbox first, and then reset your password again.'
        : 'If it wasn’t you, go to the sign-in page and reset your password right away.',
    ),
  }),
  receipt: ({ product, amount, date, payment, opens, support }: Receipt): MailWords => ({
    subject: `Your Foothold receipt: ${product}, ${amount}`,
    text: signed(
      'Thank you for your purchase!',
      [
        `Product: ${product}`,
        ...('job' in opens ? [`For: ${opens.job}`] : []),
        `Amount: ${amount}`,
        `Date: ${date}`,
        `Payment: ${payment}`,
      ].join('\n'),
      `${opened[opens.kind]}\n${opens.link}`,
      `If you’re not happy with it, reply to this email or write to ${support} within 30 days and we’ll give you your money back.`,
    ),
  }),
  contactMessage: ({
    name,
    email,
    subject,
    message,
  }: Record<'name' | 'email' | 'subject' | 'message', string>): MailWords => ({
    subject: `Contact form: ${subject}`,
    text: [`From: ${name} <${email}>`, `Subject: ${subject}`, message, 'Reply to this email to answer them.'].join(
      '\n\n',
    ),
  }),
  optimizationReady: ({ jobTitle, link }: { jobTitle: string; link: string }): MailWords => ({
    subject: `Your optimized resume for ${jobTitle} is ready`,
    text: signed(`Your optimized resume and cover letter for ${jobTitle} are ready. Open the result here:\n${link}`),
  }),
} as const;
